/** @jest-environment node */
import { compileText, renderText } from '../../support/render';

describe('headings', () => {
  it('take explicit ids and aliases, else a slug with accents, and number duplicates', async () => {
    const { headings, html, sections } = await renderText(
      'Avant.\n\n## Un {#one #ancien}\n\nUn.\n\n## L’été `dit`\n\n## Double\n\n## Double\n',
    );
    expect(sections[0]).toMatchObject({ heading: null, text: 'Avant.' });
    expect(sections[1]).toMatchObject({ heading: { id: 'one' }, text: 'Un.' });
    expect(headings.map(({ id, aliases }) => [id, ...aliases])).toEqual([
      ['one', 'ancien'],
      ['lété-dit'],
      ['double'],
      ['double-1'],
    ]);
    expect(html).toContain(
      '<h2 id="one"><span id="ancien" class="alias"></span><a class="heading-link" href="#one">Un</a></h2>',
    );
  });

  it('inside tabs, admonitions and details belong to the page', async () => {
    const { headings } = await renderText(
      '<Tabs>\n<Tab value="a" label="A">\n\n## Dans l’onglet {#in-tab}\n\n</Tab>\n</Tabs>\n\n:::note\n\n### Dans la note {#in-note}\n\n:::\n',
    );
    expect(headings.map(({ id }) => id)).toEqual(['in-tab', 'in-note']);
  });

  it.each([
    ['## [a](/v1/guides/faq) {#t}', 'faq">a</a><a class="heading-link" href="#t" aria-label'],
    ['## *<a href="/v1/guides/faq">a</a>* {#t}', 'faq">a</a></em><a class="heading-link" href="#t"'],
    ['## Titre[^1] {#t}\n\n[^1]: Une note.', '</sup><a class="heading-link" href="#t"'],
  ])('that hold a link have their own after their text: %j', async (source, markup) => {
    expect((await renderText(source)).html).toContain(markup);
  });

  it('that are hidden, as that of footnotes, hold no link, which would be an invisible tab stop', async () => {
    const { html } = await renderText('Un[^1].\n\n[^1]: Une note.');
    expect(html).toMatch(/<h2 [^>]*class="visually-hidden">Notes<\/h2>/);
  });
});

it('lists each message that an item begins with and explains, also in French', async () => {
  const { errors } = await renderText(
    [
      '## En cas de problème {#troubleshooting}',
      '- **`npm.ps1 cannot be loaded`, ou « l’exécution de scripts est désactivée ».** PowerShell refuse `npm run dev`.',
      '- **« Carnet est endommagé » (`is damaged`)** : une signature manque.',
      '- **`open` ou `program not found`** : le chemin.',
      '- **La fenêtre est blanche, « connexion refusée »** : rien ne répond.',
      '- **`setTitle`** : un nom, « 404 ».',
    ].join('\n\n'),
  );
  expect(errors.map(({ message }) => message)).toEqual([
    'npm.ps1 cannot be loaded',
    'l’exécution de scripts est désactivée',
    'is damaged',
    'Carnet est endommagé',
    'program not found',
  ]);
});

describe('admonitions', () => {
  it.each([
    ['::::note\n\n:::info\n\nTexte\n\n:::\n\n::::', 'admonition note', 'Remarque'],
    [':::astuce\n\nTexte\n\n:::', 'admonition tip', 'Astuce'],
    [':::attention[Ubuntu `24.04`]\n\nTexte\n\n:::', 'admonition caution', 'Ubuntu <code>24.04</code>'],
    [':::warning Vieux titre\n\nTexte\n\n:::', 'admonition caution', 'Vieux titre'],
  ])('are shown for %j', async (source, className, title) => {
    const { html } = await renderText(source);
    expect(html).toContain(className);
    expect(html).toContain(title);
    expect(html).not.toContain(':::');
  });

  it('leave times and colons in text alone', async () => {
    expect((await renderText('À 10:30, `tauri:dev` et plugin:log valent :ok.')).html).toContain(
      'À 10:30, <code>tauri:dev</code> et plugin:log valent :ok.',
    );
  });
});

describe('typography', () => {
  it('makes spaces before double punctuation no-break, in text but not in code', async () => {
    const { html } = await renderText('Vrai ? Oui : « bien » ! `a ? b : c`');
    expect(html).toContain('Vrai\u202F? Oui\u00A0: «\u00A0bien\u00A0»\u202F!');
    expect(html).toContain('<code>a ? b : c</code>');
  });
});

