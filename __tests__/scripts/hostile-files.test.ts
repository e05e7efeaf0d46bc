/** @jest-environment node */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { knownComponents } from '@/lib/mdx/known-components';
import { compilePage } from '@/components/mdx/compile-page';
import { renderHtml } from '@/components/mdx/render-html';
import { pageWith } from '@/lib/check/example';
import { describe as wordsOf } from '@/lib/check/report';
import { structureRules } from '@/lib/check/rules';
import { buildIndexFiles } from '@/lib/search/build/index-files';
import { toRecords } from '@/lib/search/build/records';
import { faultsOf, readPages } from '../../scripts/check/load-site';
import { checkFiles, folderWith } from '../support/check';
import { hostileMarkup, listDangers } from '../support/hostile-markup';
import { createRandom } from '../support/random';

const SEED = 20261123;
const PER_KIND = 80; // 800 files
const folder = 'content/fr/v1/guides';

let heads = 0;
/** Front matter: titles and descriptions are unique on the site. */
const head = (): string => {
  heads += 1;
  const description = `La page d’essai ${heads}, écrite par un générateur.`;
  return pageWith({ title: `Essai ${heads}`, description, order: heads }, '');
};
const sound = `Un texte avec \`code\`, [un lien](/v1/guides) et une liste.\n\n## Titre {#titre}\n\n- un\n- deux\n`;

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const insert = (random: Random, text: string, piece: string): string => {
  const at = Math.floor(random() * text.length);
  return text.slice(0, at) + piece + text.slice(at);
};
const bytes = (random: Random): string =>
  Array.from({ length: 200 }, () => String.fromCharCode(random() * 0x3000)).join('');

const pieces = [
  ...'{ } < > <Tabs> </Tab> ::: :::note ``` ~~~ " ` [ ]( ![ {# {/* */} | &#0; title: __proto__ [^1] 1e999'.split(
    ' ',
  ),
  ...['json title="tauri.conf.json"', 'ts', 'rust', 'toml', 'yaml'].map((info) => `\`\`\`${info}\n`),
  ...['\n\n', '\r', '\t', '\\', '\u0000', '\u202E', '\uD800', '\uFEFF', '😀', '---\n', '# ', '###### '],
  ...['&a *a', '<<: *a', '```bash\ntauri ', '<Diagram name="', '[a]: <', '- '.repeat(30), '('.repeat(200)],
];
const about = path.resolve('content/fr/about');
const texts = readdirSync(about).map((name) => readFileSync(path.join(about, name), 'utf8').slice(0, 1500));

/** A page with pieces of syntax at random places. */
const damage = (random: Random): string =>
  Array.from({ length: 1 + random() * 6 }).reduce<string>(
    (text) => insert(random, text, pick(random, [...pieces, hostileMarkup(random)])),
    pick(random, texts),
  );

const values = [...'[1] {a:1} 1 true null "x" {[]} {{}} {1e999} {...x}'.split(' '), '{"a" + "b"}'];
const fields = 'title description order toc authors date draft former __proto__ slug'.split(' ');
const yaml = [
  ...'[ { *a " | 1e999 2026-99-99 @ null 🚀'.split(' '),
  "'",
  '&a x',
  '!!js/function x',
  '- -',
  '\t',
];
const ids = [...'footer main navbar page trustedTypes __proto__ "><b> é 1 constructor'.split(' '), 'a b', ''];

