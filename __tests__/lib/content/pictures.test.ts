/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listContentFiles } from '@/lib/content/files';

/** About one and a half screens of 1280 × 800 px. */
const MAX_WORDS_BEFORE = 200;

const picture = /<(?:Essai|Figure|Diagram)\b|<Partial name="session-/;

/** Guides without a picture near their start, each with the reason. */
const exceptions = {
  index: 'a list of cards',
  faq: 'unrelated questions; each answer links to the guide that shows it',
  'building/app-size': 'its tables compare measures',
  'building/linux': 'the result is an entry in the menu of the reader’s own desktop',
  'testing/webdriver/ci': 'a workflow without a screen',
  'testing/webdriver/example/selenium': 'its application is shown by testing/webdriver/example/setup',
  'testing/webdriver/example/webdriverio': 'its application is shown by testing/webdriver/example/setup',
};

const guides = listContentFiles('fr').filter((file) => file.includes('/v1/guides/'));

/** Words that readers meet before the first picture. */
function wordsBeforePicture(file: string): number {
  const body = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  const [before = '', after] = body.split(picture);
  const text = before.replace(/<\/?[A-Za-z][^>]*>|\{[^}]*\}|\]\([^)]*\)/g, ' ');
  return after === undefined ? Infinity : (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

test('guides show a picture within the first one and a half screens, with named exceptions', () => {
  const route = (file: string): string =>
    file.slice(file.indexOf('/v1/guides/') + '/v1/guides/'.length, -path.extname(file).length);
  const without = guides.filter((file) => wordsBeforePicture(file) > MAX_WORDS_BEFORE).map(route);
  expect(guides.length).toBeGreaterThan(40);
  expect(without.sort()).toEqual(Object.keys(exceptions).sort());
  expect(guides.length - without.length).toBeGreaterThanOrEqual(35);
});
