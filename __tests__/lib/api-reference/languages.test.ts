/** @jest-environment node */
import { hasReferencePage, listReferencePages } from '@/lib/api-reference/reference';
import { localeNames } from '@/lib/site/config';

const french = new Map(listReferencePages('fr').map((page) => [page.route, page]));
const anchorsOf = (body: string): string[] => body.match(/\{#[^}]+\}/g) ?? [];

describe.each(localeNames)('the API reference in %s', (locale) => {
  const pages = listReferencePages(locale);

  it('has every page, each in its own language where it has words there', () => {
    expect(pages.map(({ route }) => route)).toEqual([...french.keys()]);
    for (const page of pages)
      expect([page.route, page.locale === locale]).toEqual([
        page.route,
        hasReferencePage(page.route, locale),
      ]);
  });

  it('has the same anchors and components as in French', () => {
    for (const { route, body } of pages) {
      const original = french.get(route)?.body ?? '';
      expect([route, anchorsOf(body)]).toEqual([route, anchorsOf(original)]);
      expect([route, body.match(/^<[A-Z]\w+/gm)]).toEqual([route, original.match(/^<[A-Z]\w+/gm)]);
    }
  });
});

it('the command line is explained in English, under English headings', () => {
  const page = listReferencePages('en').find(({ route }) => route === '/v1/api/cli');
  expect(page?.locale).toBe('en');
  expect(page?.body).toContain('**Since:** version 1.1');
});