/** Kinds of files, each from random numbers: a name without extension, and the bytes. */
const kinds: Record<string, (random: Random, index: number) => { name?: string; text: string }> = {
  sound: () => ({ text: head() + sound }),
  'hostile markup': (random) => ({ text: `${head()}Un texte.\n\n${hostileMarkup(random)}\n` }),
  'front matter': (random) => ({
    text: insert(random, head(), `\n${pick(random, fields)}: ${pick(random, yaml)}\n`) + sound,
  }),
  'front matter without an end': (random) => ({ text: head().slice(0, random() * 60) + sound }),
  'bytes of any kind': (random) => ({ text: head() + insert(random, sound, bytes(random)) }),
  nesting: (random, index) => ({
    text:
      head() +
      pick(random, ['> ', '- ', '*', '[', '<Tabs>', '{', '(', '![', ':::note\n\n']).repeat(3 ** (index % 6)),
  }),
  attributes: (random) => ({
    text: `${head()}<${pick(random, [...knownComponents])} ${pick(random, ['of', 'args', 'name', 'src', 'label', 'id', 'className'])}=${pick(random, values)} />\n`,
  }),
  ids: (random) => ({
    text: `${head()}## Titre {#${pick(random, ids)}}\n\n<div id="${pick(random, ids)}">x</div>\n`,
  }),
  damaged: (random) => ({ text: damage(random) }),
  names: (random, index) => ({
    name: `${pick(random, ['+', 'a%2fb', 'a#b', 'CAPS', 'é', ' a', 'a?b', 'a\\b', 'a"b', '\u200Ba', '%00', '-', '*'])}${index}`,
    text: head() + sound,
  }),
};

test(`${Object.keys(kinds).length * PER_KIND} sound, malformed and hostile files of seed ${SEED}: each is refused in words or built, and nothing that is built runs`, async () => {
  const random = createRandom(SEED);
  const root = folderWith({});
  mkdirSync(path.join(root, folder), { recursive: true });
  const written = new Map<string, string>();
  for (const [kind, make] of Object.entries(kinds)) {
    for (let index = 0; index < PER_KIND; index++) {
      const { name = `${kind.replaceAll(' ', '-')}-${index}`, text } = make(random, index);
      writeFileSync(path.join(root, folder, `${name}.mdx`), text);
      written.set(`${folder}/${name}.mdx`, kind);
    }
  }

  const faults = await checkFiles(root);
  const structural = new Set(structureRules.map(({ id }) => id));
  const refused = new Set(faults.filter(({ rule }) => structural.has(rule)).map(({ file }) => file));
  const { pages } = readPages(root, 'fr');
  const passed = pages.filter(({ file }) => !refused.has(file) && written.has(file));
  const records = [];
  for (const page of passed) {
    const built = await renderHtml(page.source).catch((error: unknown) => {
      faults.push(...faultsOf(error, page.file));
      refused.add(page.file);
    });
    if (!built) continue;
    expect({ file: page.file, dangers: listDangers(built) }).toEqual({ file: page.file, dangers: [] });
    const { route } = page.source;
    const texts = { title: 'Essai', description: 'Essai.', language: 'fr', locale: 'fr' } as const;
    records.push(...toRecords({ route, page: (await compilePage(page.source)).page, ...texts }, new Map()));
  }
  const index = buildIndexFiles(records, []);
  expect(index.titles.pages).toHaveLength([...written.keys()].filter((file) => !refused.has(file)).length);

  for (const fault of faults) {
    const { message, fix } = wordsOf(fault);
    expect(fault.line ?? 1).toBeGreaterThan(0);
    expect(`${fault.file} ${message}`).not.toMatch(/\n\s+at |node_modules|undefined|\[object/);
    expect(message.length * fix.length).toBeGreaterThan(0);
  }
  const count = (kind: string, wanted: boolean): number =>
    [...written].filter(([file, of]) => of === kind && refused.has(file) === wanted).length;
  expect([count('sound', false), count('names', true)]).toEqual([PER_KIND, PER_KIND]);
  for (const kind of Object.keys(kinds).filter((one) => !['sound', 'bytes of any kind'].includes(one)))
    expect([kind, count(kind, true) > 0]).toEqual([kind, true]);
}, 240_000);

test('a danger would be seen', () => {
  expect(
    listDangers('<p onclick="x()"><a href="java\nscript:x">a</a><svg><script></script></svg></p>'),
  ).toHaveLength(3);
});
