import { useEffect, useState } from 'react';
import type { EntryNode } from '@/lib/api-reference/entry-tree';
import { findTarget } from '@/lib/browser/find-target';

/** Distance between two probed points: less than the height of the smallest entry. */
const STEP_PX = 16;

/** Headings of the text around the entries. They are never skipped, so their rectangles cost no layout. */
const HEADINGS = '.prose > :is(h2, h3)';

/**
 * The entry, or the section of text, being read on a reference page. One that the address names stays active until the reader scrolls
 * away.
 */
export function useActiveEntry(entries: EntryNode[]): EntryNode | undefined {
  const [active, setActive] = useState<EntryNode>();
  useEffect(() => {
    const rows = flatten(entries).filter(({ anchor }) => anchor);
    let target: { entry: Element; top: number } | undefined;
    let frame = 0;
    const update = (): void => {
      frame = 0;
      if (target && Math.abs(target.entry.getBoundingClientRect().top - target.top) > 2) target = undefined;
      const entry = target?.entry ?? entryInView();
      const id = (entry?.querySelector(':is(h2, h3, h4)') ?? entry)?.id;
      // A type of the configuration has no row of its own: mark its first key instead.
      setActive(
        rows.find(({ anchor }) => anchor === id) ?? rows.find(({ anchor }) => anchor?.startsWith(`${id}.`)),
      );
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    const onHash = (): void => {
      const entry = findTarget(location.hash)?.closest(`.entry, ${HEADINGS}`);
      cancelAnimationFrame(frame);
      // The browser has scrolled to it by the next frame.
      frame = requestAnimationFrame(() => {
        target = entry ? { entry, top: entry.getBoundingClientRect().top } : undefined;
        frame = requestAnimationFrame(update);
      });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    window.addEventListener('hashchange', onHash);
    // After a far jump, the entries in view can only be hit once the browser has laid them out.
    document.addEventListener('contentvisibilityautostatechange', onScroll);
    onHash();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
      window.removeEventListener('hashchange', onHash);
      document.removeEventListener('contentvisibilityautostatechange', onScroll);
    };
  }, [entries]);
  return active;
}

function flatten(nodes: EntryNode[]): EntryNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

/**
 * The first entry below the navbar, or the heading of the text there. In the last screen of the page the probed point moves down to the
 * bottom, so that each entry becomes active. Hit testing is used because rectangles would force the layout of skipped blocks.
 */
function entryInView(): Element | undefined {
  const prose = document.querySelector('.prose');
  if (!prose) return undefined;
  const { innerHeight, scrollY } = window;
  const x = prose.getBoundingClientRect().left + 1;
  const bar = Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
  const furthest = document.documentElement.scrollHeight - innerHeight;
  const lastScreen = Math.min(innerHeight, furthest);
  /** From 0, where the last screen of scrolling begins, to 1 at the end of the page. */
  const progress = lastScreen > 0 ? Math.max(0, (scrollY - (furthest - lastScreen)) / lastScreen) : 0;
  const start = bar + STEP_PX + progress * (innerHeight - bar - 2 * STEP_PX);
  let y = start;
  while (y < innerHeight) {
    const element = document.elementFromPoint(x, y);
    const entry = element?.closest('.entry');
    if (entry) return entry;
    // Each hit test takes time on a phone: the rest of a text without entries is skipped.
    const isText = element && !element.querySelector('.entry');
    const heading = isText && prose.contains(element) ? headingAbove(y) : undefined;
    if (heading) return heading;
    y = Math.max(y + STEP_PX, isText ? element.getBoundingClientRect().bottom : 0);
  }
  // No entry contains the point: the reader is in the nearest one above it.
  for (y = start; y > bar; y -= STEP_PX) {
    const entry = document.elementFromPoint(x, y)?.closest('.entry');
    if (entry) return entry;
  }
  return undefined;
}

/** The last heading above a point, which may be on the rim of its link, a little above it. */
function headingAbove(y: number): Element | undefined {
  return [...document.querySelectorAll(HEADINGS)].findLast(
    (heading) => heading.getBoundingClientRect().top < y + STEP_PX,
  );
}
