import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { runCheck } from '../../scripts/check/run';

type Plant = {
  file: string;
  /** Put at the end of the file, or in the place of `replaces`. */ text: string;
  replaces?: RegExp;
  rule: string;
  /** Words of the line the fault is on; the first line of the planted text otherwise. */ at?: string;
};

const guide = (name: string): string => `content/fr/v1/guides/${name}.mdx`;
const features = (name: string): string => guide(`features/${name}`);
const code = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\``;

/** One fault of each kind, spread over real pages. */
const plants: Plant[] = [
  // Links, addresses, files
  { file: features('menu'), text: 'Voyez [les menus](/v1/guides/features/menux).', rule: 'dead-link' },
  {
    file: features('menu'),
    text: 'Voyez [les menus du tray](/v1/guides/features/menu#nulle-part).',
    rule: 'dead-anchor',
  },
  {
    file: features('menu'),
    text: 'Voyez [les pages de Windows](/v1/guides/distribution/windows).',
    rule: 'old-address',
  },
  {
    file: features('menu'),
    text: 'Voyez [les évènements](/fr/v1/guides/features/events/).',
    rule: 'link-form',
  },
  {
    file: features('menu'),
    text: 'Voyez [la page du projet](http://example.org/projet).',
    rule: 'insecure-link',
  },
  { file: features('menu'), text: 'Voyez [la page fermée](https://).', rule: 'bad-url' },
  {
    file: features('menu'),
    text: 'Pour les commandes, cliquez [ici](/v1/guides/features/command).',
    rule: 'link-text',
  },
  { file: features('events'), text: '![Une fenêtre de notes](/images/rien.webp)', rule: 'missing-asset' },
  { file: features('events'), text: '![](/favicon.svg)', rule: 'missing-alt' },
  { file: features('events'), text: '![Image](/favicon.svg)', rule: 'poor-alt' },
  {
    file: features('events'),
    text: '<Figure src="/favicon.svg" alt="Le signe du site" width="10" height="20" />',
    rule: 'asset-size',
  },
  // Names, forbidden things
  { file: features('icons'), text: '<Bouton>Ouvrir</Bouton>', rule: 'unknown-name' },
  { file: features('plugin'), text: ':::prudence\n\nUn texte.\n\n:::', rule: 'unknown-name' },
  { file: features('plugin'), text: '::: note', rule: 'admonition-form' },
  { file: features('cli'), text: '<iframe src="https://example.org"></iframe>', rule: 'forbidden' },
  { file: features('splashscreen'), text: '<div onclick="ouvrir()">Texte</div>', rule: 'forbidden' },
  { file: features('multiwindow'), text: '[Ouvrir la note](javascript:alert(1))', rule: 'forbidden' },
  { file: features('command'), text: 'Un texte <Tabs> jamais fermé.', rule: 'syntax' },
  // Headings
  { file: features('system-tray'), text: '# Un second titre {#second-title}', rule: 'heading-level-1' },
  { file: features('system-tray'), text: '#### Un saut de niveau {#skipped-level}', rule: 'heading-order' },
  { file: features('system-tray'), text: '## Sans identifiant', rule: 'heading-id' },
  {
    file: features('system-tray'),
    text: '## Une fin de phrase : {#final-mark}',
    rule: 'heading-punctuation',
  },
  // Samples
  {
    file: guide('building/windows'),
    text: code('ts', "import { invok } from '@tauri-apps/api/tauri';\ninvok('lire');"),
    rule: 'typescript',
    at: 'import { invok }',
  },
  {
    file: guide('building/windows'),
    text: code('json title="tauri.conf.json" fragment', '{\n  "tauri": { "allowList": { "all": true } }\n}'),
    rule: 'configuration',
    at: 'allowList',
  },
  {
    file: guide('building/windows'),
    text: code('bash', 'cargo tauri bild'),
    rule: 'command',
    at: 'tauri bild',
  },
  {
    file: guide('building/windows'),
    text: code('rust', 'fn ouvrir() {\n    let = 12;\n}'),
    rule: 'rust-syntax',
    at: 'let = 12',
  },
  {
    file: guide('building/windows'),
    text: code('yaml', 'note: 12\nnote: 13'),
    rule: 'data-syntax',
    at: 'note: 13',
  },
  {
    file: guide('building/windows'),
    text: code('bash', '$ cargo build --workspace'),
    rule: 'prompt',
    at: '$ cargo build',
  },
  {
    file: guide('building/windows'),
    text: code('', 'sans langage'),
    rule: 'no-language',
    at: '```\nsans langage',
  },
  // French
  { file: guide('building/linux'), text: 'Cette phrase contient une fauute.', rule: 'spelling' },
  { file: guide('building/linux'), text: 'Le mot mot est répété.', rule: 'repeated-word' },
  { file: guide('building/linux'), text: 'La liste des fichiers...', rule: 'ellipsis' },
  { file: guide('building/linux'), text: 'Le bouton "Ouvrir" est là.', rule: 'quotes' },
  {
    file: guide('building/linux'),
    text: 'Voici ce que contient la liste: un fichier.',
    rule: 'space-before-mark',
  },
  { file: guide('building/linux'), text: 'Le coeur du programme.', rule: 'ligature' },
  { file: guide('building/linux'), text: 'Un événement arrive au programme.', rule: 'wording' },
  { file: guide('building/linux'), text: 'Le programme démarre !', rule: 'exclamation' },
  // Version 2
  { file: guide('faq'), text: 'Le dossier `src-tauri/capabilities` décrit les droits.', rule: 'v2-term' },
  // Front matter and places
  { file: guide('building/macos'), replaces: /^order: .*$/m, text: 'ordre: 3', rule: 'front-matter' },
  {
    file: guide('building/resources'),
    replaces: /^description: .*$/m,
    text: 'description: Trop courte.',
    rule: 'description-length',
  },
  {
    file: guide('building/sidecar'),
    replaces: /^order: .*$/m,
    text: 'order: 3\nnext: /v1/guides/rien',
    rule: 'wrong-neighbour',
    at: 'next: /v1',
  },
];

