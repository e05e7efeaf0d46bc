import { on, onPressed } from '@/lib/browser/events';
import { keys, readStored, writeStored } from '@/lib/browser/storage';

/**
 * Adds to the menus of the bar, which are `<details>`, what the browser does not do: they open on hover and by arrow keys, and close on
 * Escape and on a press or focus outside. Keeps the addresses of languages and versions up to date, and the chosen version.
 */
export function startNavbar(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>('.navbar .dropdown')];
  menus.forEach(startMenu);
  const closeOutside = ({ target }: Event): void => {
    for (const menu of menus) if (!menu.contains(target as Node)) menu.open = false;
  };
  // On the document: a menu opened by hover also closes while the focus is elsewhere (WCAG 1.4.13).
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    for (const menu of menus) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', closeOnEscape);
  addCurrentQuery();
  for (const name of ['hashchange', 'popstate']) window.addEventListener(name, addCurrentQuery);
  on('page:shown', addCurrentQuery);
  startVersions();
}

function startMenu(menu: HTMLDetailsElement): void {
  /** Opened by the pointer, and closed when it leaves, unless the menu is pressed or used by keyboard. */
  let isHovered = false;
  const onPointer = ({ type, pointerType }: PointerEvent): void => {
    const enters = type === 'pointerenter';
    if (pointerType === 'mouse' && (enters ? !menu.open : isHovered)) menu.open = isHovered = enters;
  };
  menu.addEventListener('pointerenter', onPointer);
  menu.addEventListener('pointerleave', onPointer);
  // The pointer may have arrived before this script.
  if (!menu.open && menu.matches(':hover') && matchMedia('(hover: hover)').matches)
    menu.open = isHovered = true;
  menu.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('a, summary') : null;
    if (pressed?.matches('a')) menu.open = false;
    else if (isHovered && menu.open) event.preventDefault();
    isHovered = false;
  });
  menu.addEventListener('keydown', (event) => {
    const links = [...menu.querySelectorAll('a')];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = { ArrowDown: index + 1, ArrowUp: Math.max(index, 0) - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || (index < 0 && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    menu.open = true;
    isHovered = false;
    links.at(next % links.length)?.focus();
  });
}

/** Other languages and versions of the page keep its query and its hash. */
function addCurrentQuery(): void {
  for (const link of document.querySelectorAll('.navbar a:is([hreflang], [data-version])')) {
    const [address = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
    link.setAttribute('href', address + location.search + location.hash);
  }
}

/** Stores the version that is chosen in the menu, and erases an unknown one. */
function startVersions(): void {
  const known = document.querySelector<HTMLElement>('[data-version]')?.dataset.version;
  const stored = readStored(keys.preferredVersion);
  if (stored !== null && stored !== known) writeStored(keys.preferredVersion, null);
  onPressed('[data-version]', ({ dataset }) => writeStored(keys.preferredVersion, dataset.version ?? null));
}
