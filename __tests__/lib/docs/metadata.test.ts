/** @jest-environment node */
import type { Locale } from '@/lib/site/config';

beforeAll(() => {
  process.env.SITE_LOCALES = 'fr,it,ko,zh-cn';
});

test.each<[Locale, boolean]>([
  ['fr', true],
  ['it', true],
  ['ko', false], // the font has Latin letters only
  ['zh-cn', false],
  ['en', false], // not built
])('that %s has social pictures is %s', async (locale, isDrawn) => {
  const { hasSocialPictures } = await import('@/lib/docs/metadata');
  expect(hasSocialPictures(locale)).toBe(isDrawn);
});
