import { layOutRest } from '@/components/doc/lay-out-rest';

/** Callbacks that wait for an idle moment, and for a frame. */
let idle: IdleRequestCallback[];
let frames: FrameRequestCallback[];
let now: number;
const idleMoment = (): void => idle.shift()?.({ didTimeout: false, timeRemaining: () => 0 });
const frame = (): void => frames.splice(0).forEach((run) => run(0));

/** A page of 80 paragraphs far from the window, of which a layout takes `ms`. */
function showPage(ms: number): HTMLElement {
  document.body.innerHTML = `<div id="page"><div class="prose">${'<p><b>a</b></p>'.repeat(80)}</div></div>`;
  const root = document.getElementById('page') as HTMLElement;
  Object.defineProperty(root, 'offsetHeight', { get: () => (now += ms) });
  return root;
}

/** Numbers of the paragraphs that are laid out now. */
const laidOut = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('p')].flatMap(({ style }, index) =>
    style.contentVisibility === 'visible' ? [index] : [],
  );

beforeEach(() => {
  idle = [];
  frames = [];
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  window.requestIdleCallback = (run) => idle.push(run);
  Element.prototype.checkVisibility = () => false;
});
afterEach(() => jest.restoreAllMocks());

it('leaves the rest to the browser where some blocks take long', () => {
  layOutRest(showPage(60), new AbortController().signal);
  idleMoment();
  frame();
  frame();
  expect([laidOut(), idle]).toEqual([[], []]);
});

it('stops when another page comes, and does nothing to a page that is laid out whole', () => {
  const leaving = new AbortController();
  layOutRest(showPage(5), leaving.signal);
  leaving.abort();
  idleMoment();
  expect(laidOut()).toEqual([]);
  document.documentElement.dataset.whole = '';
  layOutRest(showPage(5), new AbortController().signal);
  expect(idle).toEqual([]);
  delete document.documentElement.dataset.whole;
});
