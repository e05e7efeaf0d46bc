import { decide, findTrigger, isDecision, type Surroundings } from '@/lib/offline/decision';
import type { Decision, Reason } from '@/lib/offline/protocol';

const on: Decision = { mode: 'on', reason: 'mobile' };
const off: Decision = { mode: 'off', reason: 'reader' };

it.each([
  ['turns on for a trigger', null, 'mobile', false, on],
  ['stays off without a trigger', null, null, false, off],
  ['stays on without a trigger', on, null, false, on],
  ['keeps its first reason', on, 'saveData', false, on],
  ['stays off when the reader has turned it off', off, 'mobile', false, off],
  ['turns on again when the address asks', off, 'queryString', false, { mode: 'on', reason: 'queryString' }],
  ['turns on for a registered copy', null, null, true, { mode: 'on', reason: 'registered' }],
  ['stays off against a registered copy', off, null, true, off],
] as const)('the decision %s', (_name, stored, trigger, registered, expected) => {
  expect(decide(stored, trigger, registered)).toEqual(expected);
});

const strange = [null, 1, 'on', [], {}, { mode: 'on' }, { mode: 'maybe', reason: 'mobile' }];
it.each<[unknown, boolean]>([
  ...strange.map((value): [unknown, boolean] => [value, false]),
  [{ mode: 'on', reason: 'toString' }, false],
  [{ mode: 'on', reason: 7 }, false],
  [on, true],
  [off, true],
])('takes the stored %j for a decision: %s', (value, expected) => {
  expect(isDecision(value)).toBe(expected);
});

const apps = (platform: string) => ({ getInstalledRelatedApps: async () => [{ platform }] });
const query = (search: string) => ({ location: { search } });
const display = (mode: string) => ({
  matchMedia: (text: string) => ({ matches: text === `(display-mode: ${mode})` }),
});
const refuse = (): never => {
  throw new Error('not in a frame');
};

it.each<[Partial<Surroundings>, Reason | null]>([
  [{}, null],
  [{ innerWidth: 996 }, 'mobile'],
  [{ innerWidth: 997 }, null],
  [{ innerWidth: 0 }, null],
  [query('?offlineMode=true'), 'queryString'],
  [query('?a=1&offlineMode=true'), 'queryString'],
  [query('?offlineMode=TRUE'), null],
  [query('?offlineMode'), null],
  [query('?offlineMode=1'), null],
  ...['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'].map(
    (mode): [Partial<Surroundings>, Reason] => [display(mode), 'standalone'],
  ),
  [{ navigator: { standalone: true } }, 'standalone'],
  [{ navigator: { connection: { saveData: true } } }, 'saveData'],
  [{ navigator: apps('webapp') }, 'appInstalled'],
  [{ navigator: apps('play') }, null],
  [{ innerWidth: 400, navigator: { getInstalledRelatedApps: refuse }, matchMedia: refuse }, 'mobile'],
  [{ innerWidth: 300, ...query('?offlineMode=true'), navigator: apps('webapp') }, 'queryString'],
])('%j turns offline mode on for the reason %s', async (around, expected) => {
  const wide: Surroundings = { innerWidth: 1280, location: { search: '' }, navigator: {}, ...around };
  expect(await findTrigger(wide, false)).toBe(expected);
});

it('remembers an installation', async () => {
  const wide: Surroundings = { innerWidth: 1280, location: { search: '' }, navigator: {} };
  expect(await findTrigger(wide, true)).toBe('appInstalled');
});
