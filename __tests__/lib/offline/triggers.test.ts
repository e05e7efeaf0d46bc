import { findTrigger, type Surroundings } from '@/lib/offline/decision';

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
  ])('takes a width of %i for %s', async (innerWidth, expected) => {
    expect(await findTrigger(plain({ innerWidth }), false)).toBe(expected);
  });

  it.each([
    ['?offlineMode=true', 'queryString'],
    ['?a=1&offlineMode=true', 'queryString'],
    ['?offlineMode=TRUE', null],
    ['?offlineMode', null],
    ['?offlineMode=1', null],
  ])('takes the query %s for %s', async (search, expected) => {
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

  it('goes on when a sign throws', async () => {
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

  it('names the explicit wish before everything else', async () => {
    expect(
      await findTrigger(plain({ innerWidth: 300, location: { search: '?offlineMode=true' } }), true),
    ).toBe('queryString');
  });
});
