import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits } from '../../lib/check/edits';
import { publishedFile, updatePublished } from '../../lib/check/rules/published';
import type { Rule, Site } from '../../lib/check/rule';
import { codeAndVersionRules, siteRules, structureRules, textRules } from '../../lib/check/rules';
import { toText } from '../../lib/check/report';
import { runRules, sortFaults } from '../../lib/check/run-rules';
import { createSpeller } from '../../lib/check/speller';
import { typeCheck } from '../../lib/check/type-check';
import type { Fault } from '../../lib/check/types';
import { site as config, type Locale } from '../../lib/site/config';
import { checkExternalLinks } from './external-links';
import { loadSite, loadTranslation, readOtherProse } from './load-site';

type Options = {
  root?: string;
  /** Languages whose translated pages are checked too; those that are built by default. */
  translations?: readonly Locale[];
  /** Only what a build depends on: no spelling, typography or code blocks. */
  quick?: boolean;
  fix?: boolean;
  /** Also visit the links to other sites. */
  links?: boolean;
  /** Check only these files, given below the root. */
  files?: readonly string[] | undefined;
};

/** Faults of the content, in reading order. With `fix`, safe corrections are written first and not reported. */
export async function runCheck(options: Options): Promise<{ faults: Fault[]; pages: number; fixed: number }> {
  const { root = process.cwd(), translations: others = config.builtLocales, files } = options;
  const source = await loadSite(root, config.currentLocale);
  const translations = others
    .filter((one) => one !== config.currentLocale)
    .filter((one) => !files || files.some((file) => file.startsWith(`content/${one}/`)))
    .map((one) => loadTranslation(source, one));
  const faults = [
    ...(await check(source, [...structureRules, ...siteRules], textRules, options)),
    ...(await Promise.all(translations.map((one) => check(one, structureRules, [], options)))).flat(),
    ...(options.links ? await checkExternalLinks([source, ...translations]) : []),
  ];
  const wanted = files ? faults.filter(({ file }) => files.includes(file)) : faults;
  const fixed = new Set(options.fix ? writeFixes(source, wanted) : []);
  const left = wanted.filter((fault) => !fixed.has(fault));
  const pages = [source, ...translations].flatMap((site) => selected(site, files)).length;
  return { faults: sortFaults(left), pages, fixed: fixed.size };
}

/** The list of published addresses may be stale until the next publication; that is not a failure. */
export function withoutNewAnchors(faults: Fault[]): Fault[] {
  return faults.filter(({ rule }) => rule !== 'new-anchors');
}

/** Faults in words, with colours where the terminal shows them. */
export function toTerminal(faults: Fault[]): string {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  return toText(faults, !NO_COLOR && (Boolean(FORCE_COLOR) || process.stdout.isTTY));
}

function selected({ pages }: Site, files: Options['files']) {
  return files ? pages.filter(({ file }) => files.includes(file)) : pages;
}

async function check(site: Site, rules: Rule[], texts: Rule[], { quick, files }: Options): Promise<Fault[]> {
  const pages = selected(site, files);
  if (quick) return runRules(rules, site, pages);
  await typeCheck(pages, site.root);
  const all = [...rules, ...codeAndVersionRules, ...texts];
  if (texts.length === 0) return runRules(all, site, pages);
  const speller = await createSpeller(site.root);
  return runRules(all, { ...site, speller, otherProse: readOtherProse(site, files) }, pages);
}

/** Rules whose faults say that a file was not read as its author meant it. */
const misread = new Set(['front-matter', 'encoding', 'conflict', 'too-large', 'syntax']);

/** Writes the safe corrections and the list of published addresses; returns the faults that are corrected. */
function writeFixes({ root, locale, pages, published }: Site, faults: Fault[]): Fault[] {
  const unsure = new Set(faults.filter(({ rule }) => misread.has(rule)).map(({ file }) => file));
  const edited = faults.filter(({ edit, file }) => edit && !unsure.has(file));
  for (const file of new Set(edited.map((fault) => fault.file))) {
    const edits = edited.flatMap((fault) => (fault.file === file && fault.edit ? [fault.edit] : []));
    const full = path.join(root, file);
    // Edits count from the first letter, after a byte order mark, and by line feeds.
    const [, mark = '', written = ''] = /^(\uFEFF?)([^]*)$/.exec(readFileSync(full, 'utf8')) ?? [];
    const text = written.replace(/\r(?!\n)/g, '\n');
    writeFileSync(full, mark + applyEdits(text, edits));
  }
  const listed = faults.filter(({ rule }) => rule === 'new-anchors');
  if (!published || listed.length === 0) return edited;
  const list = updatePublished(pages, published);
  writeFileSync(path.join(root, publishedFile(locale)), `${JSON.stringify(list, null, 1)}\n`);
  return [...edited, ...listed];
}
