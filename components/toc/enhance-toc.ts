import type { followTree } from './follow-tree';

/**
 * Marks the contents entry of the section being read, and names that section on the section bar. Choosing an entry closes the
 * sheet. The list is the element that the bar opens; only its links to headings of the page count.
 */
export function enhanceToc(root: HTMLElement, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>('.section-bar');
  const list = document.getElementById(bar?.getAttribute('popovertarget') ?? '');
  const name = bar?.querySelector('span');
  if (!bar || !list || !name) return;
  const label = name.textContent;

  let frame = 0;
  let marked: HTMLAnchorElement | undefined;
  const mark = (): void => {
    frame = 0;
    const active = tree ? follow?.active() : links[activeIndex(headings)];
    if (active !== marked) {
      marked?.removeAttribute('aria-current');
      active?.setAttribute('aria-current', 'true');
      name.textContent = active?.textContent ?? label;
      name.lang = (active ?? bar).closest<HTMLElement>('[lang]')?.lang ?? '';
      bar.ariaLabel = active ? `${active.textContent}, ${label}` : null;
      marked = active;
      if (active) follow?.open(active);
    }
    keepInView(list, active);
  };
  const onScroll = (): void => {
    frame ||= requestAnimationFrame(mark);
  };
  const close = (): void => list.hidePopover();
  const onClick = (event: Event): void => {
    if ((event.target as Element).closest('a')) close();
  };
  const tree = list.querySelector<HTMLElement>('.entry-tree');
  const prose = root.querySelector<HTMLElement>('.prose');
  const links = tree ? [] : [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let follow: ReturnType<typeof followTree> | undefined;
  const startFollowing = async (): Promise<void> => {
    if (!tree || !prose) return;
    const { followTree } = await import('./follow-tree');
    if (signal.aborted) return;
    follow = followTree(tree, prose, signal, onScroll);
    onScroll();
  };
  startFollowing().catch(console.error); // without it, the links of the tree still work
  // Otherwise an open popover would cover the page, which now shows the list in a column.
  window.matchMedia('(max-width: 62.25em)').addEventListener('change', close, { signal });
  list.addEventListener('click', onClick, { signal });
  list.addEventListener('toggle', mark, { signal });
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('resize', onScroll, { signal });
  onScroll();
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
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

/** Scrolls the list, not the page, to the active entry. */
function keepInView(list: HTMLElement, link: HTMLElement | undefined): void {
  if (!link || list.scrollHeight <= list.clientHeight) return;
  if (list.querySelector(':focus-visible')) return; // do not scroll away from the focus
  const { top, bottom } = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  // The filter box covers the top of a tree; the sidebar may reach below the window.
  if (top < box.top + 56 || bottom > Math.min(box.bottom, window.innerHeight))
    list.scrollTop += top - box.top - box.height / 2;
}
