import { startHideOnScroll } from '@/components/navbar/start-hide-on-scroll';

const barHeight = 60;
const windowHeight = 768;

/** Scrolls to a place, in px, of a page that is then this high, in px. */
function scroll(position: number, pageHeight: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: position });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: pageHeight });
  window.dispatchEvent(new Event('scroll'));
}
const isHidden = (): boolean => document.documentElement.hasAttribute('data-bar-hidden');

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<nav class="navbar"></nav>';
  Object.defineProperty(document.querySelector('.navbar'), 'offsetHeight', { value: barHeight });
  window.innerHeight = windowHeight;
  scroll(0, 5000);
  stop = startHideOnScroll();
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('data-bar-hidden');
});

test('scrolls of the reader count, in both directions', () => {
  scroll(600, 5000);
  expect(isHidden()).toBe(true);
  scroll(570, 5000);
  expect(isHidden()).toBe(false);
});

test('text kept in place while the page above it grows or shrinks is no scroll of the reader', () => {
  scroll(600, 5000);
  scroll(500, 5000);
  scroll(700, 5300);
  expect(isHidden()).toBe(false);
  scroll(800, 5300);
  expect(isHidden()).toBe(true);
  scroll(650, 5150);
  expect(isHidden()).toBe(true);
});

test('a scroll counts also while the page grows elsewhere', () => {
  scroll(600, 5000);
  scroll(570, 5400);
  expect(isHidden()).toBe(false);
  scroll(900, 5500);
  expect(isHidden()).toBe(true);
});

test('the bounce at the end stays one when the page has grown since', () => {
  scroll(5000 - windowHeight, 5000);
  scroll(5000 - windowHeight - 20, 5300);
  expect(isHidden()).toBe(true);
  scroll(5000 - windowHeight - 200, 5300);
  expect(isHidden()).toBe(false);
});
