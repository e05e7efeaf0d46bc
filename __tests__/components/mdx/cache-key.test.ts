/** @jest-environment node */
import { cacheKeyOf } from '@/components/mdx/compile-page';
import type { PageSource } from '@/lib/content/types';

let files: string[] = [];
jest.mock('@/lib/mdx/links', () => ({
  ...jest.requireActual<object>('@/lib/mdx/links'),
  isPublicFile: (address: string) => files.includes(address),
}));

const keyOf = (body: string): string => {
  const source = { file: 'a.mdx', locale: 'fr', route: '/a', body, bodyLine: 1, frontMatter: {} };
  return cacheKeyOf(source as unknown as PageSource);
};
const link = '[Le tableau](/files/mesures.csv)';

it('of a page changes when a file that it links to appears', () => {
  files = [];
  const before = keyOf(link);
  expect(keyOf(link)).toBe(before);
  files = ['/files/mesures.csv'];
  expect(keyOf(link)).not.toBe(before);
  expect(keyOf('Sans lien.')).not.toBe(before);
});
