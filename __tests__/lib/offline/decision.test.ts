import { decide, findTrigger, isDecision, type Surroundings } from '@/lib/offline/decision';
import type { Decision } from '@/lib/offline/protocol';

const on: Decision = { mode: 'on', reason: 'mobile' };
const off: Decision = { mode: 'off', reason: 'reader' };

describe('decide', () => {
  it.each([
    ['turns on for a trigger', null, 'mobile', false, on],
    ['stays off without a trigger', null, null, false, off],
    ['stays on without a trigger', on, null, false, on],
    ['keeps its first reason', on, 'saveData', false, on],
    ['stays off when the reader has turned it off', off, 'mobile', false, off],
    [
      'turns on again when the address asks for it',
      off,
      'queryString',
      false,
      { mode: 'on', reason: 'queryString' },
    ],
    ['turns on for a registered copy', null, null, true, { mode: 'on', reason: 'registered' }],
    ['stays off against a registered copy', off, null, true, off],
  ] as const)('%s', (_name, stored, trigger, registered, expected) => {
    expect(decide(stored, trigger, registered)).toEqual(expected);
  });
});

describe('isDecision', () => {
  it.each([
    null,
    1,
    'on',
    [],
    {},
    { mode: 'on' },
    { mode: 'maybe', reason: 'mobile' },
    { mode: 'on', reason: 'toString' },
    { mode: 'on', reason: 7 },
  ])('refuses %j', (value) => {
    expect(isDecision(value)).toBe(false);
  });

  it('accepts what it stores', () => {
    expect([on, off].every(isDecision)).toBe(true);
  });
});

const plain = (changes: Partial<Surroundings> = {}): Surroundings => ({
  innerWidth: 1280,
  location: { search: '' },
  matchMedia: () => ({ matches: false }),
  navigator: {},
  ...changes,
});

describe('findTrigger', () => {
  it('finds nothing on a wide screen', async () => {
    expect(await findTrigger(plain(), false)).toBeNull();
  });

  it.each([
    [996, 'mobile'],
    [997, null],
    [0, null],
  ])('maps a width of %i to %s', async (innerWidth, expected) => {
    expect(await findTrigger(plain({ innerWidth }), false)).toBe(expected);
  });

  it.each([
    ['?offlineMode=true', 'queryString'],
    ['?a=1&offlineMode=true', 'queryString'],
    ['?offlineMode=TRUE', null],
    ['?offlineMode', null],
    ['?offlineMode=1', null],
  ])('maps the query %s to %s', async (search, expected) => {
    expect(await findTrigger(plain({ location: { search } }), false)).toBe(expected);
  });

  it.each(['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'])(
    'knows the display mode %s',
    async (mode) => {
      expect(
        await findTrigger(
          plain({ matchMedia: (query) => ({ matches: query === `(display-mode: ${mode})` }) }),
          false,
        ),
      ).toBe('standalone');
    },
  );

  it('knows the iOS flag, saved data and installed apps', async () => {
    expect(await findTrigger(plain({ navigator: { standalone: true } }), false)).toBe('standalone');
    expect(await findTrigger(plain({ navigator: { connection: { saveData: true } } }), false)).toBe(
      'saveData',
    );
    expect(
      await findTrigger(
        plain({ navigator: { getInstalledRelatedApps: async () => [{ platform: 'webapp' }] } }),
        false,
      ),
    ).toBe('appInstalled');
    expect(
      await findTrigger(
        plain({ navigator: { getInstalledRelatedApps: async () => [{ platform: 'play' }] } }),
        false,
      ),
    ).toBeNull();
    expect(await findTrigger(plain(), true)).toBe('appInstalled');
  });

  it('ignores a check that throws', async () => {
    const broken = plain({
      innerWidth: 400,
      navigator: {
        getInstalledRelatedApps: () => {
          throw new Error('in a frame');
        },
      },
      matchMedia: () => {
        throw new Error('no media');
      },
    });
    expect(await findTrigger(broken, false)).toBe('mobile');
  });

  it('prefers the query to all other triggers', async () => {
    expect(
      await findTrigger(plain({ innerWidth: 300, location: { search: '?offlineMode=true' } }), true),
    ).toBe('queryString');
  });
});
