/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listContentFiles } from '@/lib/content/files';

/** About one and a half screens of 1280 × 800 px. */
const MAX_WORDS_BEFORE = 200;

const picture = /<(?:Essai|Figure|Diagram)\b|<Partial name="session-/;

const guides = listContentFiles('fr').filter((file) => file.includes('/v1/guides/'));

/** Words that readers meet before the first picture. */
function wordsBeforePicture(file: string): number {
  const body = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
  const [before = '', after] = body.split(picture);
  const text = before.replace(/<\/?[A-Za-z][^>]*>|\{[^}]*\}|\]\([^)]*\)/g, ' ');
  return after === undefined ? Infinity : (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

test('guides show a picture within the first one and a half screens, except those that ARCHITECTURE lists', () => {
  const route = (file: string): string =>
    file.slice(file.indexOf('/v1/guides/') + '/v1/guides/'.length, -path.extname(file).length);
  const without = guides.filter((file) => wordsBeforePicture(file) > MAX_WORDS_BEFORE).map(route);
  const [, table = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('## Guides without a picture');
  const listed = [...table.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)].map(([, name]) => name);
  expect(guides.length).toBeGreaterThan(40);
  expect(without.sort()).toEqual(listed.sort());
  expect(guides.length - without.length).toBeGreaterThanOrEqual(35);
});