const prerequisites = 'guides/getting-started/prerequisites.mdx';

/** Translated pages have places, links and samples too. */
plants.push(
  {
    file: `content/en/v1/${prerequisites}`,
    text: 'See [the menus](/v1/guides/features/menux).',
    rule: 'dead-link',
  },
  {
    file: `content/en/v1/${prerequisites}`,
    text: 'Read [the part on nothing](#nowhere).',
    rule: 'dead-anchor',
  },
  { file: `content/en/v1/${prerequisites}`, text: 'The folder `src-tauri/capabilities`.', rule: 'v2-term' },
  {
    file: `content/ko/v1/${prerequisites}`,
    text: code('ts', "import { invok } from '@tauri-apps/api/tauri';\ninvok('lire');"),
    rule: 'typescript',
    at: 'import { invok }',
  },
  {
    file: 'content/ko/v1/guides/index.mdx',
    replaces: /^title: .*$/m,
    text: 'titel: 1',
    rule: 'front-matter',
  },
);

/** The content in a folder of its own, beside the project's packages and caches. */
function copyContent(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'planted-'));
  mkdirSync('.cache', { recursive: true });
  for (const name of ['node_modules', 'package-lock.json', '.cache'])
    symlinkSync(path.resolve(name), path.join(copy, name));
  for (const name of ['content', 'public']) cpSync(name, path.join(copy, name), { recursive: true });
  return copy;
}

function plant(copy: string): void {
  for (const { file, text, replaces } of plants) {
    const place = path.join(copy, file);
    const before = readFileSync(place, 'utf8');
    writeFileSync(place, replaces ? before.replace(replaces, text) : `${before.trimEnd()}\n\n${text}\n`);
  }
}

/** Line of the planted fault in the file as it is now. */
function lineOf(copy: string, { file, text, at }: Plant): number {
  const before = readFileSync(path.join(copy, file), 'utf8').split(at ?? text.split('\n')[0] ?? '')[0] ?? '';
  return before.split('\n').length;
}

test('each kind of fault, planted in the real content, is reported with its line', async () => {
  const copy = copyContent();
  try {
    plant(copy);
    const { faults } = await runCheck({
      root: copy,
      locale: 'fr',
      translations: ['en', 'ko'],
      quick: false,
      fix: false,
    });
    const missed = plants
      .map((entry) => ({ ...entry, line: lineOf(copy, entry) }))
      .filter(
        ({ file, line, rule }) =>
          !faults.some((fault) => fault.file === file && fault.line === line && fault.rule === rule),
      )
      .map(({ file, line, rule }) => {
        const near = faults.filter((fault) => fault.file === file);
        return `${rule} at ${file}:${line}; found: ${near.map((fault) => `${fault.rule}:${fault.line}`).join(' ')}`;
      });
    assert.deepEqual(missed, []);
    // Sound pages stay without a fault, but for what hangs on pages that cannot be read any more.
    const planted = new Set(plants.map(({ file }) => file));
    const elsewhere = faults.filter(
      ({ file, rule }) =>
        !planted.has(file) && !['new-anchors', 'dead-anchor', 'unused-asset'].includes(rule),
    );
    assert.deepEqual(elsewhere, []);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
