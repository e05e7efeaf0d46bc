import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import cli from '../../content/api/cli.json';
import { knownComponents } from '../../components/mdx/mdx-components';
import type { CliReference } from '../../lib/api-reference/types';
import { pageWith } from '../../lib/check/example';
import { readPublished } from '../../lib/check/published';
import type { Example, Site, Speller } from '../../lib/check/rule';
import { allRules } from '../../lib/check/rules';
import { runRules, sortFaults } from '../../lib/check/run-rules';
import { createSpeller } from '../../lib/check/speller';
import { typeCheck } from '../../lib/check/type-check';
import type { Fault } from '../../lib/check/types';
import { readLocale } from '../../scripts/check/load-site';
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
]);

const describe = 'Ce que dit cette page en une phrase assez longue pour suffire, page';

/** Files below a folder; `→ target` makes a symbolic link. Names without a folder are guides. */
export function writeFiles(root: string, files: Record<string, string>): void {
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    const file = path.join(root, placeOf(name));
    mkdirSync(path.dirname(file), { recursive: true });
    if (text.startsWith('→ ')) symlinkSync(text.slice(2), file);
    else
      writeFileSync(
        file,
        name.endsWith('.mdx') && !text.startsWith('---')
          ? pageWith(
              { title: `Page ${index + 1}`, description: `${describe} ${index + 1}.`, order: index + 1 },
              text,
            )
          : text,
      );
  }
}

function placeOf(name: string): string {
  if (/^(?:content|public|lib)\//.test(name)) return name;
  return `content/fr/${/^(?:guides|references)\//.test(name) ? 'v1/' : ''}${name}`;
}

let speller: Promise<Speller> | undefined;

/** Every fault of a site of a few files as `npm run check` finds them, without rendering. */
export async function checkFiles(root: string): Promise<Fault[]> {
  const { pages, readFaults } = readLocale(root, 'fr');
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
  for (const name of ['node_modules', 'package-lock.json', 'lib'])
    symlinkSync(path.resolve(name), path.join(root, name));
  writeFiles(root, {
    'content/authors.json': '{ "lucas-nogueira": {} }',
    'content/fr/v1/guides/_category.json': '{ "label": "Guides", "order": 1, "description": "Les guides." }',
    'content/fr/v1/guides/features/_category.json':
      '{ "label": "F", "order": 1, "description": "Fonctions." }',
    'content/fr/v1/_category.json': '{ "label": "V", "order": 1, "description": "Version." }',
  });
  const link = (name: string): void => {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    symlinkSync(path.resolve(name), path.join(root, name));
  };
  ['content/api/versions.json', 'content/fr/glossary.yaml'].forEach(link);
  if (typeof example === 'string') {
    ['content/diagrams/ref-crates.svg', 'public/favicon.svg'].forEach(link);
    writeFiles(root, { [pageFile]: example.startsWith('---') ? example : pageWith({}, example) });
  } else writeFiles(root, example);
  return root;
}

/** Faults of one page (its text, or the whole file), without those that depend on the rest of the site. */
export async function checkFile(text: string): Promise<Fault[]> {
  const faults = await checkFiles(folderWith(text));
  return faults.filter(({ file }) => file === pageFile);
}
