import { watchScroll, type ScrollWatcher } from '@/components/navbar/watch-scroll';

const barHeight = 60;
const windowHeight = 768;

let onResize: () => void = () => undefined;
let frames: FrameRequestCallback[] = [];
let watcher: ScrollWatcher;

function set(position: number, pageHeight: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: pageHeight });
}
function endFrame(): void {
  const waiting = frames;
  frames = [];
  waiting.forEach((callback) => callback(0));
}
/** Scrolls to a position; the page then has this height. */
function scroll(position: number, pageHeight: number): void {
  set(position, pageHeight);
  window.dispatchEvent(new Event('scroll'));
  endFrame();
}
/** Changes the height of the page; scroll anchoring may follow in the next frame. */
function grow(pageHeight: number): void {
  endFrame();
  set(window.scrollY, pageHeight);
  onResize();
}
const isHidden = (): boolean => document.documentElement.hasAttribute('data-bar-hidden');

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      onResize = () => callback([], this);
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  document.body.innerHTML = '<nav class="navbar"><details><summary></summary></details></nav>';
  const bar = document.querySelector<HTMLElement>('.navbar') ?? document.body;
  Object.defineProperty(bar, 'offsetHeight', { value: barHeight });
  window.innerHeight = windowHeight;
  watcher = watchScroll(bar);
});
beforeEach(() => scroll(0, 5000));
afterAll(() => watcher.stop());

test('the bar hides on scroll down and comes back on scroll up, but not at the bounce of the page’s end', () => {
  for (const [position, hidden] of [
    [barHeight - 1, false],
    [600, true],
    [500, false],
    [5000 - windowHeight, true],
    [5000 - windowHeight - 20, true],
    [500, false],
  ] as const) {
    scroll(position, 5000);
    expect([position, isHidden()]).toEqual([position, hidden]);
  }
});

test('it shows while it holds the focus or an open menu', () => {
  scroll(600, 5000);
  const menu = document.querySelector('summary');
  menu?.focus();
  expect(isHidden()).toBe(false);
  scroll(900, 5000);
  expect(isHidden()).toBe(false);
  menu?.blur();
  menu?.parentElement?.toggleAttribute('open', true);
  scroll(1000, 5000);
  expect(isHidden()).toBe(false);
  menu?.parentElement?.removeAttribute('open');
  scroll(1100, 5000);
  expect(isHidden()).toBe(true);
});

test.each(['before the scroll', 'with the scroll'])(
  'scroll anchoring after a change of the height, noticed %s, is not a scroll of the reader',
  (moment) => {
    const change = (position: number, pageHeight: number): void => {
      if (moment === 'before the scroll') grow(pageHeight);
      scroll(position, pageHeight);
    };
    scroll(600, 5000);
    scroll(500, 5000);
    change(700, 5300);
    expect(isHidden()).toBe(false);
    scroll(800, 5300);
    expect(isHidden()).toBe(true);
    change(650, 5150);
    expect(isHidden()).toBe(true);
  },
);

test('a scroll to the focused element does not show the bar over it; the next scroll does', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="#x">x</a>');
  scroll(600, 5000);
  document.querySelector('a')?.focus();
  scroll(560, 5000);
  expect(isHidden()).toBe(true);
  scroll(540, 5000);
  expect(isHidden()).toBe(false);
});

test('after it is stopped, scrolls change nothing', () => {
  scroll(600, 5000);
  watcher.stop();
  scroll(500, 5000);
  expect(isHidden()).toBe(true);
});
