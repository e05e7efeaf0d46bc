/** @jest-environment node */
import { keepPerBuild } from '@/lib/content/keep-per-build';
import { findDoc, listDocs } from '@/lib/docs/docs';
import { getSidebar } from '@/lib/docs/sidebars';

test('a result is made once for each list of arguments', () => {
  const asked: string[] = [];
  const join = keepPerBuild((a: string, b: string) => {
    asked.push(a + b);
    return [a, b];
  });
  expect(join('a', 'b')).toBe(join('a', 'b'));
  expect(join('ab', '')).not.toBe(join('a', 'b'));
  expect(asked).toEqual(['ab', 'ab']);
});

test('pages and sidebars are put together once per build, not once per page', () => {
  expect(listDocs('fr')).toBe(listDocs('fr'));
  expect(getSidebar('guides', 'fr')).toBe(getSidebar('guides', 'fr'));
  expect(getSidebar('guides', 'fr')).not.toBe(getSidebar('references', 'fr'));
  for (const page of listDocs('fr')) expect(findDoc(page.route, 'fr')).toBe(page);
  expect(findDoc('/v1/rien', 'fr')).toBeUndefined();
});

test('while authoring a result is kept until a file of the content changes', async () => {
  jest.resetModules();
  let stamp = '1';
  jest.doMock('@/lib/content/content-stamp', () => ({ contentStamp: () => stamp }));
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { keepPerBuild: keep } = await import('@/lib/content/keep-per-build');
  Object.assign(process.env, { NODE_ENV: before });
  const make = keep((name: string) => [name]);
  const first = make('a');
  expect(make('a')).toBe(first);
  stamp = '2';
  expect(make('a')).not.toBe(first);
});
