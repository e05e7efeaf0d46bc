import { AppWindow } from '@/components/sample/app-window';
import { Desktop } from '@/components/sample/desktop';
import { makeMenu } from '@/components/sample/elements';

const restart = document.createElement('button');

/** A desktop in the page, with a window. */
function open() {
  const t = (key: string): string => key;
  const desktop = new Desktop(t, 'linux', () => restart.focus());
  const window = new AppWindow({
    config: { label: 'main', title: 'Herbier' },
    frame: undefined,
    t,
    screen: () => ({ width: 400, height: 300 }),
    emit: () => undefined,
    onClose: () => undefined,
    onMenu: () => undefined,
    onFocus: () => undefined,
  });
  document.body.replaceChildren(restart, desktop.element);
  desktop.add(window);
  return { desktop, window };
}

/** Presses a button as a keyboard does. */
function press(element: HTMLElement | null | undefined): void {
  element?.focus();
  element?.click();
}

const focused = (): string => document.activeElement?.textContent ?? '';
const closers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="status"] button')];

test('after a notification, the keyboard is in the next one, then in the window in front', () => {
  const { desktop } = open();
  desktop.notify('Ortie');
  desktop.notify('Menthe');
  press(closers()[0]);
  expect(closers()).toEqual([document.activeElement]);
  press(closers()[0]);
  expect([closers().length, focused()]).toEqual([0, 'Herbier']);
});

test('after the last notification of a closed application, the keyboard is on the button that restarts it', () => {
  const { desktop, window } = open();
  desktop.notify('Ortie');
  window.remove();
  desktop.end();
  press(closers()[0]);
  expect(document.activeElement).toBe(restart);
});

test('a notification that closes takes the keyboard from nothing else', () => {
  const { desktop } = open();
  desktop.notify('Ortie');
  restart.focus();
  closers()[0]?.click();
  expect(document.activeElement).toBe(restart);
});

test('the keyboard follows a window that is minimised, and comes back with it', () => {
  const { window } = open();
  press(window.element.querySelector<HTMLElement>('[aria-label="minimize"]'));
  expect(document.activeElement).toBe(window.chip);
  restart.focus();
  window.focus(true);
  expect(document.activeElement).toBe(window.chip);
  press(window.chip);
  expect(document.activeElement).toBe(window.element.querySelector('header > button'));
});

test('a chosen entry leaves the keyboard on its menu, also when the application sets the menu again', () => {
  const { window } = open();
  const menus = [
    { text: 'Planche', items: ['-' as const, { id: 'new', text: 'Nouvelle' }] },
    { text: 'Aide', items: [{ text: 'Plus', items: [{ id: 'more', text: 'Encore' }] }] },
  ];
  const chosen: string[] = [];
  document.body.append(...menus.map((menu) => makeMenu(menu, (id) => chosen.push(id))));
  const [first, second] = document.body.querySelectorAll(':scope > details');
  press(first?.querySelector('button'));
  expect([chosen, focused()]).toEqual([['new'], 'Planche']);
  press(second?.querySelector('button'));
  expect([chosen, focused()]).toEqual([['new', 'more'], 'Aide']);

  window.setMenu(menus);
  const summaries = () => window.element.querySelectorAll('summary');
  summaries()[1]?.focus();
  window.setMenu(menus);
  expect(document.activeElement).toBe(summaries()[1]);
});

test('the keyboard stays on the tray icon when the application sets its menu again', () => {
  const { desktop } = open();
  const set = (menu: { items?: string[] }): void =>
    desktop.setTray({ tooltip: 'Herbier', ...menu }, () => undefined);
  set({ items: ['Masquer'] });
  document.querySelector('summary')?.focus();
  set({ items: ['Afficher'] });
  expect(document.activeElement).toBe(document.querySelector('summary'));
  set({});
  expect(document.activeElement).toHaveAttribute('aria-label', 'tray Herbier');
});

test('a closed application leaves no icon and no shortcut, and says so until a window opens', () => {
  const { desktop, window } = open();
  desktop.setTray({ tooltip: 'Herbier' }, () => undefined);
  desktop.addShortcut('Ctrl+K', () => undefined);
  window.remove();
  desktop.end();
  expect([document.querySelectorAll('button').length, desktop.shortcuts.size]).toEqual([1, 0]);
  expect(document.querySelector('[data-closed]')).toHaveAttribute('data-closed', 'closed');
  desktop.add(window);
  expect(document.querySelector('[data-closed]')).toBeNull();
});
