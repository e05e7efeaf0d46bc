import { keys, onStored, readStored, readStoredJson, writeStored, tabKey } from '@/lib/browser/storage';

const isNumber = (value: unknown): value is number => typeof value === 'number';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('keeps the names under which readers of the original site have their choices', () => {
  expect([
    keys.colorMode,
    keys.announcementId,
    keys.announcementDismissed,
    keys.preferredVersion,
    tabKey('package-manager'),
    tabKey('shell'),
    keys.appInstalled,
  ]).toEqual([
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version-default',
    'docusaurus.tab.package-manager',
    'docusaurus.tab.set-env-vars',
    'docusaurus.pwa.event.appInstalled.fired',
  ]);
});

it('gives new keys one prefix of their own', () => {
  const texts: string[] = Object.values(keys);
  const original = /^(theme|docusaurus\..+|docs-preferred-version-default)$/;
  for (const key of texts) if (!original.test(key)) expect(key).toMatch(/^tauri-docs\./);
});

it('reads back what it stored, in its own area, and removes by null', () => {
  expect(writeStored('a', '1')).toBe(true);
  expect(writeStored('a', '2', 'session')).toBe(true);
  expect([readStored('a'), readStored('a', 'session')]).toEqual(['1', '2']);
  writeStored('a', null);
  expect(readStored('a')).toBeNull();
});

it('tells listeners of the same tab, once and only about their key', () => {
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

it.each(['{', '"text"', '[1]', 'null', '', 'x'.repeat(30_000)])(
  'takes damaged JSON for nothing: %#',
  (text) => {
    localStorage.setItem('a', text);
    expect(readStoredJson('a', isNumber)).toBeNull();
  },
);

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
  expect(warn).toHaveBeenCalledTimes(1);
});
