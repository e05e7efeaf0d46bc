import { parse } from 'node-html-parser';

const elements = (
  'script SCRIPT svg math style iframe object embed base meta link form template noscript video audio foreignObject animate ' +
  'x-a svg:script Fragment a img details span div source picture td code Tabs Admonition Figure'
).split(' ');
const addresses = [
  ...'javascript:alert(1) JaVaScRiPt:alert(1) java&#10;script:alert(1) java&Tab;script:alert(1)'.split(' '),
  ...'&#106;avascript:alert(1) \u0001javascript:alert(1) vbscript:msgbox(1) javascript&colon;alert(1)'.split(
    ' ',
  ),
  ...'data:text/html,<script>alert(1)</script> data:image/svg+xml;base64,PHN2Zz4= blob:x file:///x'.split(
    ' ',
  ),
  ...'feed:javascript:alert(1) //evil.example/x.js https://example.org/'.split(' '),
  ' javascript:alert(1)',
];
const keys = (
  'onclick onError ONLOAD on-x ontoggle style srcdoc dangerouslySetInnerHTML href src srcSet xlink:href action formAction ' +
  'poster data ping background is'
).split(' ');
const expressions = [
  ...'alert(1) globalThis process.env `${1}` import("x") [].constructor props.components this'.split(' '),
  ...['(() => 1)()', '{__html: "<script>"}', '"a" + alert', 'eval("1")', '...props', '<script>x</script>'],
];
/** Ways to smuggle something that runs, moves or sends into a page, each with random parts. */
export const hostileMarkup = (random: () => number): string => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return pick(carriers)(pick);
};

type Pick = <T>(list: readonly T[]) => T;

const carriers: readonly ((pick: Pick) => string)[] = [
  (pick) => `<${pick(elements)} ${pick(keys)}="${pick(addresses)}">x</${pick(elements)}>`,
  (pick) => {
    const name = pick(elements);
    return `<${name} ${pick(keys)}="${pick(addresses)}">x</${name}>`;
  },
  (pick) => `<${pick(elements)} ${pick(keys)}={${pick(expressions)}} />`,
  (pick) => `<${pick(elements)} {...${pick(expressions)}} />`,
  (pick) => `[x](${pick(addresses)})`,
  (pick) => `[x](<${pick(addresses)}> "${pick(keys)}=x")`,
  (pick) => `![x" ${pick(keys)}="alert(1)](${pick(addresses)})`,
  (pick) => `[x][y]\n\n[y]: ${pick(addresses)}`,
  (pick) => `<${pick(addresses)}>`,
  (pick) => `{${pick(expressions)}}`,
  (pick) => `import x from "${pick(addresses)}"`,
  (pick) => `export const x = ${pick(expressions)}`,
  (pick) => `## x {#y" ${pick(keys)}="alert(1)}`,
  (pick) => `:::note[<${pick(elements)} ${pick(keys)}="${pick(addresses)}" />]\n\nx\n\n:::`,
  (pick) => `:span[x]{${pick(keys)}="${pick(addresses)}"}`,
  (pick) => `::${pick(elements)}{${pick(keys)}="${pick(addresses)}"}`,
  (pick) => '```js title="<img ' + pick(keys) + '=alert(1)>"\n</code></pre><script>alert(1)</script>\n```',
  (pick) => '`<' + pick(elements) + ' ' + pick(keys) + '="alert(1)">`',
  (pick) => `| a |\n| - |\n| <${pick(elements)} ${pick(keys)}="${pick(addresses)}" /> |`,
  (pick) => `x[^1]\n\n[^1]: [x](${pick(addresses)})`,
  () => `&lt;script&gt;alert(1)&lt;/script&gt; \\<script>`,
];

const forbidden =
  'script, style, iframe, object, embed, base, meta, link:not([as="image"]), form, template, noscript, math, svg > *:not(path)';

/** What of a written page could run, move or send something. */
export function listDangers(html: string): string[] {
  const root = parse(html, { comment: true });
  const found = root.querySelectorAll(forbidden).map((element) => `<${element.rawTagName}>`);
  for (const element of root.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(element.attributes)) {
      const bare = value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
      if (/^on|^style$|^srcdoc$|^is$|^ping$|formaction|xlink/i.test(name)) found.push(`${name}="${value}"`);
      if (/^(?:href|src|srcset|action|poster|data|background)$/i.test(name))
        if (/^(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:/.test(bare)) found.push(`${name}="${value}"`);
    }
  }
  return found;
}
