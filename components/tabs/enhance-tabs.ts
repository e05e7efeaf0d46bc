import { onStored, readStored, tabKey, writeStored } from '@/lib/browser/storage';

let counter = 0;

/** Adds the ARIA pattern and keyboard support to tab groups, and applies the stored choices to tabs and menus. */
export function enhanceTabs(root: HTMLElement, signal: AbortSignal): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('.tabs')) setUp(tabs);
  for (const menu of root.querySelectorAll<HTMLSelectElement>('.choices select')) {
    const words = menu.parentElement?.querySelectorAll<HTMLElement>('[data-value]') ?? [];
    menu.replaceChildren(...[...words].map((word) => new Option(word.textContent ?? '', word.dataset.value)));
    menu.value = document.documentElement.getAttribute(`data-${menu.name}`) ?? '';
    menu.addEventListener('change', () => choose(menu.name, menu.value, menu));
  }
  const groups = new Set(
    [...root.querySelectorAll<HTMLElement>('[data-group]')].map(({ dataset }) => dataset.group ?? ''),
  );
  for (const group of groups) {
    const follow = (value: string | null): void => {
      if (value) show(group, value.toLowerCase());
    };
    follow(readStored(tabKey(group))); // chosen in another browser tab since this one's first paint
    signal.addEventListener('abort', onStored(tabKey(group), follow));
  }
}

/** Stores a choice and shows it everywhere, without moving the pressed control on the screen. */
function choose(group: string, value: string, control: HTMLElement): void {
  const before = control.getBoundingClientRect().top;
  writeStored(tabKey(group), value);
  show(group, value);
  window.scrollBy({ top: control.getBoundingClientRect().top - before, behavior: 'instant' });
}

/**
 * Shows a choice of a shared group: the style sheet reads it from <html>; tabs and menus are updated. The choice of a system also
 * chooses its shell, unless the reader has chosen one.
 */
function show(group: string, value: string): void {
  if (group === 'os' && readStored(tabKey('shell')) === null)
    show('shell', value === 'windows' ? 'powershell' : 'bash');
  if (!document.querySelector(`[data-group="${group}"] > [data-value~="${CSS.escape(value)}"]`)) return;
  document.documentElement.setAttribute(`data-${group}`, value);
  for (const tabs of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${group}"]`))
    select(tabs, value);
  for (const menu of document.querySelectorAll<HTMLSelectElement>(`.choices [name="${group}"]`))
    menu.value = value;
}

function setUp(tabs: HTMLElement): void {
  const list = tabs.querySelector<HTMLElement>(':scope > .tab-list');
  const buttons = buttonsOf(tabs);
  const prefix = `tab-${(counter += 1)}`;
  list?.setAttribute('role', 'tablist');
  buttons.forEach((button, index) => {
    const panel = panelOf(tabs, button.dataset.value ?? '');
    button.id = `${prefix}-${index}`;
    button.setAttribute('role', 'tab');
    if (!panel) return;
    panel.id = `${prefix}-${index}-panel`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
    button.setAttribute('aria-controls', panel.id);
    if (!panel.querySelector('a, button, input, [tabindex]')) panel.tabIndex = 0;
  });
  list?.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[role="tab"]');
    if (!button) return;
    const { value = '' } = button.dataset;
    if (tabs.dataset.group) choose(tabs.dataset.group, value, button);
    else select(tabs, value);
  });
  list?.addEventListener('keydown', (event) => onKeyDown(event, buttons));
  select(tabs, document.documentElement.getAttribute(`data-${tabs.dataset.group}`) ?? '');
}

/** Marks a tab as chosen, or the first one if there is none of this value. */
function select(tabs: HTMLElement, value: string): void {
  const buttons = buttonsOf(tabs);
  const chosen = buttons.find((button) => button.dataset.value === value) ?? buttons[0];
  if (!tabs.dataset.group) tabs.dataset.chosen = '';
  for (const button of buttons) {
    const selected = button === chosen;
    button.setAttribute('aria-selected', String(selected));
    button.tabIndex = selected ? 0 : -1;
    panelOf(tabs, button.dataset.value ?? '')?.toggleAttribute('data-shown', selected);
  }
}

function onKeyDown(event: KeyboardEvent, buttons: HTMLElement[]): void {
  const index = buttons.indexOf(event.target as HTMLElement);
  const { length } = buttons;
  const next = { ArrowRight: index + 1, ArrowLeft: index - 1 + length, Home: 0, End: length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next % length]?.focus();
}

function buttonsOf(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > button')];
}

function panelOf(tabs: HTMLElement, value: string): HTMLElement | undefined {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab')].find((panel) =>
    panel.dataset.value?.split(' ').includes(value),
  );
}
