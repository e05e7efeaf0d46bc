/** @jest-environment node */
// The configuration and the links of Next.js read the base path while they are imported.
process.env.SITE_BASE_PATH = '/docs';
process.env.__NEXT_ROUTER_BASEPATH = '/docs';

test.each([
  ['[a](/v1/guides/faq)', 'href="/docs/fr/v1/guides/faq"'],
  ['<a href="/v1/guides/faq#a">a</a>', 'href="/docs/fr/v1/guides/faq#a"'],
  ['![signe](/favicon.svg)', 'src="/docs/favicon.svg"'],
  ['![signe][s]\n\n[s]: /favicon.svg', 'src="/docs/favicon.svg"'],
  [
    '<img src="/favicon.svg" alt="x" srcSet="/favicon.svg 1x, /favicon.svg 2x" />',
    'srcSet="/docs/favicon.svg 1x, /docs/favicon.svg 2x"',
  ],
  ['<img src="/favicon.svg" alt="x" srcSet="/favicon.svg 1x,/favicon.svg 2x" />', '1x,/docs/favicon.svg 2x"'],
  ['[a](#b) [c](https://exemple.fr/)', 'href="#b"'],
])('the base path stands in front of %j', async (text, expected) => {
  const { renderText } = await import('../../support/render');
  const { html } = await renderText(text);
  expect(html).toContain(expected);
});
