import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Paragraph, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { readStructure } from '../../api-reference/reference';
import { listFiles } from '../../content/list-files';
import { keepPerBuild } from '../../content/keep-per-build';
import { readYaml } from '../../content/yaml';
import { escapeRegExp } from '../../text/escape';
import { positionAt } from '../../text/position';
import type { Rule, Site } from '../rule';
import type { Finding } from '../types';

/** A workflow that publishes for Windows. */
function publication(setting: string): string {
  const steps = `steps:\n  - uses: tauri-apps/tauri-action@v0\n    with:\n      tagName: v__VERSION__\n      ${setting}`;
  return `\`\`\`yaml\nruns-on: windows-latest\n${steps}\n\`\`\``;
}

/** What a text leaves out, or says twice. */
export const omissionRules: Rule[] = [
  {
    id: 'package-formats',
    severity: 'warning',
    message:
      'L’énumération des formats de paquet oublie {missing}. Le lecteur croirait que Tauri ne le produit pas.',
    fix: 'Nommez tous les formats, ou seulement ceux d’un système.',
    page: (page) => {
      const formats = packageFormats();
      return page.isPost || page.kind === 'generated'
        ? []
        : page.findings([...page.nodes('paragraph'), ...page.nodes('table')], (block) => {
            const text = blockText(block);
            const missing = formats.filter(({ pattern }) => !pattern.test(text)).map(({ name }) => name);
            // A text that names all but one is about all of them.
            return missing.length === 1 ? { missing: missing.join() } : undefined;
          });
    },
    bad: [
      'Vous obtenez `.msi`, `-setup.exe`, `.dmg`, `.deb` et `.AppImage`.',
      '| Système | Fichiers |\n| --- | --- |\n| Linux | `.rpm`, `.AppImage` |\n| macOS | `.dmg` |\n| Windows | `.msi`, NSIS |',
    ],
    good: [
      'Vous obtenez `.msi`, `-setup.exe`, `.dmg`, `.deb`, `.rpm` et `.AppImage`.',
      'Sous Linux : `.deb` et `.AppImage`.',
    ],
  },
  {
    id: 'preferred-installer',
    severity: 'warning',
    message:
      'Ce flux publie pour Windows sans choisir l’installateur des mises à jour : tauri-action annonce le MSI, qui s’installe à côté d’une application venue de NSIS.',
    fix: 'Ajoutez updaterJsonPreferNsis: true, ou ne construisez qu’un format avec args: --bundles.',
    code: ({ lang, code }) => {
      const publishes = lang === 'yaml' && /tauri-action@[^]*\btagName:/.test(code) && /windows/i.test(code);
      return publishes && !/updaterJsonPreferNsis: true|--bundles/.test(code) ? [{}] : [];
    },
    bad: [publication('')],
    good: [
      publication('updaterJsonPreferNsis: true'),
      publication("args: '--bundles nsis,updater'"),
      publication('').replace('windows', 'macos'),
      publication('').replace('tagName', 'projectPath'),
    ],
  },
  {
    id: 'empty-release',
    severity: 'warning',
    message: 'La version {number} n’a aucune note. Le lecteur ne sait pas si elle change quelque chose.',
    fix: 'Écrivez ce qu’elle change, ou dites qu’on ne l’a pas relevé et où le lire.',
    site: emptyReleases,
    bad: [
      {
        'content/fr/releases/api.yaml':
          "versions:\n  - version: '1.5.1'\n    date: null\n    changes:\n      fixes: []\n      other: []\n",
      },
    ],
    good: [
      {
        'content/fr/releases/api.yaml':
          "versions:\n  - version: '1.5.1'\n    date: null\n    changes:\n      fixes: [Une correction.]\n",
      },
    ],
  },
  {
    id: 'repeated-sentence',
    severity: 'warning',
    message: '« {start} … » est deux fois dans la page. Un paragraphe a sans doute été collé deux fois.',
    fix: 'Retirez l’une des deux, ou dites autre chose.',
    page: (page) => {
      // Entries of the references share sentences on purpose.
      if (page.kind === 'generated') return [];
      const seen = new Set<string>();
      return page.findings(page.nodes('paragraph'), (block) => {
        const long = toString(block)
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => sentence.split(/\s+/).length >= 8);
        const twice = long.find((sentence) => seen.has(sentence));
        for (const sentence of long) seen.add(sentence);
        return twice ? { start: twice.split(/\s+/).slice(0, 6).join(' ') } : undefined;
      });
    },
    bad: [
      'Si elle répond par une erreur, la clé est fausse ou expirée.\n\nSi elle répond par une erreur, la clé est fausse ou expirée.',
    ],
    good: ['Relancez la commande.\n\nRelancez la commande.'],
  },
];

/** The text of a block, with its cells apart. */
function blockText(block: Paragraph | Table): string {
  if (block.type === 'paragraph') return toString(block);
  return block.children.flatMap(({ children }) => children.map((cell) => toString(cell))).join(' ');
}

/** The formats that users install, with the pattern of their file. */
const packageFormats = keepPerBuild((): { name: string; pattern: RegExp }[] => {
  const bundles = readStructure('config').definitions.find(({ name }) => name === 'BundleType');
  const names = bundles?.kind === 'enum' ? bundles.values.map(({ name }) => name) : [];
  return names
    .filter((name) => name !== 'app' && name !== 'updater')
    .map((name) => ({
      name,
      pattern: name === 'nsis' ? /nsis|setup\.exe/i : new RegExp(`\\.${name}\\b`, 'i'),
    }));
}, 'reference');

type Version = { version: string; changes?: Record<string, unknown[] | null> };

function emptyReleases({ root, locale }: Site): (Finding & { file: string })[] {
  const files = listFiles(root, `content/${locale}/releases`).files.filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return listVersions(file, root)
      .filter(({ changes }) => changes && Object.values(changes).every((list) => !list?.length))
      .map(({ version: number }) => {
        const index = text.search(new RegExp(`version: ['"]?${escapeRegExp(number)}['"\\s]`));
        return { file, line: positionAt(text, Math.max(0, index)).line, values: { number } };
      });
  });
}

/** The versions of a file; those without a number are a fault of the rule `build`. */
function listVersions(file: string, root: string): Version[] {
  const { versions } = (readYaml(file, { root }) ?? {}) as { versions?: (Version | null)[] };
  if (!Array.isArray(versions)) return [];
  return versions.filter((one): one is Version => typeof one?.version === 'string');
}
