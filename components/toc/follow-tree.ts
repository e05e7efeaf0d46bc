import { findTarget } from '@/lib/browser/find-target';
import { setGroupOpen } from '../sidebar/sidebar-state';

/** Distance between two probed points: less than the height of the smallest entry. */
const STEP_PX = 16;

/**
 * Follows the reading on a reference page, whose contents are the tree of the sidebar, and gives each level its button. `active`
 * returns the link to the entry in view; `open` opens the levels around a link and closes those that were opened for the previous one.
 */
export function followTree(
  tree: HTMLElement,
  prose: HTMLElement,
  signal: AbortSignal,
  onJump: () => void,
): { active: () => HTMLAnchorElement | undefined; open: (link: HTMLAnchorElement) => void } {
  addButtons(tree);
  let opened: Element[] = [];
  /** Entry named by the address, until the reader scrolls away from it. */
  let target: { entry: Element; top: number } | undefined;
  const onHash = (): void => {
    const entry = findTarget(location.hash)?.closest('.entry');
    // The browser has scrolled to it by the next frame.
    requestAnimationFrame(() => {
      target = entry ? { entry, top: entry.getBoundingClientRect().top } : undefined;
      onJump();
    });
  };
  window.addEventListener('hashchange', onHash, { signal });
  onHash();
  return {
    active: () => {
      if (target && Math.abs(target.entry.getBoundingClientRect().top - target.top) > 2) target = undefined;
      const entry = target?.entry ?? entryInView(prose);
      return entry && findLink(tree, entry);
    },
    open: (link) => {
      // Do not interfere with filtering or keyboard navigation.
      if (tree.querySelector('[hidden], :focus-visible')) return;
      const levels = levelsAround(link);
      for (const level of opened) if (!levels.includes(level)) setGroupOpen(level, false);
      opened = levels.filter((level) => !level.hasAttribute('data-open') || opened.includes(level));
      for (const level of opened) setGroupOpen(level, true);
    },
  };
}

/**
 * The first entry below the navbar. In the last screen of the page the probed point moves down to the bottom, so that each
 * entry becomes active. Hit testing is used because rectangles would force the layout of skipped blocks.
 */
function entryInView(prose: HTMLElement): Element | undefined {
  const { innerHeight, scrollY } = window;
  const x = prose.getBoundingClientRect().left + 1;
  const bar = Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0);
  const end = document.documentElement.scrollHeight - innerHeight;
  const last = Math.min(innerHeight, end);
  const progress = last > 0 ? Math.max(0, (scrollY - (end - last)) / last) : 0;
  const start = bar + STEP_PX + progress * (innerHeight - bar - 2 * STEP_PX);
  const at = (y: number): Element | null | undefined => document.elementFromPoint(x, y)?.closest('.entry');
  for (let y = start; y < innerHeight; y += STEP_PX) {
    const entry = at(y);
    if (entry) return entry;
  }
  for (let y = start; y > bar; y -= STEP_PX) {
    const entry = at(y);
    if (entry) return entry;
  }
  return undefined;
}

/** Link to an entry, or for a type of the configuration the link to the key that has it. */
function findLink(tree: HTMLElement, entry: Element): HTMLAnchorElement | undefined {
  const id = CSS.escape(entry.querySelector(':is(h2, h3, h4)')?.id ?? '');
  const links = [...tree.querySelectorAll<HTMLAnchorElement>(`a[href="#${id}"]`)];
  // A type that several keys share has several links: prefer the visible one.
  const link = links.find((one) => one.checkVisibility()) ?? links[0];
  const level = tree.querySelector(`a[href^="#${id}."]`)?.closest('ul')?.parentElement;
  return link ?? level?.querySelector<HTMLAnchorElement>(':scope > a') ?? undefined;
}

/** Rows around a link, and its own, that have entries below. */
function levelsAround(link: Element): Element[] {
  const levels: Element[] = [];
  for (
    let row = link.closest('li:has(> ul)');
    row?.closest('.entry-tree');
    row = row.parentElement?.closest('li') ?? null
  )
    levels.push(row);
  return levels;
}

function addButtons(tree: HTMLElement): void {
  for (const link of tree.querySelectorAll('li > a:first-child:has(+ ul)')) {
    const button = Object.assign(document.createElement('button'), { type: 'button', ariaExpanded: 'false' });
    button.ariaLabel = (tree.dataset.toggle ?? '').replace('{label}', () => link.textContent ?? '');
    link.before(button);
  }
}
