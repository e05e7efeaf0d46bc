import { chooseHome, chooseHomeScript } from '@/lib/browser/choose-language';

const homes = [
  ['fr', '/fr/'],
  ['en', '/en/'],
  ['ko', '/ko/'],
  ['zh-cn', '/zh-cn/'],
] as const;

describe('the page at the root', () => {
  it.each([
    [['ko-KR', 'en'], '/ko/'],
    [['de', 'en-GB', 'fr'], '/en/'],
    [['zh-TW'], '/zh-cn/'],
    [['ZH-cn'], '/zh-cn/'],
    [['de', 'ja'], '/fr/'],
    [[], '/fr/'],
    [['', 'frr'], '/fr/'],
  ])('leads a reader of %j to %s', (wanted, home) => {
    expect(chooseHome(wanted, homes, '/fr/')).toBe(home);
  });

  it('does so by a script of its own, query and hash kept', () => {
    const run = (languages: string[] | undefined, language = '') => {
      const replace = jest.fn();
      // The script as the page has it, with a browser's two objects.
      new Function('navigator', 'location', chooseHomeScript(homes, '/fr/'))(
        { languages, language },
        { replace, search: '?q=a', hash: '#b' },
      );
      return replace.mock.calls;
    };
    expect(run(['ko'])).toEqual([['/ko/?q=a#b']]);
    expect(run(undefined, 'en-US')).toEqual([['/en/?q=a#b']]);
    expect(run([])).toEqual([['/fr/?q=a#b']]);
  });
});
