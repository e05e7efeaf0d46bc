import { onStored, readStored, writeStored, tabKey } from '@/lib/browser/storage';

let counter = 0;

/** Gives every tab group of a page the full ARIA pattern, the keyboard and the shared, remembered choice. */
export function enhanceTabs(root: HTMLElement): () => void {
  const groups = [...root.querySelectorAll<HTMLElement>('.tabs')].map(setUp);
  const stops = [
    ...new Set(groups.map((tabs) => tabs.dataset.group).filter((name) => name !== undefined)),
  ].map((name) =>
    onStored(tabKey(name), (value) => {
      if (value)
        for (const tabs of groups) if (tabs.dataset.group === name) select(tabs, value.toLowerCase());
    }),
  );
  return () => stops.forEach((stop) => stop());
}

function setUp(tabs: HTMLElement): HTMLElement {
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
    if (button) choose(tabs, button);
  });
  list?.addEventListener('keydown', (event) => onKeyDown(event, buttons));
  const chosen = document.documentElement.getAttribute(`data-${tabs.dataset.group}`);
  const stored = tabs.dataset.group ? readStored(tabKey(tabs.dataset.group))?.toLowerCase() : null; // the original site stored `Yarn`
  const initial = [stored, chosen, buttons[0]?.dataset.value].find((value) => value && panelOf(tabs, value));
  if (initial) select(tabs, initial);
  return tabs;
}

/** Keeps the pressed tab where it is on the screen, whatever panels above it grow or shrink. */
function choose(tabs: HTMLElement, button: HTMLElement): void {
  const value = button.dataset.value ?? '';
  const before = button.getBoundingClientRect().top;
  select(tabs, value);
  const { group } = tabs.dataset;
  if (group) {
    document.documentElement.setAttribute(`data-${group}`, value);
    if (!writeStored(tabKey(group), value)) {
      document
        .querySelectorAll<HTMLElement>(`.tabs[data-group="${CSS.escape(group)}"]`)
        .forEach((other) => select(other, value));
    }
  }
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
}

function select(tabs: HTMLElement, value: string): void {
  if (!panelOf(tabs, value)) return; // a choice this group does not offer
  tabs.dataset.chosen = '';
  for (const button of buttonsOf(tabs)) {
    const selected = button.dataset.value === value;
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
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .tab')].find(
    (panel) => panel.dataset.value === value,
  );
}
