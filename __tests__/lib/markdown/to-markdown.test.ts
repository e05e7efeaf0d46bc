/** @jest-environment node */
import { toMarkdown } from '@/lib/markdown/to-markdown';

const convert = (html: string): string =>
  toMarkdown({ title: 'T', description: 'D', url: 'https://s/p', html }).split('https://s/p\n\n')[1] ?? '';

test.each([
  [
    'code with a title',
    '<div class="code" data-lang="rust"><p class="code-title">src/main.rs</p><pre tabindex="0"><code><span class="line"><i class="k">fn</i> main() {\n</span><span class="line hl">}\n</span></code></pre></div>',
    '```rust title="src/main.rs"\nfn main() {\n}\n```\n',
  ],
  [
    'a signature',
    '<div class="signature"><code>invoke&lt;T&gt;(cmd: string)</code></div>',
    '```ts\ninvoke<T>(cmd: string)\n```\n',
  ],
  [
    'an admonition',
    '<aside class="admonition note"><p class="admonition-title"><svg></svg>Remarque</p><p>Texte.</p></aside>',
    '> **Remarque**\n>\n> Texte.\n',
  ],
  [
    'tabs',
    '<div class="tabs"><div class="tab-list"><button>npm</button></div><div class="tab"><p class="tab-label">npm</p><p>Un.</p></div></div>',
    '**npm**\n\nUn.\n',
  ],
  [
    'a drawing',
    '<figure class="diagram"><div role="img" aria-label="Deux boîtes"><svg><text>x</text></svg></div><figcaption>Légende</figcaption></figure>',
    '*Schéma : Deux boîtes*\n\nLégende\n',
  ],
  ['a heading with a former id', '<h2 id="a"><span id="b" class="alias"></span>Titre</h2>', '## Titre\n'],
  [
    'a table',
    '<div class="table"><table><thead><tr><th>A</th></tr></thead><tbody><tr><td><code>b</code></td></tr></tbody></table></div>',
    '| A   |\n| --- |\n| `b` |\n',
  ],
])('%s', (_, html, markdown) => expect(convert(html)).toBe(markdown));
