import { markOnce, onStored, readStored, readStoredJson, tabKey, writeStored } from '@/lib/browser/storage';

const isNumber = (value: unknown): value is number => typeof value === 'number';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('keeps the name under which readers of the original site have chosen their shell', () => {
  expect(tabKey('shell')).toBe('docusaurus.tab.set-env-vars');
});

it('notifies listeners of the same tab once per change, of their key only', () => {
  const heard: (string | null)[] = [];
  const stop = onStored('a', (value) => heard.push(value));
  writeStored('a', '1');
  writeStored('a', '1');
  writeStored('b', '1');
  writeStored('a', null);
  stop();
  writeStored('a', '2');
  expect(heard).toEqual(['1', null]);
});

it('tells listeners what is stored when the page comes out of the back/forward cache', () => {
  const heard: (string | null)[] = [];
  const show = (persisted: boolean): boolean =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const stop = onStored('a', (value) => heard.push(value));
  show(true);
  localStorage.setItem('a', '1');
  show(false);
  show(true);
  stop();
  show(true);
  expect(heard).toEqual([null, '1']);
});

it.each(['{', '"text"', '[1]', 'null', '', 'x'.repeat(30_000)])('reads damaged JSON as null: %#', (text) => {
  localStorage.setItem('a', text);
  expect(readStoredJson('a', isNumber)).toBeNull();
});

it('sets a mark once, whatever was stored under its key', () => {
  sessionStorage.setItem('damaged', '{');
  expect(['a', 'b', 'a', 'b', 'damaged'].map(markOnce)).toEqual([true, true, false, false, false]);
});

it('never throws where storage is blocked or full, and warns once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(readStored('a')).toBeNull();
  expect(writeStored('a', '1')).toBe(false);
  expect(readStoredJson('a', isNumber)).toBeNull();
  expect(markOnce('a')).toBe(false);
  expect(warn).toHaveBeenCalledTimes(1);
});
