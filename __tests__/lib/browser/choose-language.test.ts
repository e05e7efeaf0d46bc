import { chooseHome } from '@/lib/browser/choose-language';

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
});
