import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readVersions } from '../../content/versions';
import { findInLines, type CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';

/** Numbers and settings that were true once: releases, Node.js versions, tools of the samples. */
export const factRules: Rule[] = [
  {
    id: 'release-number',
    message: {
      fr: '« {number} » est écrit à la main comme dernière version de {crate}. Le numéro vieillit sans que personne ne le voie.',
      en: '"{number}" is written by hand as the last release of {crate}. The number goes out of date unseen.',
    },
    fix: {
      fr: 'Écrivez <Version crate="{crate}" />, qui lit content/api/versions.json ({last}).',
      en: 'Write <Version crate="{crate}" />, which reads content/api/versions.json ({last}).',
    },
    page: (page, { root }) => (page.isPost ? [] : handwrittenReleases(page, root)),
    bad: [
      'La dernière version de `tauri` est la 1.8.1.',
      '| Crate | Dernière version |\n| --- | --- |\n| `wry` | 0.24.11 |',
    ],
    good: [
      'La dernière version de `tauri` est la <Version crate="tauri" />.',
      'La crate `tauri` accepte ce réglage depuis la version 1.5.4.',
    ],
  },
  {
    id: 'pinned-release',
    message: {
      fr: 'L’exemple fixe {crate} à {number}, qui n’est pas la dernière version 1.x ({last}).',
      en: 'The sample pins {crate} to {number}, which is not the last 1.x release ({last}).',
    },
    fix: {
      fr: 'Écrivez ={last}, comme content/api/versions.json.',
      en: 'Write ={last}, as in content/api/versions.json.',
    },
    sample: ({ code }, { isPost }, { root }) =>
      code.split('\n').flatMap((line, index) => {
        const found = /^([\w-]+) = (?:\{ version = )?"=(\d+\.\d+\.\d+)"/.exec(line);
        const [, crate = '', number = ''] = found ?? [];
        const last = readVersions(root).crates[crate];
        return isPost || !last || last === number
          ? []
          : [{ line: index + 1, column: line.indexOf(number) + 1, values: { crate, number, last } }];
      }),
    bad: ['```toml\n[dependencies]\ntauri = "=1.8.1"\n```'],
    good: ['```toml\n[dependencies]\nserde = "=1.0.1"\ntauri = "1.5"\n```'],
  },
  {
    id: 'release-notes',
    message: {
      fr: 'La première version est {number}, alors que content/api/versions.json donne {last} pour {crate}.',
      en: 'The first version is {number}, but content/api/versions.json gives {last} for {crate}.',
    },
    fix: {
      fr: 'Ajoutez les notes de la version qui manque, ou corrigez content/api/versions.json et sa date.',
      en: 'Add the notes of the missing release, or correct content/api/versions.json and its date.',
    },
    site: function* ({ root, locale, cli }) {
      const { crates, npm } = readVersions(root);
      for (const [name, crate] of Object.entries(releaseFiles)) {
        const file = `content/${locale}/releases/${name}.yaml`;
        if (!existsSync(path.join(root, file))) continue;
        const text = readFileSync(path.join(root, file), 'utf8');
        const number = /^ *- version: ['"]?([\d.]+)/m.exec(text)?.[1] ?? '0';
        const last = crates[crate] ?? '?';
        const line = text.split('\n').findIndex((one) => one.includes(number)) + 1;
        if (number !== last) yield { file, line, values: { number, last, crate } };
      }
      const crate = '@tauri-apps/cli';
      const [number, last] = [cli.version, npm[crate] ?? '?'];
      if (number !== last) yield { file: 'content/api/cli.json', line: 1, values: { number, last, crate } };
    },
    bad: [{ 'content/fr/releases/wry.yaml': "versions:\n  - version: '0.24.11'\n" }],
  },
  {
    id: 'node-version',
    message: {
      fr: 'Node.js {number} n’est plus maintenu depuis {end}. Le lecteur installerait une version sans corrections de sécurité.',
      en: 'Node.js {number} has not been maintained since {end}. Readers would install a version without security fixes.',
    },
    fix: {
      fr: 'Choisissez une version LTS encore maintenue, la même que sur les autres pages.',
      en: 'Choose an LTS release that is still maintained, the same as on the other pages.',
    },
    page: function* (page, { root }) {
      if (page.isPost || page.kind === 'generated') return;
      for (const [index, line] of page.lines.entries())
        for (const match of line.matchAll(nodeVersion)) {
          const number = match[1] ?? '';
          const end = endBefore(readVersions(root).checked, number);
          if (end) yield { ...page.place(index + 1, match.index + 1), values: { number, end } };
        }
    },
    bad: ['```yaml\nnode-version: 20\n```', 'Il vous faut Node.js 20 ou plus récent.'],
    good: ['```yaml\nnode-version: 22\n```', 'Il vous faut Node.js 24.'],
  },
  {
    id: 'module-dirname',
    message: {
      fr: '{found} n’existe pas dans un module ES : le fichier s’arrête à cette ligne.',
      en: '{found} does not exist in an ES module: the file stops at this line.',
    },
    fix: {
      fr: 'Utilisez import.meta.dirname ou import.meta.filename.',
      en: 'Use import.meta.dirname or import.meta.filename.',
    },
    sample: ({ code }) =>
      /^(?:import|export)\s/m.test(code) ? findInLines(code, /(?<!const )\b__(?:dir|file)name\b/) : [],
    bad: [
      '```ts title="vite.config.ts" nocheck="dépend des types de Node.js"\nimport { resolve } from \'node:path\';\nexport default { root: resolve(__dirname, \'ui\') };\n```',
    ],
    good: [
      "```js nocheck=\"module CommonJS de Node.js\"\nconst racine = require('path').join(__dirname, 'ui');\n```",
    ],
  },
  {
    id: 'vite-minifier',
    message: {
      fr: "minify: 'esbuild' échoue avec Vite 8, que la page d’installation propose : esbuild n’y est plus installé.",
      en: "minify: 'esbuild' fails with Vite 8, which the setup page installs: it comes without esbuild.",
    },
    fix: {
      fr: 'Écrivez true, ou une condition : Vite choisit son outil lui-même.',
      en: 'Write true, or a condition: Vite chooses its tool itself.',
    },
    sample: ({ code }) => findInLines(code, /\bminify\b.*['"]esbuild['"]/),
    bad: [
      '```ts title="vite.config.ts" nocheck="dépend des types de Vite"\nexport default {\n  build: { minify: debogage ? false : \'esbuild\' },\n};\n```',
    ],
    good: [
      '```ts title="vite.config.ts" nocheck="dépend des types de Vite"\nexport default { build: { minify: !debogage } };\n```',
    ],
  },
  {
    id: 'table-row',
    message: {
      fr: 'La ligne commence par « {text} », qui ne nomme rien, ou n’a aucune valeur. Le lecteur ne sait pas de quoi elle parle.',
      en: 'The row begins with "{text}", which names nothing, or has no value. Readers cannot tell what it is about.',
    },
    fix: {
      fr: 'Nommez la chose dans la première cellule et donnez les valeurs, ou retirez la ligne.',
      en: 'Name the thing in the first cell and give the values, or remove the row.',
    },
    page: (page) =>
      page.nodes('table').flatMap(({ children: [head, ...rows] }) =>
        rows.flatMap((row) => {
          const [text = '', ...values] = row.children.map((cell) => toString(cell).trim());
          const isNameless =
            /^(?:[.…?]*|todo|critère)$/i.test(text) || text === toString(head?.children[0]).trim();
          return isNameless || (values.length > 0 && values.every((value) => /^[-–—.…?]*$/.test(value)))
            ? [{ ...page.at(row), values: { text } }]
            : [];
        }),
      ),
    bad: [
      '| Critère | Tauri |\n| --- | --- |\n| Critère | 5 Mo |',
      '| Critère | Tauri |\n| --- | --- |\n| | 5 Mo |',
      '| Système | WebKit |\n| --- | --- |\n| Ubuntu 24.04 | – |',
    ],
    good: ['| | Tauri | WRY |\n| --- | --- | --- |\n| Taille | 5 Mo | – |\n| – | 4 Mo | 3 Mo |'],
  },
];

/** Release notes that follow a crate. */
const releaseFiles = { core: 'tauri', cli: 'tauri-cli', bundler: 'tauri-bundler', wry: 'wry', tao: 'tao' };

const nodeVersion = /(?:node-version: ['"]?|setup_|\bnode:|Node\.js v?|\bnode)(\d{2})\b/g;

/** Days on which the maintenance of Node.js releases ends; older ones have none. */
const endsOfLife: Record<string, string> = {
  18: '2025-04-30',
  19: '2023-06-01',
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
};

/** The end of maintenance of a Node.js release that lies before a day. */
function endBefore(day: string, number: string): string | undefined {
  const end = endsOfLife[number] ?? (Number(number) < 18 ? '2023-09-11' : undefined);
  return end && end <= day ? end : undefined;
}

const isLast = /derni[eè]re?s? (?:versions?|publications?)|(?:last|latest) (?:version|release)/i;

/** Full numbers beside the name of a crate, in sentences and tables about last releases. */
function* handwrittenReleases(page: CheckedPage, root: string): Generator<Finding> {
  const blocks: { block: Nodes; about: string }[] = [
    ...page.nodes('paragraph').map((block) => ({ block, about: toString(block) })),
    ...page
      .nodes('table')
      .flatMap(({ children: [head, ...rows] }) => rows.map((block) => ({ block, about: toString(head) }))),
  ];
  for (const { block, about } of blocks) {
    const number = /(?<![\d.])\d+\.\d+\.\d+(?![\d.]*\d)/.exec(toString(block))?.[0];
    if (!number || !isLast.test(about)) continue;
    const { crates } = readVersions(root);
    for (const [crate, last] of Object.entries(crates))
      if (hasCode(block, crate)) yield { ...page.find(block, number), values: { number, crate, last } };
  }
}

function hasCode(node: Nodes, value: string): boolean {
  if (node.type === 'inlineCode') return node.value === value;
  return 'children' in node && node.children.some((one) => hasCode(one, value));
}
