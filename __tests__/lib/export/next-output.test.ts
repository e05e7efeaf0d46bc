/** @jest-environment node */
import { replaceStyleSheet } from '@/lib/export/next-output';

const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const replace = (head: string): string =>
  replaceStyleSheet(`<html><head>${head}</head></html>`, 'a.html', (href) => `<style>${href}</style>`);

describe('replaceStyleSheet', () => {
  it('puts the markup in the place of the sheet', () => {
    expect(replace(sheet)).toBe('<html><head><style>/_next/static/chunks/a.css</style></head></html>');
  });

  it('leaves a page that only leads elsewhere', () => {
    const redirect = '<meta http-equiv="refresh" content="0; url=/fr/"/>';
    expect(replace(redirect)).toContain(redirect);
  });

  it('names a page that has several sheets, or none', () => {
    expect(() => replace(sheet + sheet)).toThrow(/^a\.html: the page has several style sheets/);
    expect(() => replace('')).toThrow(/^a\.html: the page has no style sheet/);
  });
});
