import { useEffect, useState } from 'react';
import type { TocEntry } from '@/lib/navigation/toc';

/** The entry whose section is being read; undefined above the first heading. */
export function useActiveHeading(entries: TocEntry[]): TocEntry | undefined {
  const [active, setActive] = useState<TocEntry>();
  useEffect(() => {
    const all = flatten(entries);
    const headings = all.map(({ id }) => document.getElementById(id));
    let frame = 0;
    const update = (): void => {
      frame = 0;
      setActive(all[activeIndex(headings)]);
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    onScroll();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [entries]);
  return active;
}

function flatten(entries: TocEntry[]): TocEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children)]);
}

/**
 * The first heading below the navbar is active if it is in the upper half of the window, otherwise the one before it; the
 * last one if no heading is below.
 */
function activeIndex(headings: (HTMLElement | null)[]): number {
  const bar = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
  const index = headings.findIndex((heading) =>
    heading ? heading.getBoundingClientRect().top >= bar : false,
  );
  if (index < 0) return headings.length - 1;
  const box = headings[index]?.getBoundingClientRect();
  return box && box.bottom < window.innerHeight / 2 ? index : index - 1;
}
