import { PROGRESS_DELAY_MS, startProgress } from '@/components/progress/start-progress';

const tell = (...names: string[]): void =>
  names.forEach((name) => document.dispatchEvent(new CustomEvent(name)));
const isShown = (): boolean => document.getElementById('nprogress') !== null;

describe('the progress bar', () => {
  beforeAll(() => {
    jest.useFakeTimers();
    startProgress();
  });
  afterEach(() => {
    tell('page:shown');
    jest.runAllTimers();
  });

  const after = (ms: number): boolean => {
    jest.advanceTimersByTime(ms);
    return isShown();
  };

  it('starts 200 ms after the last navigation, and goes when the page is shown', () => {
    expect(PROGRESS_DELAY_MS).toBe(200);
    tell('page:loading');
    expect(after(150)).toBe(false);
    tell('page:loading');
    expect(after(199)).toBe(false);
    expect(after(1)).toBe(true);
    tell('page:shown');
    expect(after(2000)).toBe(false);
  });

  it.each(['page:shown', 'page:failed'])('never shows for a page that ends quickly with %s', (end) => {
    tell('page:loading', end);
    expect(after(5000)).toBe(false);
  });

  it('shows for a part that takes long, and stays until everything awaited is here', () => {
    tell('part:loading', 'page:loading');
    expect(after(PROGRESS_DELAY_MS)).toBe(true);
    tell('page:shown');
    expect(after(2000)).toBe(true);
    tell('part:settled');
    expect(after(2000)).toBe(false);
  });
});
