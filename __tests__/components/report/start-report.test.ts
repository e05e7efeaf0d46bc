import { startReport } from '@/components/report/start-report';
import { emit } from '@/lib/browser/events';

/** jsdom measures nothing. */
jest.mock('web-vitals', () => {
  const watch = jest.fn();
  return { onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch, onTTFB: watch };
});

const sent: Record<string, unknown>[] = [];
const set = (name: string, value: unknown): unknown =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  jest.spyOn(console, 'error').mockImplementation();
  globalThis.fetch = (address, { body, credentials } = {}) => {
    sent.push({ address, credentials, ...(JSON.parse(String(body)) as object) });
    return Promise.reject(new Error('offline'));
  };
});
afterEach(() => jest.useRealTimers());

it('sends nothing for readers who ask not to be tracked', () => {
  document.body.innerHTML = '<main id="main" class="not-found"></main>';
  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    set(name, value);
    startReport('/reports');
    set(name, undefined);
  }
  window.dispatchEvent(new ErrorEvent('error', { message: 'fault' }));
  expect(sent).toEqual([]);
});

it('sends unknown addresses, errors up to a limit, and the query that found nothing once typing has stopped', () => {
  document.body.innerHTML = '<main id="main" class="not-found"></main>';
  startReport('/reports');
  console.error('navbar:', new Error('broken'));
  for (const query of ['a', null, 'fenê', 'x'.repeat(1000)]) emit('search:answered', query);
  jest.advanceTimersByTime(5000);
  for (let index = 0; index < 100; index++)
    window.dispatchEvent(new ErrorEvent('error', { message: 'fault', filename: 'a.js', lineno: 3 }));
  expect(sent).toHaveLength(50);
  const common = { address: '/reports', credentials: 'omit', page: '/' };
  expect(sent.slice(0, 4)).toEqual([
    { ...common, kind: 'not-found', from: '' },
    { ...common, kind: 'error', message: 'navbar: Error: broken', source: 'console' },
    { ...common, kind: 'empty-search', query: 'x'.repeat(300) },
    { ...common, kind: 'error', message: 'fault', source: 'a.js:3' },
  ]);
});
