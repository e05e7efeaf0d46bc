/** @jest-environment node */
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toMarkdown } from '@/components/mdx/to-markdown';
import { getTranslator } from '@/lib/i18n/translator';
import { remarkAdmonitions } from '@/lib/mdx/admonitions';
import type { MdxContext } from '@/lib/mdx/context';
import { partsOf } from '@/lib/markdown/markdown-files';
import { remarkExpressions } from '@/lib/mdx/expressions';
import { syntaxPlugins } from '@/lib/mdx/syntax';

const context = { file: 'x.mdx', lineOffset: 0 } as MdxContext;
const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(syntaxPlugins)
  .use(() => remarkAdmonitions(context))
  .use(remarkExpressions);
const convert = (text: string): string =>
  toMarkdown(parser.runSync(parser.parse(text)) as Root, {
    locale: 'fr',
    url: 'https://s/p',
    t: getTranslator('fr'),
    getCards: () => [{ route: '/v1/guides/faq', title: 'FAQ', description: 'Une phrase.' }],
  }).replace(/[\u00A0\u202F]/g, ' ');

test.each([
  [
    'code keeps its title and loses what marks lines',
    '```rust title="src/main.rs" {2}\nfn main() {\n// highlight-next-line\n}\n```',
    '```rust title="src/main.rs"\nfn main() {\n}\n```\n',
  ],
  [
    'an admonition without a title takes the one of its kind',
    ':::note\n\nTexte.\n\n:::',
    '> **Remarque**\n>\n> Texte.\n',
  ],
  ['an admonition with a title', ':::astuce[Un titre]\n\nTexte.\n\n:::', '> **Un titre**\n>\n> Texte.\n'],
  [
    'tabs follow each other under their labels',
    '<Tabs>\n<Tab value="a" label="npm">\n\nUn.\n\n</Tab>\n<Tab value="b" label="Yarn">\n\nDeux.\n\n</Tab>\n</Tabs>',
    '**npm**\n\nUn.\n\n**Yarn**\n\nDeux.\n',
  ],
  [
    'a diagram is its text alternative',
    '<Diagram name="x" alt="Deux boîtes" caption="Légende" />',
    '*Schéma : Deux boîtes*\n\nLégende\n',
  ],
  [
    'a figure keeps its picture',
    '<Figure src="/a.svg" alt="Un signe" width="1" height="1" />',
    '![Un signe](https://v1.tauri.app/a.svg)\n',
  ],
  [
    'cards are a list of links',
    '<Cards />',
    '- [FAQ](https://v1.tauri.app/fr/v1/guides/faq) : Une phrase.\n',
  ],
  [
    'links work outside of the site',
    '[a](/fr/v1/guides) [b](#c) [d](https://e.fr)',
    '[a](https://v1.tauri.app/fr/v1/guides) [b](https://s/p#c) [d](https://e.fr)\n',
  ],
  ['keys and comments', 'Touche <kbd>Tab</kbd>.\n\n{/* truncate */}\n\nSuite.', 'Touche `Tab`.\n\nSuite.\n'],
  [
    'links and pictures of HTML',
    '<a href="/fr/v1/guides">a *b*</a> <img src="/a.svg" alt="Un signe" />.',
    '[a *b*](https://v1.tauri.app/fr/v1/guides) ![Un signe](https://v1.tauri.app/a.svg).\n',
  ],
  [
    'a table and code of HTML',
    '<table>\n<tr><th>A</th><th>B</th></tr>\n<tr>\n<td>\n\n`a`\n\n</td>\n<td>\n\nb\n\n</td>\n</tr>\n</table>\n\n<pre>x ; y</pre>',
    '| A | B |\n| - | - |\n| `a` | b |\n\n```text\nx ; y\n```\n',
  ],
  ['a title with quotes', '```text title=\'Un "x"\'\na\n```', '```text title=\'Un "x"\'\na\n```\n'],
  ['a table', '| A |\n| --- |\n| `b` \\| c |', '| A |\n| - |\n| `b` \\| c |\n'],
  [
    'facts of a generated page are a list with labels',
    '<FactList><Fact label="Type" bare><code>a</code> <code>b</code> <span>c</span></Fact><Fact label="En v2"><span>d</span> <span>e</span></Fact></FactList>',
    '- Type : `a`, `b` · c\n- En v2 : d · e\n',
  ],
  [
    'a declaration and the facts of a symbol on one line',
    '<Declaration><code>hide(): [Promise](/fr/a)</code></Declaration>\n\n<FactList line><Fact>async</Fact><Fact label="Clé"><code>[a.b](/fr/c#d)</code></Fact></FactList>',
    '```ts\nhide(): Promise\n```\n\nasync · Clé : [`a.b`](https://v1.tauri.app/fr/c#d)\n',
  ],
])('%s', (_, source, markdown) => expect(convert(source)).toEqual(markdown));

test('a long copy is cut before headings, never inside of code', () => {
  const section = `## Titre\n\n\`\`\`md\n## pas un titre\n\`\`\`\n\n${'mot '.repeat(5_000)}\n`;
  const markdown = section.repeat(6);
  const parts = partsOf({ route: '/v1/a', markdown }, 'fr');
  expect(parts.map(({ route, label }) => [route, label])).toEqual([
    ['/v1/a/part-1', 'Partie 1 sur 3'],
    ['/v1/a/part-2', 'Partie 2 sur 3'],
    ['/v1/a/part-3', 'Partie 3 sur 3'],
  ]);
  for (const { text } of parts) expect(text).toMatch(/^## Titre\n/);
  expect(parts.map(({ text }) => text).join('\n')).toBe(markdown.trimEnd());
  expect(partsOf({ route: '/v1/a', markdown: section }, 'fr')).toEqual([]);
});
