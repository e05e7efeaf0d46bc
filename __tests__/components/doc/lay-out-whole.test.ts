import { layOutBeginning, layOutRest, layOutWhole } from '@/components/doc/lay-out-whole';

/** Callbacks that wait for a quiet moment. */
let waiting: IdleRequestCallback[];
let now: number;
const quietMoment = (): void => waiting.shift()?.({ didTimeout: false, timeRemaining: () => 0 });
const isWhole = (): boolean => document.documentElement.hasAttribute('data-whole');

/** A page of 400 paragraphs, of which a layout takes `ms`. */
function showPage(ms: number): { root: HTMLElement; laidOut: () => number } {
  document.body.innerHTML = `<div id="page"><div class="prose">${'<p><b>a</b></p>'.repeat(400)}</div></div>`;
  const root = document.getElementById('page') as HTMLElement;
  Object.defineProperty(root, 'offsetHeight', { get: () => (now += ms) });
  return {
    root,
    laidOut: () =>
      [...root.querySelectorAll<HTMLElement>('p')].filter(
        ({ style }) => style.contentVisibility === 'visible',
      ).length,
  };
}

beforeEach(() => {
  waiting = [];
  now = 0;
  layOutWhole(false);
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  window.requestIdleCallback = (run) => waiting.push(run);
  window.cancelIdleCallback = () => void (waiting = []);
});
afterEach(() => jest.restoreAllMocks());

it('lays out a batch in each quiet moment, and leaves the style of all else alone', () => {
  const { root, laidOut } = showPage(5);
  layOutRest(root);
  expect(laidOut()).toBe(0);
  quietMoment();
  expect(laidOut()).toBe(75);
  while (waiting.length > 0) quietMoment();
  expect(laidOut()).toBe(400);
  expect(isWhole()).toBe(false);
});

it('leaves the rest to the browser where one batch takes long', () => {
  const { root, laidOut } = showPage(60);
  layOutRest(root);
  quietMoment();
  expect(waiting).toEqual([]);
  expect(laidOut()).toBe(75);
  expect(isWhole()).toBe(false);
});

it('leaves the parts of a long reference to the browser', () => {
  const { root } = showPage(5);
  for (const block of root.querySelectorAll('.prose > *')) block.classList.add('part');
  expect(layOutRest(root)).toBeUndefined();
});

it('does nothing to a page that is laid out whole, and stops when another page comes', () => {
  const { root } = showPage(5);
  layOutRest(root)?.();
  expect(waiting).toEqual([]);
  layOutWhole(true);
  expect(layOutRest(root)).toBeUndefined();
});

describe('a page that is about to be put in place', () => {
  const hasBeginningOnly = (): boolean => document.querySelector('.prose.beginning') !== null;

  it('is laid out after its first frame, when the browser is idle', () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    showPage(5);
    layOutBeginning(document);
    for (let frame = 0; frame < 2; frame++) {
      expect(waiting).toEqual([]);
      frames.shift()?.(0);
    }
    expect(hasBeginningOnly()).toBe(true);
    quietMoment();
    expect(hasBeginningOnly()).toBe(false);
  });

  it('is laid out all the same where no frame comes', () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    showPage(5);
    layOutBeginning(document);
    expect(hasBeginningOnly()).toBe(true);
    jest.advanceTimersByTime(500);
    expect(hasBeginningOnly()).toBe(false);
    jest.useRealTimers();
  });
});
