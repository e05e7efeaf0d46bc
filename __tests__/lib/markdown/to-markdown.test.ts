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
    '| A |\n| --- |\n| `b` |\n',
  ],
  [
    'a table without a head, and a bar in a cell',
    '<table><tbody><tr><th>A</th><td>b | c</td></tr></tbody></table>',
    '|  |  |\n| --- | --- |\n| A | b \\| c |\n',
  ],
  [
    'facts',
    '<dl class="facts"><dt>Type</dt><dd><code><a href="https://s/p#b">Bool</a></code></dd><dt>Emploi</dt><dd>libre</dd></dl>',
    '- Type : [`Bool`](https://s/p#b)\n- Emploi : libre\n',
  ],
  [
    'facts in a line',
    '<p class="facts"><span>Depuis 1.0</span><span>Obsolète</span></p>',
    'Depuis 1.0 · Obsolète\n',
  ],
  [
    'a list in a list, behind a summary',
    '<ul><li><details><summary>un</summary><ol start="3"><li>trois</li><li>quatre</li></ol></details></li><li>deux</li></ul>',
    '- un\n\n  3. trois\n  4. quatre\n- deux\n',
  ],
  [
    'things to do',
    '<ul class="contains-task-list"><li class="task-list-item"><span class="task-box"></span> Signer</li></ul>',
    '- [ ] Signer\n',
  ],
  ['keys, and code with a mark in it', '<p><kbd>Tab</kbd>, <code>a`b`</code></p>', '`Tab`, `` a`b` ``\n'],
  [
    'code with a fence in it',
    '<div class="code" data-lang="bash"><pre><code>```\n</code></pre></div>',
    '````bash\n```\n````\n',
  ],
  [
    'plain characters that would mean something',
    '<p>*un* [deux] trois_quatre_cinq</p>',
    '\\*un\\* \\[deux\\] trois_quatre_cinq\n',
  ],
])('%s', (_, html, markdown) => expect(convert(html)).toBe(markdown));
