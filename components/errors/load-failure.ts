/** What could not be loaded, and how to try again. The layout shows it as an error text with a Retry button. */
export type LoadFailure = { what: 'page' | 'part'; retry: () => void };

/** Reports something that could not be loaded. The reason is in the browser's words: it belongs to the console. */
export function reportLoadFailure(what: LoadFailure['what'], retry: () => void): void {
  const detail: LoadFailure = { what, retry };
  document.dispatchEvent(new CustomEvent('load:failed', { detail }));
}

/** `part:loading` when a part is asked for, `part:settled` when it is here or cannot be had. */
type PartEvent = 'part:loading' | 'part:settled';

/** Loads and starts a part that comes by dynamic import; when that fails, the error text and its Retry button show. */
export async function startPart(load: () => Promise<void>): Promise<void> {
  announce('part:loading');
  try {
    await load();
  } catch (error) {
    console.error(error);
    reportLoadFailure('part', () => void startPart(load));
  } finally {
    announce('part:settled');
  }
}

function announce(name: PartEvent): void {
  document.dispatchEvent(new CustomEvent(name));
}