describe('code blocks', () => {
  it('have a title, token classes and no inline style', async () => {
    const { html } = await renderText('```rust title="src/main.rs"\nfn main() {}\n```');
    expect(html).toContain(
      '<figure class="code" data-lang="rust"><figcaption>src/<wbr/>main.rs</figcaption>',
    );
    expect(html).toMatch(/<i class="k">fn <\/i>/);
    expect(html).not.toContain('style=');
  });

  it('mark lines by range and by comment, and take the comments out', async () => {
    const byRange = await renderText('```js {2}\na();\nb();\n```');
    expect(byRange.html.match(/class="line hl"/g)).toHaveLength(1);
    const byComment = await renderText(
      '```js\na();\n// highlight-next-line\nb();\n// highlight-start\nc();\nd();\n// highlight-end\n```',
    );
    expect(byComment.html.match(/class="line hl"/g)).toHaveLength(3);
    expect(byComment.html).not.toContain('highlight-');
  });

  it('show a change line by line, and dim the lines around those that matter', async () => {
    const { html, markdown } = await renderText(
      '```toml del={1} ins={2} focus={2}\na = 1\na = 2\nb = 3\n```',
    );
    expect(html).toMatch(
      /<pre tabindex="0" class="focus"><code><del class="line">.*<\/del><ins class="line fo">/s,
    );
    expect(markdown).toBe('```toml\na = 2\nb = 3\n```\n');
  });

  it('fold the end of a long block, except in posts', async () => {
    const block = (lines: number): string => `\`\`\`text\n${'x\n'.repeat(lines)}\`\`\``;
    expect((await renderText(block(40))).html).not.toContain('<details');
    expect((await renderText(block(41))).html).toContain(
      '<details class="more-lines"><summary><span>Afficher les 41 lignes</span><span>Réduire</span></summary></details>',
    );
  });

  it('put a prompt before commands only, also in a terminal session, which brings its own', async () => {
    const shell = await renderText('```bash\n# commentaire\nnpm install \\\n  --save-dev x\nnpm test\n```');
    expect(shell.html.match(/class="line p"/g)).toHaveLength(2);
    const { html } = await renderText('```console\n$ npm test\n> carnet@1.0.0 test\n$ echo $HOME\n```');
    expect(html).toContain('<span class="line p">npm test\n</span><span class="line">&gt; carnet');
    expect(html).toContain('<span class="line p">echo $HOME\n</span>');
  });

  it('are noted with the words after their fence and the heading above them', async () => {
    const { codeBlocks } = await renderText(
      '```ts title="a.ts"\nlet a = 1;\n```\n\n## Deux {#b}\n\n- Liste.\n\n  ```js\n  b\n  ```\n',
    );
    expect(codeBlocks).toEqual([
      { lang: 'ts', meta: 'title="a.ts"', code: 'let a = 1;', anchor: 'top' },
      { lang: 'js', meta: '', code: 'b', anchor: 'b' },
    ]);
  });
});

