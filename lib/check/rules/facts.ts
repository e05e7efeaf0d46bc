import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readVersions } from '../../content/versions';
import { positionAt } from '../../text/position';
import { findInLines, type CheckedPage } from '../page';
import { findAll } from '../prose';
import type { Rule } from '../rule';
import type { Finding, Words } from '../types';

/** Numbers and settings that go out of date: releases, Node.js versions, tools of the samples. */
export const factRules: Rule[] = [
  {
    id: 'release-number',
    fr: '« {number} » est écrit à la main comme dernière version de {crate}. Le numéro vieillit sans que personne ne le voie.',
    en: '"{number}" is written by hand as the last release of {crate}. The number goes out of date unseen.',
    fixFr: 'Écrivez <Version crate="{crate}" />, qui lit content/api/versions.json ({last}).',
    fixEn: 'Write <Version crate="{crate}" />, which reads content/api/versions.json ({last}).',
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
    fr: 'L’exemple fixe {crate} à {number}, qui n’est pas la dernière version 1.x ({last}).',
    en: 'The sample pins {crate} to {number}, which is not the last 1.x release ({last}).',
    fixFr: 'Écrivez ={last}, comme content/api/versions.json.',
    fixEn: 'Write ={last}, as in content/api/versions.json.',
    sample: ({ code }, { isPost }, { root }) =>
      [...code.matchAll(/^([\w-]+) = (?:\{ version = )?"=(\d+\.\d+\.\d+)"/gm)].flatMap((match) => {
        const [found, crate = '', number = ''] = match;
        const last = readVersions(root).crates[crate];
        const place = positionAt(code, match.index + found.indexOf(number));
        return isPost || !last || last === number ? [] : [{ ...place, values: { crate, number, last } }];
      }),
    bad: ['```toml\n[dependencies]\ntauri = "=1.8.1"\n```'],
    good: ['```toml\n[dependencies]\nserde = "=1.0.1"\ntauri = "1.5"\n```'],
  },
  {
    id: 'release-notes',
    fr: 'La première version est {number}, alors que content/api/versions.json donne {last} pour {crate}.',
    en: 'The first version is {number}, but content/api/versions.json gives {last} for {crate}.',
    fixFr: 'Ajoutez les notes de la version qui manque, ou corrigez content/api/versions.json et sa date.',
    fixEn: 'Add the notes of the missing release, or correct content/api/versions.json and its date.',
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
    fr: 'Node.js {number} n’est plus maintenu depuis {end}. Le lecteur installerait une version sans corrections de sécurité.',
    en: 'Node.js {number} has not been maintained since {end}. Readers would install a version without security fixes.',
    fixFr: 'Choisissez une version LTS encore maintenue, la même que sur les autres pages.',
    fixEn: 'Choose an LTS release that is still maintained, the same as on the other pages.',
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
    fr: '{found} n’existe pas dans un module ES : le fichier s’arrête à cette ligne.',
    en: '{found} does not exist in an ES module: the file stops at this line.',
    fixFr: 'Utilisez import.meta.dirname ou import.meta.filename.',
    fixEn: 'Use import.meta.dirname or import.meta.filename.',
    sample: ({ code }) =>
      /^(?:import|export)\s/m.test(code) ? findInLines(code, /(?<!const )\b__(?:dir|file)name\b/) : [],
    bad: ['```ts nocheck="dépend de Node.js"\nexport default { root: __dirname };\n```'],
    good: ['```js nocheck="module CommonJS de Node.js"\nmodule.exports = __dirname;\n```'],
  },
  {
    id: 'vite-minifier',
    fr: "minify: 'esbuild' échoue avec Vite 8, que la page d’installation propose : esbuild n’y est plus installé.",
    en: "minify: 'esbuild' fails with Vite 8, which the setup page installs: it comes without esbuild.",
    fixFr: 'Écrivez true, ou une condition : Vite choisit son outil lui-même.',
    fixEn: 'Write true, or a condition: Vite chooses its tool itself.',
    sample: ({ code }) => findInLines(code, /\bminify\b.*['"]esbuild['"]/),
    bad: ["```ts\nexport default { minify: Date.now() > 0 ? false : 'esbuild' };\n```"],
    good: ['```ts\nexport default { minify: Date.now() > 0 };\n```'],
  },
  {
    id: 'window-close',
    fr: 'close() ferme la fenêtre sans émettre CloseRequested : le travail non enregistré est perdu, et la page n’en dit rien.',
    en: 'close() closes the window without CloseRequested: unsaved work is lost, and the page does not say so.',
    fixFr: 'Prévenez le lecteur, et montrez comment poser la même question que onCloseRequested.',
    fixEn: 'Warn readers, and show how to ask the same question as onCloseRequested.',
    sample: ({ code }, { kind, source }) =>
      kind !== 'page' || source.body.includes('onCloseRequested')
        ? []
        : findInLines(code, /\bappWindow\.close\(\)/).slice(0, 1),
    bad: ['```ts nocheck="import omis dans l’exemple"\nvoid appWindow.close();\n```'],
    good: ['`onCloseRequested` attend.\n\n```ts nocheck="import omis ici"\nvoid appWindow.close();\n```'],
  },
  {
    id: 'table-row',
    fr: 'La ligne commence par « {text} », qui ne nomme rien, ou n’a aucune valeur. Le lecteur ne sait pas de quoi elle parle.',
    en: 'The row begins with "{text}", which names nothing, or has no value. Readers cannot tell what it is about.',
    fixFr: 'Nommez la chose dans la première cellule et donnez les valeurs, ou retirez la ligne.',
    fixEn: 'Name the thing in the first cell and give the values, or remove the row.',
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

/** Sentences that this site once contained and that the sources of Tauri 1.x contradict. */
const claims: { pattern: RegExp; fix: Words }[] = [
  {
    pattern: /(?:chaque|tout) (?:accès|appel) au système (?:passe|dépend)[^.]*liste d['’]autorisations/giu,
    fix: {
      fr: 'La liste d’autorisations ne règle que l’API JavaScript : ni les commandes, ni les plugins, ni le code Rust n’en dépendent.',
      en: 'The allowlist governs the JavaScript API only: commands, plugins and Rust code do not depend on it.',
    },
  },
  {
    pattern: /(?:suivante|secours)[^.]* que si [^.]*JSON (?:illisible|invalide|mal formé)/giu,
    fix: {
      fr: 'Une réponse 2xx qui n’est pas du JSON arrête la recherche de mise à jour ; seul un JSON d’une autre forme mène à l’adresse suivante.',
      en: 'A 2xx response that is not JSON aborts the check for updates; only JSON of another shape leads to the next endpoint.',
    },
  },
  {
    pattern: /traduction (?:communautaire|tenue par la communauté)/giu,
    fix: {
      fr: 'Les textes français sont écrits pour ce site : ils ne sont pas une traduction.',
      en: 'The French texts are written for this site: they are not a translation.',
    },
  },
  {
    pattern: /dès qu(?:['’]une|e la) page écoute la demande de fermeture/giu,
    fix: {
      fr: 'Seul un écouteur de cette fenêtre suspend sa fermeture.',
      en: 'Only a listener of that window suspends its closing.',
    },
  },
];

/** Rules for French texts. */
export const claimRules: Rule[] = [
  {
    id: 'known-error',
    fr: '« {found} » est faux pour Tauri v1.',
    en: '"{found}" is not true of Tauri v1.',
    prose: (text) =>
      claims.flatMap(({ pattern, fix }) => findAll(pattern, ([found]) => ({ values: { found, fix } }))(text)),
    bad: [
      'Chaque accès au système passe par une liste d’autorisations.',
      'L’adresse suivante n’est essayée que si la précédente ne répond pas, renvoie un code d’erreur ou un JSON illisible.',
      'Traduction tenue par la communauté : elle n’est pas relue.',
      'Dès que la page écoute la demande de fermeture, Rust suspend celle-ci.',
    ],
    good: [
      'Chaque appel de l’API JavaScript au système dépend d’une clé de la liste d’autorisations.',
      'Une réponse qui n’est pas du JSON arrête la recherche.',
    ],
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
