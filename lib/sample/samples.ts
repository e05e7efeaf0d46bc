import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../content/files';
import { lineOf } from '../content/line-of';
import { readText } from '../content/read-text';
import { ContentError, type CodeBlock, type PageSource, type ParsedPage } from '../content/types';
import { readYaml } from '../content/yaml';
import { parseCodeMeta, takeHighlightComments } from '../mdx/code-meta';
import { isMapping } from '../text/mapping';
import { merge } from '../text/merge';
import { didYouMean } from '../text/nearest';
import type { Sample, TauriConfig, World } from './types';

const folder = 'content/fr/essais';

/** Keys of a sample's file; any other one stops the build. */
const known = new Set(['title', 'alt', 'from', 'use', 'files', 'config', 'world', 'steps']);
const required = ['title', 'alt', 'steps'];

/** An action or an expectation of the test that plays a sample. */
export type Step = Record<string, unknown>;

/** A file of `content/fr/essais`. */
type SampleSource = {
  name: string;
  title: string;
  /** What the first frame shows, in words. */
  alt: string;
  /** Page whose code blocks run, and the anchors of their sections: `/v1/api/js/clipboard#recipe`, `/v1/…#html #css`. */
  from?: string;
  /** Names of the blocks to take; all without it. A block without a title is `extrait.ts`, the next one `extrait-2.ts`. */
  use?: string[];
  /** Code that the page does not print. A block of the same name is replaced. */
  files?: Record<string, string>;
  /** Merged over the configuration that the page prints. */
  config?: TauriConfig;
  world?: World;
  /** What a test does with the sample, and what it expects: the claims of the page. */
  steps: Step[];
};

/** Size of the first frames, in px: the stage beside the code, and on a phone. */
export const stillSize = { width: 360, height: 288 };

/** By name, the hash of the sample that the first frame was drawn from. */
export const stillsFile = `${folder}/stills.json`;

/** Names of all samples, sorted. */
export function listSamples(): string[] {
  return readdirSync(path.join(projectRoot, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -5))
    .sort();
}

/**
 * Name of the sample above the first section of a reference page. Its picture is inlined: it is in the first screen of phones, and
 * a separate file would arrive a round trip after the text. In guides it would add a kilobyte to each update of the offline copy.
 */
export function firstSample({ route, body }: PageSource): string | undefined {
  const start = route.startsWith('/v1/api/') ? body.split(/^## /m)[0] : '';
  return /<Essai[^>]*?name="([^"]+)"/.exec(start ?? '')?.[1];
}

/** The first frame of a sample as a `data:` URL; undefined until it is drawn. */
export function readStill(name: string): string | undefined {
  const file = path.join(projectRoot, `public/images/essais/${name}-light.avif`);
  return existsSync(file) ? `data:image/avif;base64,${readFileSync(file, 'base64')}` : undefined;
}

/** Reads the file of a sample; throws with file, reason and fix if it is missing or has a wrong key. */
export function readSample(name: string): SampleSource {
  const file = `${folder}/${name}.yaml`;
  if (!listSamples().includes(name))
    // Without a file: rendering adds the name of the page that uses the sample.
    throw new Error(
      `Il n’existe pas d’essai « ${name} »\n  → Écrivez ${file}, ou utilisez l’un de ceux-ci : ${listSamples().join(', ')}.`,
    );
  const source = readYaml(file);
  if (!isMapping(source))
    throw faultIn(name, [], 'L’essai n’a aucune clé', `Donnez-lui les clés ${required.join(', ')}.`);
  for (const key of Object.keys(source)) {
    if (known.has(key)) continue;
    const fix = didYouMean(key, known, `Clés : ${[...known].join(', ')}.`);
    throw faultIn(name, [key], `Clé inconnue « ${key} »`, fix);
  }
  for (const key of required) {
    if (!source[key]) throw faultIn(name, [key], `Il manque la clé « ${key} »`, 'Ajoutez-la.');
  }
  if (source.use !== undefined && !Array.isArray(source.use))
    throw faultIn(
      name,
      ['use'],
      '« use » n’est pas une liste',
      'Écrivez ses noms entre crochets : [main.ts].',
    );
  return { ...(source as Omit<SampleSource, 'name'>), name };
}