describe('code in a sentence', () => {
  it.each([
    ['`tauri-build`.', '<span class="whole"><code>tauri-build</code>.</span>'],
    [
      'L’`--ci` (`x-y`), fin',
      '<span class="whole">L’<code>--ci</code></span> <span class="whole">(<code>x-y</code>),</span> fin',
    ],
    ['« `--ci` » ;', '<span class="whole">«\u00A0<code>--ci</code>\u00A0»\u202F;</span>'],
    [
      '[`a-b`](/v1/guides/faq), et',
      '<span class="whole"><a href="/fr/v1/guides/faq"><code>a-b</code></a>,</span> et',
    ],
    ['ou `a-b` et', 'ou <code class="whole">a-b</code> et'],
    ['ou [`a-b`](/v1/guides/faq) et', 'ou <a class="whole" href="/fr/v1/guides/faq"><code>a-b</code></a> et'],
  ])('keeps the punctuation around it on its line if it does not break: %j', async (source, markup) => {
    expect((await renderText(source)).html).toContain(markup);
  });

  it.each([
    ['`tauri build --debug`', '<code>tauri build <span class="whole">--debug</span></code>'],
    ['`git log -p -n 3`', 'log <span class="whole">-p</span> <span class="whole">-n</span> 3</code>'],
    ['`npm run tauri build -- --debug`', '>npm run tauri build <span class="whole">-- --debug</span></span>'],
    ['`npm run tauri build -- --debug`', '>yarn tauri build <span class="whole">--debug</span></span>'],
    ['`--depth 1`', '<code class="whole">--depth 1</code>'],
    ['`#[tauri::command]`', '<code class="whole">#[tauri::command]</code>'],
    ['`#![cfg_attr(mobile, tauri::mobile)]`', '<code><span class="whole">#![cfg_attr</span>(mobile,'],
    ['`a - b-c d`', '<code>a - b-c d</code>'],
    [
      '`src-tauri/target/release/bundle`',
      '<code><span class="whole">src-tauri/</span>target/release/bundle</code>',
    ],
    [
      '`@tauri-apps/plugin-global-shortcut`',
      '<code><span class="whole">@tauri-apps/</span><span class="whole">plugin-global-shortcut</span></code>',
    ],
    [
      '`tauri.bundle.windows.webviewInstallMode`',
      '<code>tauri<wbr/>.bundle<wbr/>.windows<wbr/>.webviewInstallMode</code>',
    ],
    [
      '`plugin::Builder::register_uri_scheme_protocol`',
      '<code>plugin<wbr/>::Builder<wbr/>::register_uri_scheme_protocol</code>',
    ],
    [
      '`src-tauri/target/<cible>/release/bundle`',
      '<code><span class="whole">src-tauri/</span><wbr/>target/<wbr/>&lt;cible&gt;/<wbr/>release/<wbr/>bundle</code>',
    ],
    [
      '`src-tauri/target/release/Carnet.exe`',
      '<code><span class="whole">src-tauri/</span><wbr/>target/<wbr/>release/<wbr/>Carnet.exe</code>',
    ],
    [
      '`HKCU:\\Software\\Microsoft\\EdgeUpdate`',
      '<code>HKCU:\\<wbr/>Software\\<wbr/>Microsoft\\<wbr/>EdgeUpdate</code>',
    ],
    ['`{"silent":true,"type":"downloadBootstrapper"}`', 'true,<wbr/>&quot;type&quot;:<wbr/>&quot;download'],
    [
      '`^((mailto:\\w+)|(tel:\\w+)|(https?://\\w+)).+`',
      '<code>^((mailto:\\w+)|(tel:\\w+)|(https?://\\w+)).+</code>',
    ],
    ["`import('@tauri-apps/api/window')`", '<code>import(&#x27;@tauri-apps/api/window&#x27;)</code>'],
    ['`tauri.conf.json`', '<code>tauri.conf.json</code>'],
    ['`msiexec /i Carnet_1.2.0_x64.msi /passive`', '<code>msiexec /i Carnet_1.2.0_x64.msi /passive</code>'],
  ])(
    'breaks in no option, part of a path with a hyphen or Rust attribute, and at joints of long names: %j',
    async (source, markup) => {
      expect((await renderText(source)).html).toContain(markup);
    },
  );
});

