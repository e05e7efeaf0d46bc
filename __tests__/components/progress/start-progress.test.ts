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

  it('starts after 200 ms, not before, and goes when the page is shown', () => {
    expect(PROGRESS_DELAY_MS).toBe(200);
    tell('page:loading');
    jest.advanceTimersByTime(199);
    expect(isShown()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
    tell('page:shown');
    jest.advanceTimersByTime(2000);
    expect(isShown()).toBe(false);
  });

  it.each(['page:shown', 'page:failed'])('never shows for a page that ends quickly with %s', (end) => {
    tell('page:loading', end);
    jest.advanceTimersByTime(5000);
    expect(isShown()).toBe(false);
  });

  it('shows for a part that takes long, and stays until everything awaited is here', () => {
    tell('part:loading', 'page:loading');
    jest.advanceTimersByTime(PROGRESS_DELAY_MS);
    tell('page:shown');
    jest.advanceTimersByTime(2000);
    expect(isShown()).toBe(true);
    tell('part:settled');
    jest.advanceTimersByTime(2000);
    expect(isShown()).toBe(false);
  });

  it('counts from the last navigation', () => {
    tell('page:loading');
    jest.advanceTimersByTime(150);
    tell('page:loading');
    jest.advanceTimersByTime(150);
    expect(isShown()).toBe(false);
    jest.advanceTimersByTime(50);
    expect(isShown()).toBe(true);
  });
});
