/** @jest-environment node */
import { parse } from 'node-html-parser';
import { createRandom } from '../../support/random';
import { renderText } from '../../support/render';

const random = createRandom(20261121);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const elements = (
  'script SCRIPT svg math style iframe object embed base meta link form template noscript video audio ' +
  'foreignObject animate x-a svg:script Fragment a img details span div source picture td code Tabs ' +
  'Admonition Figure'
).split(' ');
const addresses = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java&#10;script:alert(1)', 'java&Tab;script:alert(1)'],
  ...['&#106;avascript:alert(1)', ' javascript:alert(1)', '\u0001javascript:alert(1)', 'vbscript:msgbox(1)'],
  ...[
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'blob:x',
    'file:///x',
  ],
  ...['javascript&colon;alert(1)', 'feed:javascript:alert(1)', '//evil.example/x.js', 'https://example.org/'],
];
const keys = (
  'onclick onError ONLOAD on-x ontoggle style srcdoc dangerouslySetInnerHTML href src srcSet xlink:href ' +
  'action formAction poster data ping background is'
).split(' ');
const expressions = [
  'alert(1)',
  'globalThis',
  '(() => 1)()',
  'process.env',
  '`${1}`',
  'import("x")',
  '{__html: "<script>"}',
  '[].constructor',
  'props.components',
  '"a" + alert',
  'this',
  'eval("1")',
  '...props',
  '<script>x</script>',
];
const carriers: readonly (() => string)[] = [
  () => `<${pick(elements)} ${pick(keys)}="${pick(addresses)}">x</${pick(elements)}>`,
  () => {
    const name = pick(elements);
    return `<${name} ${pick(keys)}="${pick(addresses)}">x</${name}>`;
  },
  () => `<${pick(elements)} ${pick(keys)}={${pick(expressions)}} />`,
  () => `<${pick(elements)} {...${pick(expressions)}} />`,
  () => `[x](${pick(addresses)})`,
  () => `[x](<${pick(addresses)}> "${pick(keys)}=x")`,
  () => `![x" ${pick(keys)}="alert(1)](${pick(addresses)})`,
  () => `[x][y]\n\n[y]: ${pick(addresses)}`,
  () => `<${pick(addresses)}>`,
  () => `{${pick(expressions)}}`,
  () => `import x from "${pick(addresses)}"`,
  () => `export const x = ${pick(expressions)}`,
  () => `## x {#y" ${pick(keys)}="alert(1)}`,
  () => `:::note[<${pick(elements)} ${pick(keys)}="${pick(addresses)}" />]\n\nx\n\n:::`,
  () => `:span[x]{${pick(keys)}="${pick(addresses)}"}`,
  () => `::${pick(elements)}{${pick(keys)}="${pick(addresses)}"}`,
  () => '```js title="<img ' + pick(keys) + '=alert(1)>"\n</code></pre><script>alert(1)</script>\n```',
  () => '`<' + pick(elements) + ' ' + pick(keys) + '="alert(1)">`',
  () => `| a |\n| - |\n| <${pick(elements)} ${pick(keys)}="${pick(addresses)}" /> |`,
  () => `x[^1]\n\n[^1]: [x](${pick(addresses)})`,
  () => `&lt;script&gt;alert(1)&lt;/script&gt; \\<script>`,
];

const forbidden =
  'script, style, iframe, object, embed, base, meta, link:not([as="image"]), form, template, noscript, math, svg > *:not(path)';

/** What of a written page could run, move or send something. */
function listDangers(html: string): string[] {
  const root = parse(html, { comment: true });
  const found = root.querySelectorAll(forbidden).map((element) => `<${element.rawTagName}>`);
  for (const element of root.querySelectorAll('*'))
    for (const [name, value] of Object.entries(element.attributes)) {
      const bare = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
      if (/^on|^style$|^srcdoc$|^is$|^ping$|formaction|xlink/i.test(name)) found.push(`${name}="${value}"`);
      if (/^(?:href|src|srcset|action|poster|data|background)$/i.test(name))
        if (/^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:/.test(bare)) found.push(`${name}="${value}"`);
    }
  return found;
}

describe('1,200 pages that try to smuggle script', () => {
  const outcomes = { refused: 0, written: 0 };

  test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'hundred %d is refused with words, or holds nothing that runs',
    async () => {
      for (let index = 0; index < 100; index++) {
        const text = `Un texte.\n\n${pick(carriers)()}\n`;
        const written = await renderText(text).catch((error: unknown) => error as Error);
        if (written instanceof Error) {
          outcomes.refused += 1;
          expect(`${text}\n${written.message}`).toContain('content/fr/v1/guides/sample-');
        } else {
          outcomes.written += 1;
          expect({ text, dangers: listDangers(written.html) }).toEqual({ text, dangers: [] });
        }
      }
    },
  );

  it('has both: pages refused and pages written', () => {
    expect(outcomes.refused).toBeGreaterThan(300);
    expect(outcomes.written).toBeGreaterThan(100);
  });

  it('would see a danger', () => {
    expect(
      listDangers('<p onclick="x()"><a href="java\nscript:x">a</a><svg><script></script></svg></p>'),
    ).toHaveLength(3);
  });
});
