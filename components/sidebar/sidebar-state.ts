import { keys, readStored, readStoredJson, writeStored } from '@/lib/browser/storage';

/** Shows or hides what is below a group. */
export function setGroupOpen(group: Element, open: boolean): void {
  group.toggleAttribute('data-open', open);
  group.querySelector('button')?.setAttribute('aria-expanded', String(open));
}

/** Opens every group an entry lies in. */
export function openGroupsAround(link: Element): void {
  for (
    let group = link.closest('[data-group]');
    group;
    group = group.parentElement?.closest('[data-group]') ?? null
  )
    setGroupOpen(group, true);
}

/** Scrolls a sidebar, and nothing else, until its current entry shows. */
export function bringCurrentIntoView(sidebar: HTMLElement): void {
  const link = sidebar.querySelector('[aria-current]');
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (top < box.top || bottom > Math.min(box.bottom, window.innerHeight))
    sidebar.scrollTop += top - box.top - box.height / 3;
}

/** Keeps whether a group is open for this visit. */
export function rememberGroup(name: string, group: string, open: boolean): void {
  writeStored(keys.sidebarOpen(name), JSON.stringify({ ...readGroups(name), [group]: open }), 'session');
}

export function rememberScroll(): void {
  const sidebar = document.querySelector<HTMLElement>('#page .sidebar');
  if (sidebar)
    writeStored(
      keys.sidebarScroll(sidebar.dataset.name ?? ''),
      String(Math.round(sidebar.scrollTop)),
      'session',
    );
}

/** Brings a sidebar that a page swap has just put in back to its groups and place, as its own script does on a load. */
export function restoreSidebar(sidebar: HTMLElement): void {
  const name = sidebar.dataset.name ?? '';
  const states = readGroups(name);
  for (const group of sidebar.querySelectorAll<HTMLElement>('[data-group]')) {
    const open = states[group.dataset.group ?? ''];
    if (open !== undefined && (open || !group.querySelector('[aria-current]'))) setGroupOpen(group, open);
  }
  sidebar.scrollTop = Number(readStored(keys.sidebarScroll(name), 'session')) || 0;
  bringCurrentIntoView(sidebar);
}

function readGroups(name: string): Record<string, boolean> {
  return readStoredJson(keys.sidebarOpen(name), isStates, 'session') ?? {};
}

function isStates(value: unknown): value is Record<string, boolean> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((state) => typeof state === 'boolean')
  );
}
