/** @jest-environment node */
import { replaceStyleSheets } from '@/lib/export/next-output';

const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const replace = (head: string): string =>
  replaceStyleSheets(`<html><head>${head}</head></html>`, 'a.html', (href) => `<style>${href}</style>`);

describe('replaceStyleSheets', () => {
  it('leaves a page that only leads elsewhere', () => {
    const redirect = '<meta http-equiv="refresh" content="0; url=/fr/"/>';
    expect(replace(redirect)).toContain(redirect);
  });

  it('replaces every sheet of a page that has its own besides', () => {
    expect(replace(sheet + sheet.replace('a.css', 'b.css'))).toBe(
      '<html><head><style>/_next/static/chunks/a.css</style><style>/_next/static/chunks/b.css</style></head></html>',
    );
  });

  it('names a page that has none', () => {
    expect(() => replace('')).toThrow(/^a\.html: the page has no style sheet/);
  });
});
