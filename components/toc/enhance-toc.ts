/** Makes the contents list follow the reading on wide screens, and fold on narrow ones. */
export function enhanceToc(root: HTMLElement): (() => void) | undefined {
  const toc = root.querySelector<HTMLElement>('.toc');
  if (!toc) return undefined;
  const button = toc.querySelector('button');
  const links = [...toc.querySelectorAll<HTMLAnchorElement>('nav a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));

  const toggle = (open: boolean): void => {
    toc.toggleAttribute('data-open', open);
    fitButton();
  };
  const onClick = (event: Event): void => {
    const element = event.target as Element;
    if (element.closest('button')) toggle(!toc.hasAttribute('data-open'));
    else if (element.closest('a')) toggle(false);
  };

  // Beside the text the list is always open: its title is no button there, and no stop of the Tab key.
  const narrow = window.matchMedia('(max-width: 62.25em)');
  const fitButton = (): void => {
    if (!button) return;
    button.disabled = !narrow.matches;
    button.ariaHidden = narrow.matches ? null : 'true';
    button.ariaExpanded = narrow.matches ? String(toc.hasAttribute('data-open')) : null;
  };

  let frame = 0;
  const mark = (): void => {
    frame = 0;
    const active = links[activeIndex(headings)];
    for (const link of links) {
      if (link === active) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    keepInView(toc, active);
  };
  const onScroll = (): void => {
    frame ||= requestAnimationFrame(mark);
  };
  fitButton();
  const listening = new AbortController();
  const { signal } = listening;
  narrow.addEventListener('change', fitButton, { signal });
  toc.addEventListener('click', onClick, { signal });
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('resize', onScroll, { signal });
  onScroll(); // with the next frame, when the page has been laid out anyway
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
  };
}

/**
 * The first heading at or under the bar is active when it lies in the upper half of the window, else the one before it;
 * when none is left below, the last one is.
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

function keepInView(toc: HTMLElement, link: HTMLElement | undefined): void {
  const list = toc.querySelector<HTMLElement>('nav');
  if (!link || !list || list.scrollHeight <= list.clientHeight) return;
  if (list.querySelector(':focus-visible')) return; // whoever goes through it by keyboard leads
  const { top, bottom } = link.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 2;
}
