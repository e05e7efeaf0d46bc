import { startHideOnScroll } from '@/components/navbar/start-hide-on-scroll';

const barHeight = 60;
const windowHeight = 768;

let onResize: () => void = () => undefined;
let frames: FrameRequestCallback[] = [];

function set(position: number, pageHeight: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: pageHeight });
}
function endFrame(): void {
  const waiting = frames;
  frames = [];
  waiting.forEach((callback) => callback(0));
}
/** A frame in which the page is scrolled to a place, in px, and is then this high, in px. */
function scroll(position: number, pageHeight: number): void {
  set(position, pageHeight);
  window.dispatchEvent(new Event('scroll'));
  endFrame();
}
/** A frame in which the page gets another height; the browser may hold the text in place by a scroll in the next one. */
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
  Object.defineProperty(document.querySelector('.navbar'), 'offsetHeight', { value: barHeight });
  window.innerHeight = windowHeight;
  startHideOnScroll();
});
beforeEach(() => scroll(0, 5000));

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

test.each(['told before', 'found with the scroll'])(
  'text held in place while the page above it changes its height (%s) is no scroll of the reader',
  (way) => {
    const change = (position: number, pageHeight: number): void => {
      if (way === 'told before') grow(pageHeight);
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

test('a scroll counts also while the page grows elsewhere, and after it has grown', () => {
  scroll(600, 5000);
  grow(5400);
  scroll(570, 5400);
  expect(isHidden()).toBe(false);
  grow(7000);
  endFrame();
  scroll(900, 7000);
  expect(isHidden()).toBe(true);
});

test('the browser’s own scroll may differ from what the page has grown by the rest of a pixel', () => {
  scroll(600, 5000);
  grow(4720);
  scroll(319.4, 4720);
  expect(isHidden()).toBe(true);
});

test('a scroll to what takes the focus does not bring the bar over it; the next one of the reader does', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="#x">x</a>');
  scroll(600, 5000);
  document.querySelector('a')?.focus();
  scroll(560, 5000);
  expect(isHidden()).toBe(true);
  scroll(540, 5000);
  expect(isHidden()).toBe(false);
});
