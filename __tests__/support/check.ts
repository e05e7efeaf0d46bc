import path from 'node:path';
import cli from '../../content/api/cli.json';
import { knownComponents } from '../../components/mdx/mdx-components';
import type { CliReference } from '../../lib/api-reference/cli/types';
import { checkStructure, checkWords } from '../../lib/check/check-site';
import { toFault } from '../../lib/check/build-fault';
import { readPage } from '../../lib/check/read-page';
import { createSpeller, type Speller } from '../../lib/check/text/spelling';
import type { Fault, Site } from '../../lib/check/types';
import { readFrontMatter } from '../../lib/content/front-matter';
import { routeOfFile } from '../../lib/content/files';
import { scratchFolder } from './scratch';

export const components = knownComponents;

const head = [
  '---',
  'title: Sauvegarder les notes de Carnet',
  'description: Écrire les notes sur le disque, les relire au démarrage et signaler ce qui manque.',
  'order: 1',
  '---',
  '',
];

/** Lines in front of a body that `withHead` adds. */
export const headLines = head.length;

export function withHead(body: string): string {
  return head.join('\n') + body;
}

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

let speller: Promise<Speller> | undefined;

/** Every fault of one file, as `npm run check` finds them, without rendering. */
export async function checkFile(
  text: string,
  file = 'content/fr/v1/guides/features/notes.mdx',
  root = process.cwd(),
): Promise<Fault[]> {
  const { faults: frontMatterFaults, ...split } = readFrontMatter(text, file, 'doc');
  const faults = frontMatterFaults.map((error) => toFault(error, 'front-matter'));
  const source = { route: routeOfFile(file), locale: 'fr' as const, file, ...split };
  const page = readPage(source, 'page', faults);
  const content: Site = {
    root,
    locale: 'fr',
    pages: [page],
    routes: new Map([...routes, [source.route, undefined]]),
  };
  speller ??= createSpeller(process.cwd());
  const checks = {
    components,
    published: {},
    readFile: () => text,
    otherProse: [],
    cli: cli as CliReference,
    speller: await speller,
  };
  const site = new Set(['content/diagrams', 'lib/redirects']);
  const structure = checkStructure(content, checks).filter(
    (fault) => fault.file === file && !site.has(path.posix.dirname(fault.file)),
  );
  return [...faults, ...structure, ...(await checkWords(content, checks))];
}

export function emptyFolder(): string {
  return scratchFolder('check-');
}
