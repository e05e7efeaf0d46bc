/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { compileText, renderText } from '../../support/render';

/** The link that a heading has to itself. */
const headingLink = /<a class="heading-link"[^>]*>(.*?)<\/a>/g;
const wholeOption = /<span class="whole">(-[^<]*)<\/span>/g;

/** What authors write, and what readers get: parts of the HTML, and parts that must not be there. */
type Case = [source: string, shown: string[], hidden?: string[]];

describe.each<[family: string, cases: Case[]]>([
  [
    'comments leave nothing, also in headings, items and cells',
    [
      ['## Titre {/* à revoir */} {#t}', ['<h2 id="t">Titre</h2>'], ['revoir']],
      ['- un {/* a */} deux\n- {/* b */}trois', ['<li>un deux</li>', '<li>trois</li>']],
      ['| a {/* x */} | b |\n| - | - |\n| 1 | {/* y */} 2 |', ['<th>a</th>', '<td>2</td>'], ['/*']],
      ['Vrai {/* a */}?', ['<p>Vrai\u202F?</p>']],
      ['## {/* a */} Titre{/* b */}{#t}', ['<h2 id="t">Titre</h2>']],
      ['1. {/* a */}un\n2. **{/* b */}deux**', ['<li>un</li>', '<strong>deux</strong>']],
      ['| {/* a */} |\n| - |\n| {/* b */} |', ['<th></th>', '<td></td>'], ['/*']],
      ['{/* seul */}\n\nTexte {/* un */}*deux*{/* trois */}.', ['<p>Texte <em>deux</em>.</p>'], ['seul']],
    ],
  ],
  [
    'colons in text stay text',
    [
      ['mailto:nom[at]exemple', ['<p>mailto:nom[at]exemple</p>']],
      ['tauri:dev[windows] et rust:nightly[2024]', ['<p>tauri:dev[windows] et rust:nightly[2024]</p>']],
      ['[a:b](/v1/guides)[c] et d:e[f](/v1/guides)', ['>a:b</a>[c] et d:e<a']],
      ['asset:local\\{x} et plugin:fs\\{a=1}', ['<p>asset:local{x} et plugin:fs{a=1}</p>']],
      [':a[b] et ::c[d]', ['<p>:a[b] et ::c[d]</p>']],
      ['À 10:30, a:b et :smile:', ['<p>À 10:30, a:b et :smile:</p>']],
    ],
  ],
  [
    'ids are read at the end of every kind of heading',
    [
      ['Titre {#id}\n---', ['<h2 id="id">Titre</h2>']],
      ['## T {#id} ##', ['<h2 id="id">T</h2>']],
      ['- ## T {#id}', ['<h2 id="id">T</h2>']],
      ['> ## T {#id}', ['<h2 id="id">T</h2>']],
      ['```x``` texte\n\n## T {#id}', ['<code>x</code> texte', '<h2 id="id">T</h2>']],
      ['## Titre \\{#a}', ['<h2 id="titre-a">Titre {#a}</h2>']],
      ['## Le bloc \\{#if} {#bloc}', ['<h2 id="bloc">Le bloc {#if}</h2>']],
      ['## T {#a} \\{#b}', ['<h2 id="t-a-b">T {#a} {#b}</h2>']],
      ['## T {/* x */} {#id #autre}', ['<h2 id="id">', '<span id="autre"', 'T</h2>']],
      ['## T {/* x */} \\{#id}', ['<h2 id="t-id">T {#id}</h2>']],
      ['Titre \\{#a}\n---', ['<h2 id="titre-a">Titre {#a}</h2>']],
      ['Le bloc `{#if}` de Svelte.', ['<code>{#if}</code>']],
    ],
  ],
  [
    'footnotes have French labels, a hidden heading and ids of their page',
    [
      ['Un[^1].\n\n[^1]: Une note.', ['class="visually-hidden">Notes</h2>', 'Retour à l’appel de note 1']],
      ['Un[^a] et deux[^a].\n\n[^a]: Une note.', ['Retour à l’appel de note 1-2'], ['user-content', 'Back']],
      ['Un[^1].\n\n[^1]: Une note.', ['id="written-fn-1"', 'href="#written-fn-1"']],
    ],
  ],
  [
    'a single tilde means about',
    [
      ['De 3~5 à 8~10 fois', ['<p>De 3~5 à 8~10 fois</p>'], ['<del>']],
      ['Environ ~10, ~20 et ~30', ['~10, ~20 et ~30'], ['<del>']],
      ['~/projet, ~/.cargo et a~b', ['<p>~/projet, ~/.cargo et a~b</p>'], ['<del>']],
      ['Un mot ~~barré~~.', ['<del>barré</del>']],
    ],
  ],
  [
    'names with a version are no mail addresses',
    [
      ['vite@4.x', ['<p>vite@4.x</p>']],
      ['vite@3.2.0-beta et @tauri-apps/cli@1.x', ['<p>vite@3.2.0-beta et @tauri-apps/cli@1.x</p>']],
      ['nom@exemple.fr', ['<a href="mailto:nom@exemple.fr">nom@exemple.fr</a>']],
      ['[nom](mailto:vite@4.x)', ['<a href="mailto:vite@4.x">nom</a>']],
      ['ssh://git@exemple.fr/a et git@exemple.fr/b', ['<p>ssh://git@exemple.fr/a et git@exemple.fr/b</p>']],
      ['git@exemple.fr:a/b.git', ['<p>git@exemple.fr:a/b.git</p>']],
    ],
  ],
  [
    'code and passages of another language keep their typography',
    [
      ['<code>print("l\'app") ; x ? y</code>', ['l&#x27;app&quot;) ; x ? y']],
      ['<kbd>a ; b</kbd> <samp>c ! d</samp> <var>e : f</var>', ['a ; b', 'c ! d', 'e : f']],
      ["<pre>\nl'app ; b\n</pre>", ['l&#x27;app ; b']],
      ['<span lang="en">what ? l\'x</span> l\'app ?', ['what ? l&#x27;x', 'l’app\u202F?']],
      ['<span lang="en">a ? <span lang="fr">b ?</span></span>', ['a ? ', 'b\u202F?']],
    ],
  ],
  [
    'elements on lines of their own hold no second paragraph',
    [
      ['<p>\nTexte\n</p>', ['<p>Texte</p>']],
      ['<ul>\n<li>\n<i>\nx\n</i>\n</li>\n</ul>', ['<li><i>x</i></li>']],
      ['<details>\n<summary>\n*x*\n</summary>\n</details>', ['<summary><em>x</em></summary>']],
      ['<p>\n**x** et\ny\n</p>', ['<p><strong>x</strong> et\ny</p>']],
      ['- <p>x</p>', ['<p>x</p>'], ['<p><p>']],
    ],
  ],
  [
    'tables of HTML get the frame, the name and the columns of others',
    [
      [
        '## Prix {#p}\n\n<table>\n<thead><tr><th>A</th><th>B</th><th>C</th></tr></thead>\n<tbody><tr><td>un texte assez long</td><td>deux mots et encore</td><td align="right">3</td></tr></tbody>\n</table>',
        [
          '<div class="table stacked" role="group" aria-label="Tableau : Prix"',
          'data-label="C">3',
          'align-end',
        ],
        [' align='],
      ],
      ['<table><tbody><tr><td>1</td></tr></tbody></table>', ['<div class="table" role="group"']],
      [
        '<table>\n<tr><th>A</th><th>B</th><th>C</th></tr>\n<tr><td colspan="3">un texte assez long</td></tr>\n</table>',
        ['<div class="table" role="group"', 'colSpan="3"'],
      ],
    ],
  ],
  [
    'prompts stand before commands only',
    [
      [
        '```bash\nfor f in *\ndo\necho $f\ndone\nls\n```',
        ['class="line p"><i class="k">for', 'class="line"><i class="k">done'],
      ],
      ['```bash\ncat <<< bonjour\nls\n```', ['class="line p">ls']],
      ['```bash\necho $((1 << 2))\n[ -f a ]\n```', ['class="line p"><i class="s">[ -f']],
      ['```bash\necho "un\ndeux"\nls\n```', ['class="line p">ls']],
      ["```bash\necho $'l\\'un'\nls\n```", ['class="line p">ls']],
      ['```bash title="a.sh"\nls\n```', ['ls'], ['class="line p"']],
      ['```bash\n#!/bin/sh\nls\n```', ['ls'], ['class="line p"']],
    ],
  ],
  [
    'commands are converted with their options, and stay where managers are compared',
    [
      ['`npm install vite --save-dev`', ['>yarn add --dev vite<', '>pnpm add --save-dev vite<']],
      ['`npm i -D vite`', ['>bun add --dev vite<']],
      ['`npm install --global vite`', ['>yarn global add vite<', '>pnpm add --global vite<']],
      ['`npm install vite --force`', ['<code>npm install vite --force</code>']],
      ['`npm run build --if-present`', ['<code>npm run build --if-present</code>']],
      ['`npm ci && npm run build`', ['<code>npm ci &amp;&amp; npm run build</code>']],
      ['```yaml\n- run: npm ci\n- run: npm run build\n```', [], ['data-value']],
      ['```bash\nnpm install vite --force\nnpm run dev\n```', [], ['data-value']],
      ['`npm ci && npm run tauri build`', ['>npm ci &amp;&amp; cargo tauri build<'], ['yarn tauri']],
      ['`npm uninstall vite`', ['<code>npm uninstall vite</code>']],
      ['| npm | Yarn |\n| - | - |\n| `npm install` | `yarn add` |', ['<code>npm install</code>']],
      ['Avec npm, `npm install` ; avec Yarn, `yarn`.', ['<code>npm install</code>']],
      ['- npm : `npm ci`\n- `npm install`\n- `yarn add`', ['<code>npm install</code>']],
      ['Avec npm :\n\n```bash\nnpm install\n```', [], ['data-value']],
      ['```bash noconvert\nnpm install\n```', [], ['data-value']],
      ['```bash title="npm"\nnpm install\n```', [], ['data-value']],
      ['```bash\n# avec NPM\nnpm install\n```', [], ['data-value']],
      [':::note[yarn]\n\n`npm install`\n\n:::', ['<code>npm install</code>']],
      ['<details>\n<summary>npm</summary>\n\n`npm install`\n\n</details>', ['<code>npm install</code>']],
    ],
  ],
  [
    'addresses of HTML elements and pictures are those of the export',
    [
      ['<a href="/v1/guides/faq#a">a</a>', ['href="/fr/v1/guides/faq#a"']],
      [
        '![signe](/favicon.svg) et [le signe](/favicon.svg)',
        ['src="/favicon.svg"', '<a href="/favicon.svg">'],
      ],
      [
        '<img src="/favicon.svg" alt="x" srcSet="/favicon.svg 1x, /favicon.svg 2x" />',
        ['srcSet="/favicon.svg 1x, /favicon.svg 2x"'],
      ],
      ['[flux](/blog/atom.xml)', ['href="/fr/blog/atom.xml"']],
    ],
  ],
  [
    'words of code blocks are read in every spelling',
    [
      ["```rust title='a.rs'\n```", ['<figcaption>a.rs</figcaption>']],
      ['```rust title=src/main.rs\n```', ['<figcaption>src/<wbr/>main.rs</figcaption>']],
      ['```rust title = "a.rs"\n```', ['<figcaption>a.rs</figcaption>']],
      ['```rust title=\'Un "x"\'\n```', ['<figcaption>Un &quot;x&quot;</figcaption>']],
    ],
  ],
])('%s', (_, cases) => {
  test.each(cases)('%j', async (source, shown, hidden = []) => {
    const page = await renderText(source, { file: 'content/fr/v1/guides/written.mdx' });
    const html = page.html.replace(headingLink, '$1').replace(wholeOption, '$1');
    for (const part of shown) expect(html).toContain(part);
    for (const part of hidden) expect(html).not.toContain(part);
  });
});

test('the beginning of a post has no notes, whose texts come later', async () => {
  const { excerpt } = await compileText('Un[^1].\n\n{/* truncate */}\n\nDeux[^1].\n\n[^1]: Une note.');
  expect(renderToStaticMarkup(excerpt)).toBe('<p>Un.</p>');
});