describe('components', () => {
  it('make steps of a numbered list and a tree of a bulleted one', async () => {
    const { html } = await renderText(
      '<Etapes>\n\n1. Un.\n2. Deux.\n\n</Etapes>\n\n<Arbre>\n\n- `a/`\n  - `b`\n\n</Arbre>',
    );
    expect(html).toContain('<ol class="steps">');
    expect(html).toContain('<ul class="tree">');
    expect(html).not.toMatch(/etapes|arbre/i);
  });

  it.each([
    ['<Etapes>\n\n- Un.\n\n</Etapes>', /<Etapes> ne contient pas une liste numérotée et une seule/],
    ['<Arbre>\n\n- `a`\n\nTexte.\n\n</Arbre>', /<Arbre> ne contient pas une liste à puces et une seule/],
    ['<Arbre />', /<Arbre> ne contient pas/],
  ])('refuse other contents: %j', async (text, message) => {
    await expect(renderText(text)).rejects.toThrow(message);
  });

  it('show a Tauri command for each package manager, with the separator npm needs', async () => {
    const { html } = await renderText('<TauriCommand args="build --debug" />');
    for (const start of [
      'npm run tauri build --',
      'yarn tauri build',
      'pnpm tauri build',
      'cargo tauri build',
    ])
      expect(html).toContain(`${start} --debug`);
  });

  it('spell npm commands for each package manager, in code and in words, npm first', async () => {
    const text = async (source: string): Promise<string[]> => {
      const { html } = await renderText(source);
      const groups = html.split('<span data-group="package-manager">').slice(1);
      return groups.flatMap((group) =>
        [...group.matchAll(/data-value="(\w+)[^"]*">(.*?)<\/span>(?=<span hidden|<\/span>|$)/g)].map(
          ([, value, words = '']) => `${value}: ${words.replace(/<[^>]+>/g, '')}`,
        ),
      );
    };
    expect(await text('Lancez `npm run dev -- --port 3000`.')).toEqual([
      'npm: npm run dev -- --port 3000',
      'yarn: yarn dev --port 3000',
      'pnpm: pnpm dev --port 3000',
      'bun: bun run dev --port 3000',
    ]);
    expect(await text('```json\n{\n  "beforeDevCommand": "npm run dev"\n}\n```')).toContain(
      'pnpm:   &quot;beforeDevCommand&quot;: &quot;pnpm dev&quot;',
    );
    expect(await text('```bash\nexport A=1\nnpm install --save-dev x\nnpm run tauri build\n```')).toEqual([
      'npm: npm install --save-dev x',
      'yarn: yarn add --dev x',
      'pnpm: pnpm add --save-dev x',
      'bun: bun add --dev x',
      'npm: npm run tauri build',
      'yarn: yarn tauri build',
      'pnpm: pnpm tauri build',
      'bun: bun run tauri build',
      'cargo: cargo tauri build',
    ]);
    const tabs =
      '<Tabs group="package-manager">\n<Tab value="npm" label="npm">\n\n`npm test`\n\n</Tab>\n</Tabs>';
    expect(await text(`${tabs}\n\n<code>npm test</code>`)).toEqual([]);
  });

  it('prefix internal links, and open external ones in a new tab', async () => {
    const { html, links } = await renderText('[ici](/v1/guides/faq#a) et [là](https://example.org)');
    expect(html).toContain('href="/fr/v1/guides/faq#a"');
    expect(html).toContain('<a href="https://example.org" target="_blank" rel="noopener noreferrer">');
    expect(links).toEqual(['/v1/guides/faq#a', 'https://example.org']);
  });
});

describe('tables', () => {
  it('have the alignment of their columns as classes, not as styles', async () => {
    const { html } = await renderText(
      '| a | b | c | d |\n| - | :-: | -: | :- |\n| 1 | 2 | 3 | <kbd>4</kbd> |\n',
    );
    expect(html).toContain('<th>a</th><th class="align-center">b</th><th class="align-end">c</th><th>d</th>');
    expect(html).toContain('<td class="align-center">2</td><td class="align-end">3</td><td><kbd>4');
    expect(html).not.toMatch(/ (?:style|align)=/);
  });

  it('are named after their heading, each differently, and wide ones name their cells for phones', async () => {
    const wide = '| a | b | c |\n| - | - | - |\n| 1 | deux mots et encore deux | 3 |\n';
    const { html } = await renderText(`## Formats {#f}\n\n${wide}\n| a | b |\n| - | - |\n| 1 | 2 |\n`);
    expect(html).toContain(
      '<div class="table stacked" role="group" aria-label="Tableau : Formats" tabindex="0">',
    );
    expect(html).toContain('<td data-label="c">3</td>');
    expect(html).toContain(
      '<div class="table" role="group" aria-label="Tableau : Formats (2)" tabindex="0">',
    );
  });

  it.each([
    ['`window.setMaximizable`', 'class="table stacked"'],
    ['`setMaximizable`', 'class="table"'],
  ])('a table whose first column holds %s has %s', async (name, expected) => {
    const { html } = await renderText(`| Clé | Effet |\n| - | - |\n| ${name} | Ouvre la méthode. |\n`);
    expect(html).toContain(expected);
  });
});

describe('braces', () => {
  it('hold comments, which leave nothing, and plain values', async () => {
    const { html } = await renderText('Un {/* a */}{"deux"} {-3} {/* b */ /* c */}{`quatre`}');
    expect(html).toBe('<p>Un deux -3 quatre</p>');
  });
});

