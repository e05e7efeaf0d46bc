import { AppWindow } from '@/components/sample/app-window';
import { Desktop } from '@/components/sample/desktop';

const screen = { width: 400, height: 300 };
afterEach(() => void Object.assign(screen, { width: 400, height: 300 }));

function open(config: object = {}) {
  const emitted: [event: string, payload: unknown][] = [];
  const window = new AppWindow({
    config: { label: 'main', width: 200, height: 100, x: 10, y: 10, ...config },
    frame: undefined,
    t: (key) => key,
    screen: () => screen,
    emit: (event, payload) => emitted.push([event, payload]),
    onClose: () => undefined,
    onMenu: () => undefined,
    onFocus: () => undefined,
  });
  return { window, emitted };
}

const position = ({ state: { x, y } }: AppWindow) => [x, y];

test('follows a pressed mouse after startDragging, until the next press', () => {
  const { window } = open();
  window.followMouse({ x: 100, y: 100 });
  expect(position(window)).toEqual([10, 10]);
  window.releaseMouse();
  window.manage('startDragging');
  window.followMouse({ x: 100, y: 100 });
  window.followMouse({ x: 130, y: 120 });
  expect(position(window)).toEqual([40, 30]);
  window.releaseMouse(); // a press that selects text
  window.followMouse({ x: 150, y: 160 });
  expect(position(window)).toEqual([40, 30]);
});

test('a window that is maximised stays in its place', () => {
  const { window, emitted } = open();
  window.manage('maximize');
  emitted.length = 0;
  const bar = window.element.querySelector('header > button');
  bar?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  window.manage('startDragging');
  window.followMouse({ x: 100, y: 100 });
  window.followMouse({ x: 130, y: 120 });
  expect([position(window), emitted]).toEqual([[10, 10], []]);
});

test('the keyboard moves a window, and with Shift changes its size', () => {
  const { window, emitted } = open();
  const bar = window.element.querySelector('header > button');
  bar?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  bar?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', shiftKey: true }));
  expect(emitted).toEqual([
    ['tauri://move', { x: 26, y: 10 }],
    ['tauri://resize', { width: 200, height: 116 }],
  ]);
});

test('a window stays whole on a desktop that becomes smaller, and says so', () => {
  const { window, emitted } = open({ x: 180 });
  Object.assign(screen, { width: 300, height: 300 });
  window.keepOnDesktop();
  expect([position(window), emitted]).toEqual([[100, 10], [['tauri://move', { x: 100, y: 10 }]]]);
  Object.assign(screen, { width: 150, height: 300 });
  window.keepOnDesktop();
  expect([position(window), window.state.width]).toEqual([[0, 10], 150]);
  emitted.length = 0;
  window.keepOnDesktop();
  expect(emitted).toEqual([]);
});

test('a window that is pinned stays in front when another one is raised', () => {
  const desktop = new Desktop(
    (key) => key,
    'linux',
    () => undefined,
  );
  const [pinned, other] = [open().window, open().window];
  const layers = () => [pinned, other].map(({ element }) => Number(element.style.zIndex));
  const isInFront = () => Math.max(...layers()) === layers()[0];
  desktop.add(other);
  desktop.add(pinned);
  pinned.manage('setAlwaysOnTop', true);
  desktop.raise(other);
  expect(isInFront()).toBe(true);
  pinned.manage('setAlwaysOnTop', false);
  expect(isInFront()).toBe(false);
});

test.each([
  ['minimize', 'isMinimized', true],
  ['maximize', 'isMaximized', true],
  ['toggleMaximize', 'isMaximized', true],
  ['__toggleMaximize', 'isMaximized', true],
  ['unmaximize', 'isMaximized', false],
  ['hide', 'isVisible', false],
  ['show', 'isVisible', true],
])('%s, then %s', (command, question, answer) => {
  const { window } = open();
  expect(window.manage(command)).toBeNull();
  expect(window.manage(question)).toBe(answer);
});

test.each([
  ['setTitle', 'Herbier', 'title', 'Herbier'],
  [
    'setSize',
    { type: 'Logical', data: { width: 50, height: 1000 } },
    'innerSize',
    { width: 120, height: 300 },
  ],
  ['setPosition', { type: 'Logical', data: { x: 20, y: 900 } }, 'outerPosition', { x: 20, y: 200 }],
  ['center', undefined, 'outerPosition', { x: 100, y: 100 }],
  ['setResizable', false, 'isResizable', false],
])('%s with %j changes the window', (command, payload, question, answer) => {
  const { window } = open();
  window.manage(command, payload);
  expect(window.manage(question)).toEqual(answer);
});

test('a hidden or minimised window comes back with the focus', () => {
  const { window } = open({ visible: false });
  window.manage('minimize');
  window.manage('setFocus');
  expect(['isVisible', 'isMinimized', 'isFocused'].map((type) => window.manage(type))).toEqual([
    true,
    false,
    true,
  ]);
  expect(window.element.hidden).toBe(false);
});

test.each(['setConstructor', 'setMinSize', 'requestUserAttention'])(
  '%s is accepted and changes nothing',
  (command) => {
    const { window } = open();
    const before = { ...window.state };
    expect(window.manage(command, 1)).toBeNull();
    expect(window.state).toEqual(before);
  },
);
