import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readVersions } from '../../content/versions';
import { own } from '../../text/own';
import { positionAt } from '../../text/position';
import { findInLines, type CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';

/** Numbers and settings that go out of date: releases and Node.js versions. */
export const factRules: Rule[] = [
  {
    id: 'release-number',
    message:
      '« {number} » est écrit à la main comme dernière version de {crate}. Le numéro vieillit sans que personne ne le voie.',
    fix: 'Écrivez <Version crate="{crate}" />, qui lit content/api/versions.json ({last}).',
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
    message: 'L’exemple fixe {crate} à {number}, qui n’est pas la dernière version 1.x ({last}).',
    fix: 'Écrivez ={last}, comme content/api/versions.json.',
    code: ({ code }, { isPost }, { root }) =>
      [...code.matchAll(/^([\w-]+) = (?:\{ version = )?"=(\d+\.\d+\.\d+)"/gm)].flatMap((match) => {
        const [found, crate = '', number = ''] = match;
        const last = own(readVersions(root).crates, crate);
        const place = positionAt(code, match.index + found.indexOf(number));
        return isPost || !last || last === number ? [] : [{ ...place, values: { crate, number, last } }];
      }),
    bad: ['```toml\n[dependencies]\ntauri = "=1.8.1"\n```'],
    good: ['```toml\n[dependencies]\nserde = "=1.0.1"\ntauri = "1.5"\n```'],
  },
  {
    id: 'action-version',
    severity: 'warning',
    message: 'L’exemple utilise {action} en version {number} ; content/api/versions.json donne {known}.',
    fix: 'Écrivez {known} ; si cette version a vieilli, essayez la nouvelle et corrigez-la partout.',
    code: ({ lang, code }, { isPost }, { root }) =>
      [...(lang === 'yaml' ? code.matchAll(/\buses: ([\w-]+\/[\w-]+)@([\w.]+)/g) : [])].flatMap((match) => {
        const [found, action = '', number = ''] = match;
        const known = readVersions(root).actions[action];
        if (isPost || known === undefined || known === number) return [];
        return [
          { ...positionAt(code, match.index + found.indexOf('@') + 1), values: { action, number, known } },
        ];
      }),
    bad: ['```yaml\nsteps:\n  - uses: actions/checkout@v3\n```'],
    good: [
      '```yaml\nsteps:\n  - uses: actions/checkout@v7\n  - uses: un/autre@v1\n  - uses: ./.github/actions/rust\n```',
    ],
  },
  {
    id: 'release-notes',
    message:
      'La première version est {number}, alors que content/api/versions.json donne {last} pour {crate}.',
    fix: 'Ajoutez les notes de la version qui manque, ou corrigez content/api/versions.json et sa date.',
    site: ({ root, locale, cli }) => {
      const { crates, npm } = readVersions(root);
      const notes = Object.entries(releaseFiles).flatMap(([name, crate]) => {
        const file = `content/${locale}/releases/${name}.yaml`;
        if (!existsSync(path.join(root, file))) return [];
        const text = readFileSync(path.join(root, file), 'utf8');
        const found = /^ *- version: ['"]?([\d.]+)/m.exec(text);
        const { line } = positionAt(text, found?.index ?? 0);
        return [{ file, line, crate, number: found?.[1] ?? '0', last: crates[crate] }];
      });
      const crate = '@tauri-apps/cli';
      const reference = {
        file: 'content/api/cli.json',
        line: 1,
        crate,
        number: cli.version,
        last: npm[crate],
      };
      return [...notes, reference].flatMap(({ file, line, number, last = '?', crate }) =>
        number === last ? [] : [{ file, line, values: { number, last, crate } }],
      );
    },
    bad: [{ 'content/fr/releases/wry.yaml': "versions:\n  - version: '0.24.11'\n" }],
  },
  {
    id: 'node-version',
    message:
      'Node.js {number} n’est plus maintenu depuis {end}. Le lecteur installerait une version sans corrections de sécurité.',
    fix: 'Choisissez une version LTS encore maintenue, la même que sur les autres pages.',
    page: (page, { root }) => {
      if (page.isPost || page.kind === 'generated') return [];
      return page.lines.flatMap((line, index) =>
        [...line.matchAll(nodeVersion)].flatMap((match) => {
          const number = match[1] ?? '';
          const end = endsOfLife[number] ?? (Number(number) < 18 ? '2023-09-11' : '9999');
          const isOver = end <= readVersions(root).checked;
          return isOver ? [{ ...page.place(index + 1, match.index + 1), values: { number, end } }] : [];
        }),
      );
    },
    bad: ['```yaml\nnode-version: 20\n```', 'Il vous faut Node.js 20 ou plus récent.'],
    good: ['```yaml\nnode-version: 22\n```', 'Il vous faut Node.js 24.'],
  },
  {
    id: 'module-dirname',
    message: '{found} n’existe pas dans un module ES : le fichier s’arrête à cette ligne.',
    fix: 'Utilisez import.meta.dirname ou import.meta.filename.',
    code: ({ code }) =>
      /^(?:import|export)\s/m.test(code) ? findInLines(code, /(?<!const )\b__(?:dir|file)name\b/) : [],
    bad: ['```ts nocheck="dépend de Node.js"\nexport default { root: __dirname };\n```'],
    good: ['```js nocheck="module CommonJS de Node.js"\nmodule.exports = __dirname;\n```'],
  },
  {
    id: 'table-row',
    message:
      'La ligne commence par « {text} », qui ne nomme rien, ou n’a aucune valeur. Le lecteur ne sait pas de quoi elle parle.',
    fix: 'Nommez la chose dans la première cellule et donnez les valeurs, ou retirez la ligne.',
    page: (page) =>
      page.nodes('table').flatMap(({ children: [head, ...rows] }) =>
        page.findings(rows, ({ children }) => {
          const [text = '', ...values] = children.map((cell) => toString(cell).trim());
          const isNameless =
            /^(?:[.…?]*|todo|critère)$/i.test(text) || text === toString(head?.children[0]).trim();
          const isEmpty = values.length > 0 && values.every((value) => /^[-–—.…?]*$/.test(value));
          return isNameless || isEmpty ? { text } : undefined;
        }),
      ),
    bad: [
      '| Critère | Tauri |\n| --- | --- |\n| Critère | 5 Mo |',
      '| Système | WebKit |\n| --- | --- |\n| Ubuntu 24.04 | – |',
    ],
    good: ['| | Tauri | WRY |\n| --- | --- | --- |\n| Taille | 5 Mo | – |\n| – | 4 Mo | 3 Mo |'],
  },
];

/** Release notes that follow a crate. */
const releaseFiles = { core: 'tauri', cli: 'tauri-cli', bundler: 'tauri-bundler', wry: 'wry', tao: 'tao' };

const nodeVersion = /(?:node-version: ['"]?|setup_|\bnode:|Node\.js v?|\bnode)(\d{2})\b/g;

/** Last days of maintenance of Node.js releases. */
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

const isLast = /derni[eè]re?s? (?:versions?|publications?)|(?:last|latest) (?:version|release)/i;

/** Full numbers beside the name of a crate, in sentences and tables about last releases. */
function handwrittenReleases(page: CheckedPage, root: string): Finding[] {
  const blocks = [
    ...page.nodes('paragraph').map((block) => ({ block, about: toString(block) })),
    ...page
      .nodes('table')
      .flatMap(({ children: [head, ...rows] }) => rows.map((block) => ({ block, about: toString(head) }))),
  ];
  const crates = Object.entries(readVersions(root).crates);
  return blocks.flatMap(({ block, about }) => {
    const number = /(?<![\d.])\d+\.\d+\.\d+(?![\d.]*\d)/.exec(toString(block))?.[0];
    if (!number || !isLast.test(about)) return [];
    return crates
      .filter(([crate]) => hasCode(block, crate))
      .map(([crate, last]) => ({ ...page.find(block, number), values: { number, crate, last } }));
  });
}

function hasCode(node: Nodes, value: string): boolean {
  if (node.type === 'inlineCode') return node.value === value;
  return 'children' in node && node.children.some((one) => hasCode(one, value));
}
