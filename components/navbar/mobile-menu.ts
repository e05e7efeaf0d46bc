import { entryState, savePosition } from '../navigation/history';
import { make } from '../ui/elements';
import { iconElement } from '../ui/icon-element';
import './mobile-menu.css';

const NARROW = '(max-width: 62.25em)';
/** Elements that close the menu when they are pressed. */
const CHOICES = 'a, [data-offline-open], [data-settings-open], [data-shortcuts-open]';

/**
 * Opens the menu of narrow screens: the page's own sidebar first, the entries of the bar behind a back button. The modal dialog traps
 * the focus and closes on Escape; a history entry lets Back close it as well.
 */
export function openMenu(button: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('.mobile-menu');
  if (!dialog || dialog.open) return;
  const root = document.documentElement;
  const listening = new AbortController();
  const { signal } = listening;
  /** `leaves`: a navigation takes over the history entry of the menu, or has left it. */
  const close = (leaves = false): void => {
    listening.abort();
    root.style.paddingInlineEnd = '';
    button.ariaExpanded = 'false';
    dialog.close();
    if (!leaves && entryState()?.mobileMenu) history.back();
  };
  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const choice = target.closest(CHOICES);
    if (target.closest('.mobile-back')) showMainMenu(dialog);
    else if (choice) close(choice instanceof HTMLAnchorElement && choice.target !== '_blank');
    else if (target === dialog || target.closest('.menu-close')) close();
  };
  // The event comes later than the closing: the menu may be open again.
  const onClose = (): void => {
    if (!dialog.open) close();
  };
  dialog.addEventListener('click', onClick, { signal });
  dialog.addEventListener('close', onClose, { signal });
  window.addEventListener('popstate', () => close(true), { signal });
  matchMedia(NARROW).addEventListener('change', () => close(), { signal });
  const { scrollY } = window;
  root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`; // replaces the width of the scroll bar
  button.ariaExpanded = 'true';
  dialog.showModal();
  window.scrollTo({ top: scrollY, behavior: 'instant' }); // the focus it sets makes room for the bar
  savePosition();
  history.pushState({ ...entryState(), mobileMenu: true }, '');
  fill(dialog);
}

/** Copies the sidebar of the page, scrolled to the current page, and the entries of the bar into the dialog. */
function fill(dialog: HTMLElement): void {
  const sidebar = document.querySelector('#page .sidebar')?.cloneNode(true) as HTMLElement | undefined;
  const pane = dialog.querySelector('.mobile-scroll');
  dialog.querySelector('.mobile-list')?.replaceChildren(...listEntries());
  // On reference pages the sidebar is a popover as well.
  sidebar?.removeAttribute('popover');
  sidebar?.removeAttribute('id');
  pane?.replaceChildren(...(sidebar ? [sidebar] : []));
  showPane(dialog, sidebar ? 'secondary' : 'primary');
  const current = sidebar?.querySelector('[aria-current]');
  // Not `scrollIntoView`, which would also move the page behind.
  if (pane && current)
    pane.scrollTop +=
      current.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 2;
}

/** The entries of the bar, the sections of its last menu, and the buttons of the footer. */
function listEntries(): HTMLElement[] {
  const copies = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll(selector)].map((element) => element.cloneNode(true) as HTMLElement);
  const entries = copies('.navbar .menu > li:not(.site-menu, :has(> button))');
  for (const fold of entries.flatMap((entry) => [...entry.querySelectorAll('details')])) {
    fold.className = '';
    fold.open = fold.querySelector('[aria-current]') !== null;
  }
  const sections = copies('.navbar .site-menu .dropdown > ul > li');
  for (const section of sections) {
    const [title, list] = section.children;
    if (!title || !list) continue; // the link to the source code
    const summary = make('summary', '', title.textContent, iconElement('down'));
    section.replaceChildren(make('details', '', summary, list));
  }
  const buttons = copies('.site-footer .footer-button').map((button) => make('li', '', button));
  return [...entries, ...sections.reverse(), ...buttons];
}

function showMainMenu(dialog: HTMLElement): void {
  showPane(dialog, 'primary');
  dialog.querySelector<HTMLElement>('.mobile-list :is(a, summary)')?.focus();
}

function showPane(dialog: HTMLElement, shown: 'primary' | 'secondary'): void {
  dialog.querySelector('.mobile-panes')?.setAttribute('data-pane', shown);
  dialog
    .querySelectorAll<HTMLElement>('.mobile-pane')
    .forEach((pane, index) => (pane.inert = (index === 0) !== (shown === 'secondary')));
}
