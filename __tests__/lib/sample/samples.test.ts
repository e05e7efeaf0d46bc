/** @jest-environment node */
import sharp from 'sharp';
import type { CodeBlock, ParsedPage } from '@/lib/content/types';
import { listSamples, stillSize } from '@/lib/sample/samples';
import { inProject } from '../../support/project';

const file = 'content/fr/essais/carnet.yaml';
const head = "title: un carnet\nalt: Un carnet.\nsteps: [{}]\nfrom: '/v1/guides/notes#notes'\n";

const block = (lang: string, code: string, meta = '', anchor = 'notes'): CodeBlock => ({
  lang,
  code,
  meta,
  anchor,
});
const blocks = [
  block('html', '<p>'),
  block('ts', 'a', 'title="src/main.ts"'),
  block('ts', 'b', '', 'details'),
  block('ts', 'c'),
  block('rust', 'd', 'title="src/main.rs"'),
  block('json', '{ "tauri": {} }', 'title="tauri.conf.json"'),
  // The same line as in the section before.
  block('css', 'a', '', 'other'),
];
const section = (depth: number, id: string) => ({
  heading: { depth, text: id, id, aliases: [] },
  text: '',
  code: blocks.flatMap(({ code, anchor }) => (anchor === id ? `${code}\n` : [])).join(''),
});
const page = {
  sections: [section(2, 'notes'), section(3, 'details'), section(2, 'other')],
  codeBlocks: blocks,
} as unknown as ParsedPage;

const build = (text: string) =>
  inProject({ [file]: text }, async () => {
    const { buildSample, readSample } = await import('@/lib/sample/samples');
    return buildSample(readSample('carnet'), page);
  });

test.each([
  ['', ['index.html', 'main.ts', 'extrait.ts', 'extrait-2.ts']],
  ['use: [index.html, extrait-2.ts, tauri.conf.json]\n', ['index.html', 'extrait-2.ts']],
])('a sample with %j runs the blocks %j', async (use, names) => {
  expect(Object.keys((await build(head + use)).files)).toEqual(names);
});

test.each([
  ['use: [index.html, mian.ts]\n', ':5: « from » n’a pas de bloc « mian.ts » à exécuter', 'main.ts ?'],
  ['use:\n  - index.html\n  - z.ts\n', ':7: « from » n’a pas de bloc « z.ts » à exécuter', ': index.html,'],
  ['use: [main.rs]\n', ':5: « from » n’a pas de bloc « main.rs » à exécuter', 'main.ts ?'],
  ['use: index.html\n', ':5: « use » n’est pas une liste', '[main.ts]'],
  ['ues: [main.ts]\n', ':5: Clé inconnue « ues »', '\n  → Vouliez-vous dire use ?'],
  [
    'reglages: {}\n',
    ':5: Clé inconnue « reglages »',
    '\n  → Clés : title, alt, from, use, files, config, world, steps.',
  ],
])('a sample with %j is at fault: %s', async (text, problem, fix) => {
  const built = build(head + text);
  await expect(built).rejects.toThrow(`${file}${problem}`);
  await expect(built).rejects.toThrow(fix);
});

test.each(['', '# rien\n', '- a\n', 'texte'])('a sample of %j is named itself', async (text) => {
  await expect(build(text)).rejects.toThrow(
    `${file}:1: L’essai n’a aucune clé\n  → Donnez-lui les clés title, alt, steps.`,
  );
});

test.each(listSamples().flatMap((name) => [`${name}-light`, `${name}-dark`]))(
  'the picture %s shows the stage and nothing around it',
  async (name) => {
    const { width, height } = await sharp(`public/images/essais/${name}.avif`).metadata();
    expect([width, height]).toEqual([stillSize.width * 1.5, stillSize.height * 1.5]);
  },
);
