import type { RefObject } from 'react';
import { loadArticles, printArticles } from './print-articles';

/** Frames whose pages are still loading. */
const busy = new WeakSet<object>();

/** Prints the articles of several pages as one document in a frame. Does nothing if the frame is already about to print. */
export async function printSection(
  frame: RefObject<HTMLIFrameElement | null>,
  addresses: string[],
): Promise<void> {
  if (busy.has(frame)) return;
  busy.add(frame);
  try {
    const articles = await loadArticles(addresses);
    // Null if the reader has left the page.
    if (frame.current) await printArticles(frame.current, articles);
  } finally {
    busy.delete(frame);
  }
}
