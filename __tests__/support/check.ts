import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import cli from '../../content/api/cli.json';
import { knownComponents } from '../../lib/mdx/known-components';
import type { CliReference } from '../../lib/api-reference/types';
import { pageWith } from '../../lib/check/example';
import { readPublished } from '../../lib/check/rules/published';
import type { Example, Site, Speller } from '../../lib/check/rule';
import { allRules } from '../../lib/check/rules';
import { runRules, sortFaults } from '../../lib/check/run-rules';
import { createSpeller } from '../../lib/check/speller';
import { typeCheck } from '../../lib/check/type-check';
import type { Fault } from '../../lib/check/types';
import { readPages } from '../../scripts/check/load-site';
import { scratchFolder } from './scratch';

export const pageFile = 'content/fr/v1/guides/features/notes.mdx';

/** Lines of the front matter that `pageWith` writes above a text. */
export const headLines = 5;

/** Routes a test's links may lead to, with their anchors. */
export const routes: Site['routes'] = new Map([
  ['/', undefined],
  ['/v1/guides', new Set(['next-steps'])],
  ['/v1/guides/faq', new Set(['node-or-cargo'])],
  ['/v1/guides/features/command', new Set(['error-handling', 'basic-example'])],
  ['/v1/guides/building/windows', new Set(['msi'])],
  ['/v1/guides/features/events', undefined],
  ['/v1/references/security', new Set<string>()],
  ['/v1/api/js/fs', new Set(['exists'])],
  ['/v1/api/js/mocks', new Set(['mockconvertfilesrc'])],
]);

/** Files below a folder; `→ target` makes a symbolic link. Names without a folder are pages of the French content. */
export function writeFiles(root: string, files: Record<string, string>): void {
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const isGuide = /^(?:guides|references)\//.test(name);
    const folder = /^(?:content|messages|public|lib)\//.test(name)
      ? ''
      : `content/fr/${isGuide ? 'v1/' : ''}`;
    const file = path.join(root, folder + name);
    const description = `Ce que dit la page ${index + 1}, en une phrase assez longue pour suffire.`;
    const keys = { title: `Page ${index + 1}`, description, order: index + 1 };
    mkdirSync(path.dirname(file), { recursive: true });
    if (text.startsWith('→ ')) symlinkSync(text.slice(2), file);
    else writeFileSync(file, /^(?!---)/.test(text) && name.endsWith('.mdx') ? pageWith(keys, text) : text);
  }
}

let speller: Promise<Speller> | undefined;

/** Every fault of a site of a few files as `npm run check` finds them, without rendering. */
export async function checkFiles(root: string): Promise<Fault[]> {
  const { pages, readFaults } = readPages(root, 'fr');
  const site: Site = {
    root,
    locale: 'fr',
    pages,
    routes: new Map([
      ...routes,
      ...pages.map(
        ({ source, headings }) => [source.route, new Set(headings.flatMap(({ ids }) => ids))] as const,
      ),
    ]),
    components: knownComponents,
    published: readPublished(root, 'fr'),
    otherProse: [],
    readFaults,
    cli: cli as CliReference,
    speller: await (speller ??= createSpeller(process.cwd())),
  };
  await typeCheck(pages, process.cwd());
  return sortFaults(runRules(allRules, { ...site, root }));
}

/** A folder with an example and what every site has. */
export function folderWith(example: Example): string {
  const root = scratchFolder('check-');
  const category = '{ "label": "Dossier", "order": 1, "description": "Un dossier." }';
  const folders = ['', 'guides/', 'guides/features/'].map((one) => `content/fr/v1/${one}_category.json`);
  writeFiles(root, {
    'content/authors.json': '{ "lucas-nogueira": { "name": "L", "title": "T", "url": "https://a.fr" } }',
    ...Object.fromEntries(folders.map((file) => [file, category])),
  });
  const isPage = typeof example === 'string';
  for (const name of [
    ...['node_modules', 'package-lock.json', 'lib', 'content/api/versions.json', 'content/fr/glossary.yaml'],
    ...(isPage ? ['content/diagrams/ref-crates.svg', 'public/favicon.svg'] : []),
  ]) {
    if (!isPage && name in example) continue; // it would be written through the link
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    symlinkSync(path.resolve(name), path.join(root, name));
  }
  if (!isPage) writeFiles(root, example);
  else writeFiles(root, { [pageFile]: example.startsWith('---') ? example : pageWith({}, example) });
  return root;
}

/** Faults of one page (its text, or the whole file), without those that depend on the rest of the site. */
export async function checkFile(text: string): Promise<Fault[]> {
  const faults = await checkFiles(folderWith(text));
  return faults.filter(({ file }) => file === pageFile);
}
