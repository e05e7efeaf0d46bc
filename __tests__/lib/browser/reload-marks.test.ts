import { markReload, maximumPaths } from '@/lib/browser/reload-marks';

const key = 'test.reloads';
const mark = (build: string, path: string): boolean => markReload(key, build, path);

beforeEach(() => sessionStorage.clear());

describe('marks of reloads', () => {
  it('allows one reload for each build and path, ever, in any order', () => {
    for (const [build, path, allowed] of [
      ['a', '/1', true],
      ['a', '/2', true],
      ['a', '/1', false],
      ['b', '/1', true],
      ['a', '/2', false],
      ['b', '/1', false],
    ] as const)
      expect(mark(build, path)).toBe(allowed);
  });

  it('refuses when a build has been loaded again too often, rather than forget', () => {
    for (let index = 0; index < maximumPaths; index += 1) expect(mark('a', `/${index}`)).toBe(true);
    expect(mark('a', '/one-more')).toBe(false);
    expect(mark('a', '/0')).toBe(false);
    expect(mark('b', '/0')).toBe(true);
  });

  it('keeps the lists of the last builds only, and always stays readable', () => {
    for (const build of ['a', 'b', 'c', 'd'])
      for (let index = 0; index < maximumPaths; index += 1)
        mark(build, `/fr/v1/guides/features/page-${index}`);
    expect(mark('d', '/fr/v1/guides/features/page-0')).toBe(false);
    expect((sessionStorage.getItem(key) ?? '').length).toBeLessThan(20_000);
  });

  it.each(['{', 'null', '{"a":1}', '[1]', '[[]]', '[["a",1]]'])(
    'starts again after damage: %s',
    (damaged) => {
      sessionStorage.setItem(key, damaged);
      expect(mark('a', '/1')).toBe(true);
      expect(mark('a', '/1')).toBe(false);
    },
  );

  it('refuses where nothing can be remembered', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(mark('a', '/1')).toBe(false);
    jest.restoreAllMocks();
  });
});