describe('a fault stops the render with file, line, reason and fix', () => {
  it.each([
    ['\n:::notte\n\nx\n\n:::\n', ':6: Encadré inconnu « notte »\n  → Vouliez-vous dire note ?'],
    ['Un {{ a: 1 }}', ':5: L’expression'],
    ['<a href={["javascript:alert(1)"]}>a</a>', ':5: La valeur de « href » est une expression'],
    ['<a href={"\\x6aavascript:alert(1)"}>a</a>', ':5: L’adresse de l’attribut « href »'],
    ['<img alt="" srcSet="/a.png 1x, javascript:alert(1) 2x" />', ':5: Une adresse de l’attribut « srcSet »'],
    ['<p contentEditable="true">a</p>', ':5: L’attribut « contentEditable »'],
    ['<p ref="a">a</p>', ':5: L’attribut « ref » n’est pas permis'],
    [':::constructor\n\nx\n\n:::', ':5: Encadré inconnu « constructor »'], // a name that every object has
    ['<Admonition kind="note">\n\nx\n\n</Admonition>', ':5: Composant inconnu <Admonition>'],
    [':::note[<script>alert(1)</script>]\n\nx\n\n:::', ':5: L’élément <script> n’est pas permis'],
    [
      '<Tabs>\n<Tab value="a" label="A" />\n<Tab value="a" label="B" />\n</Tabs>',
      'deux onglets de valeur « a »',
    ],
    ['<Tabs>\n<Tab label="A" />\n</Tabs>', '<Tab> n’a pas d’attribut « value »\n  → Ajoutez value="…"'],
    [
      'Un.\n\n<Essai name="rien" />',
      ':7: Il n’existe pas d’essai « rien »\n  → Écrivez content/fr/essais/rien.yaml',
    ],
    ['Un.\n\n<Diagram name="rien" alt="Un" />', ':7: Il n’existe pas de schéma « rien »\n  → '],
    ['Un.\n\n<Partial name="rien" />', ':7: Il n’existe pas de passage commun « rien »\n  → Écrivez-le dans'],
    ['Un.\n\n<Partial />', ':7: <Partial> n’a pas de nom\n  → Écrivez <Partial name="…" />.'],
    ['Un.\n\n# Titre', ':7: Un titre de niveau 1 dans le texte\n  → Commencez par ##'],
    ['## Un {#a}\n\n## Deux {#b #a}', ':7: L’identifiant « a » sert deux fois dans cette page\n  → Donnez'],
    ['Un.\n\n<RunScript />', ':7: <RunScript> n’a pas d’attribut « name »\n  → Ajoutez name="…"'],
    ['Un.\n\n<Tabs>\n\nx\n', ':7: La balise <Tabs> n’est pas fermée\n  → Fermez chaque balise'],
    ['Un.\n\nTexte {ouvert.', ':7: Une accolade n’est pas fermée\n  → Fermez-la'],
    ['Texte<br>suite.', ':5: La balise <br> n’est pas fermée\n  → Écrivez <br /> : un élément sans contenu'],
    // While authoring, a file with a conflict is a page of its whole text.
    [
      'Un.\n\n<<<<<<< HEAD\nDeux.\n=======\nTrois.\n>>>>>>> ma-page',
      ':3: Le fichier contient des marqueurs de conflit',
    ],
    ['La taille est <5 Mo.', ':5: Caractère inattendu « 5 » dans une balise'],
  ])('%j', async (body, message) => {
    const { message: found } = await renderText(body).then(
      () => new Error('no fault'),
      (error: Error) => error,
    );
    expect(found).toMatch(/^content\/fr\/v1\/guides\/sample-\d+\.mdx/);
    expect(found).toContain(message);
    expect(found).toContain('\n  → ');
  });
});

it('takes a turn of the event loop also for a page compiled before: its bytes depend on what React waits for', async () => {
  const source = { file: 'content/fr/v1/guides/again.mdx', route: '/v1/guides/again' };
  const first = await compileText('Texte.', source);
  let hasTurned = false;
  setImmediate(() => (hasTurned = true));
  expect(await compileText('Texte.', source)).toBe(first);
  expect(hasTurned).toBe(true);
});
