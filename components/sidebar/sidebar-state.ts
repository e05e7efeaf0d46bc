import { readStored, readStoredJson, writeStored } from '@/lib/browser/storage';

const openKey = (name: string): string => `tauri-docs.sidebar.${name}.open`;
const scrollKey = (name: string): string => `tauri-docs.sidebar.${name}.scroll`;
/** The sidebar is hidden below this width: measuring it would force a layout for nothing. */
const narrow = '(max-width: 62.25em)';

/** Opens or closes a group. */
export function setGroupOpen(group: Element, open: boolean): void {
  group.toggleAttribute('data-open', open);
  group.querySelector('button')?.setAttribute('aria-expanded', String(open));
}

/** Opens all groups that contain a link. */
export function openGroupsAround(link: Element): void {
  for (
    let group = link.closest('[data-group]');
    group;
    group = group.parentElement?.closest('[data-group]') ?? null
  )
    setGroupOpen(group, true);
}

/** Scrolls a sidebar, but not the page, until its current entry is visible. */
export function bringCurrentIntoView(sidebar: HTMLElement): void {
  const link = sidebar.querySelector('[aria-current]');
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (top < box.top || bottom > Math.min(box.bottom, window.innerHeight))
    sidebar.scrollTop += top - box.top - box.height / 3;
}

/** Stores whether a group is open, for this session. */
export function rememberGroup(name: string, group: string, open: boolean): void {
  writeStored(openKey(name), JSON.stringify({ ...readGroups(name), [group]: open }), 'session');
}

/** Stores the scroll offset of the sidebar, for this session. */
export function rememberScroll(): void {
  const sidebar = document.querySelector<HTMLElement>('#page .sidebar');
  if (sidebar)
    writeStored(scrollKey(sidebar.dataset.name ?? ''), String(Math.round(sidebar.scrollTop)), 'session');
}

/** Restores the open groups and the scroll offset of a sidebar that has just been put into the page. */
export function restoreSidebar(sidebar: HTMLElement): void {
  const name = sidebar.dataset.name ?? '';
  const states = readGroups(name);
  for (const group of sidebar.querySelectorAll<HTMLElement>('[data-group]')) {
    const open = states[group.dataset.group ?? ''];
    if (open !== undefined && (open || !group.querySelector('[aria-current]'))) setGroupOpen(group, open);
  }
  if (matchMedia(narrow).matches) return;
  sidebar.scrollTop = Number(readStored(scrollKey(name), 'session')) || 0;
  bringCurrentIntoView(sidebar);
}

function readGroups(name: string): Record<string, boolean> {
  return readStoredJson(openKey(name), isStates, 'session') ?? {};
}

function isStates(value: unknown): value is Record<string, boolean> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((state) => typeof state === 'boolean')
  );
}
