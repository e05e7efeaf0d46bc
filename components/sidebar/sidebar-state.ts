import { readStored, writeStored } from '@/lib/browser/storage';

const openKey = (name = ''): string => `tauri-docs.sidebar.${name}.open`;
const scrollKey = (name = ''): string => `tauri-docs.sidebar.${name}.scroll`;
/** The sidebar is hidden below this width: measuring it would force a layout for nothing. */
const narrow = '(max-width: 62.25em)';

/** Opens or closes a group. */
export function setGroupOpen(group: Element, open: boolean): void {
  group.toggleAttribute('data-open', open);
  group.querySelector('button')?.setAttribute('aria-expanded', String(open));
}

/** Stores the open groups and the scroll offset of the sidebar, for this session. */
export function rememberSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>('#page .sidebar');
  if (!sidebar) return;
  const { name } = sidebar.dataset;
  const open = [...sidebar.querySelectorAll<HTMLElement>('[data-group][data-open]')];
  writeStored(openKey(name), open.map(({ dataset }) => dataset.group).join(' '), 'session');
  writeStored(scrollKey(name), String(Math.round(sidebar.scrollTop)), 'session');
}

/** Restores the open groups and the scroll offset of a sidebar that has just been put into the page. */
export function restoreSidebar(sidebar: HTMLElement): void {
  const { name } = sidebar.dataset;
  const open = readStored(openKey(name), 'session')?.split(' ') ?? [];
  for (const group of sidebar.querySelectorAll<HTMLElement>('[data-group]'))
    if (open.includes(group.dataset.group ?? '')) setGroupOpen(group, true);
  if (matchMedia(narrow).matches) return;
  sidebar.scrollTop = Number(readStored(scrollKey(name), 'session')) || 0;
  bringCurrentIntoView(sidebar);
}

/** Scrolls a sidebar, but not the page, until its current entry is visible. */
function bringCurrentIntoView(sidebar: HTMLElement): void {
  const link = sidebar.querySelector('[aria-current]');
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (top < box.top || bottom > Math.min(box.bottom, window.innerHeight))
    sidebar.scrollTop += top - box.top - box.height / 3;
}