/** `place`: keys and positions that lead to the value at fault. */
function faultIn(name: string, place: (string | number)[], problem: string, fix: string): ContentError {
  const file = `${folder}/${name}.yaml`;
  return new ContentError(file, lineOf(readText(path.join(projectRoot, file)), place), problem, fix);
}

/** Route of the page whose code a sample runs; empty for a sample with files of its own only. */
export function routeOf({ from = '' }: Pick<SampleSource, 'from'>): string {
  return (from.split('#')[0] ?? '').trim();
}

/** Joins a sample's file with the code blocks of the section it names. */
export function buildSample(source: SampleSource, page: ParsedPage | undefined): Sample {
  const [, ...anchors] = (source.from ?? '').split('#');
  const printed = anchors.flatMap((anchor) => readSection(source, anchor.trim(), page));
  const files: Record<string, string> = {};
  const names = new Set<string>();
  let config: TauriConfig = {};
  for (const { lang, meta, code } of printed) {
    const name = nameOf(parseCodeMeta(meta).title, lang, names);
    const isConfig = name === 'tauri.conf.json';
    if (!isConfig && !['html', 'ts', 'js', 'css'].includes(lang)) continue;
    names.add(name);
    if (source.use && !source.use.includes(name)) continue;
    if (isConfig) config = merge(config, JSON.parse(code) as TauriConfig);
    else files[name] = takeHighlightComments(code, new Set()).code;
  }
  checkUse(source, names);
  Object.assign(files, source.files);
  if (!files['index.html'])
    throw faultIn(
      source.name,
      [],
      'L’essai n’a pas d’index.html',
      'Ajoutez-le sous « files », ou nommez sous « from » une section qui a un bloc HTML.',
    );
  return {
    title: source.title,
    files,
    config: merge(config, source.config ?? {}),
    world: source.world ?? {},
  };
}

/** Throws for a name under `use` that no block has. */
function checkUse({ name, use = [] }: SampleSource, names: ReadonlySet<string>): void {
  const index = use.findIndex((one) => !names.has(one));
  const unknown = use[index];
  if (unknown === undefined) return;
  const advice = didYouMean(
    unknown,
    names,
    `Nommez un bloc des sections de « from » : ${[...names].join(', ')}.`,
  );
  throw faultIn(name, ['use', index], `« from » n’a pas de bloc « ${unknown} » à exécuter`, advice);
}

/** `src/main.ts` → `main.ts`; a block without a title gets a name that is free. */
function nameOf(title: string | undefined, lang: string, taken: ReadonlySet<string>): string {
  if (title) return title.split('/').pop() ?? title;
  if (lang === 'html') return 'index.html';
  let name = `extrait.${lang}`;
  for (let number = 2; taken.has(name); number++) name = `extrait-${number}.${lang}`;
  return name;
}

/** The code blocks of the section with an anchor, including those of its subsections. */
function readSection(source: SampleSource, anchor: string, page: ParsedPage | undefined): CodeBlock[] {
  const sections = page?.sections ?? [];
  const start = sections.findIndex(
    ({ heading }) => heading && (heading.id === anchor || heading.aliases.includes(anchor)),
  );
  if (start < 0)
    throw faultIn(
      source.name,
      ['from'],
      `Il n’y a pas de section « #${anchor} » dans ${source.from}`,
      'Nommez une adresse et une ancre du site.',
    );
  const depth = sections[start]?.heading?.depth ?? 0;
  const after = sections.findIndex(
    ({ heading }, index) => index > start && heading !== null && heading.depth <= depth,
  );
  const part = sections.slice(start, after < 0 ? undefined : after);
  const anchors = new Set(part.map(({ heading }) => heading?.id));
  return (page?.codeBlocks ?? []).filter((block) => anchors.has(block.anchor));
}
