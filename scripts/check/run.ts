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
import { loadSite, loadTranslation, readOtherProse, type UnsavedTexts } from './load-site';
import { replayGuides } from './replay';

type Options = {
  root?: string;
  /** Languages whose translated pages are checked too; those that are built by default. */
  translations?: readonly Locale[];
  /** Only what a build depends on: no spelling, typography or samples. */
  quick?: boolean;
  fix?: boolean;
  /** Also follow the guides step by step, with the packages they install. */
  full?: boolean;
  /** Also visit the links to other sites. */
  links?: boolean;
  /** Check only these files, given below the root. */
  files?: readonly string[] | undefined;
  unsaved?: UnsavedTexts;
};

/** Faults of the content, in reading order. With `fix`, safe corrections are written first and not reported. */
export async function runCheck(options: Options): Promise<{ faults: Fault[]; pages: number; fixed: number }> {
  const { root = process.cwd(), translations: others = config.builtLocales, files, unsaved } = options;
  const source = await loadSite(root, config.currentLocale, unsaved);
  const translations = others
    .filter((one) => one !== config.currentLocale)
    .filter((one) => !files || files.some((file) => file.startsWith(`content/${one}/`)))
    .map((one) => loadTranslation(source, one, unsaved));
  const faults = [
    ...(await check(source, [...structureRules, ...siteRules], textRules, options)),
    ...(await Promise.all(translations.map((one) => check(one, structureRules, [], options)))).flat(),
    ...(options.full ? replayGuides(source) : []),
    ...(options.links ? await checkExternalLinks([source, ...translations]) : []),
  ];
  const wanted = files ? faults.filter(({ file }) => files.includes(file)) : faults;
  const fixed = options.fix ? writeFixes(source, wanted) : 0;
  const left = fixed > 0 ? wanted.filter(({ edit, rule }) => !edit && rule !== 'new-anchors') : wanted;
  const pages = [source, ...translations].flatMap((site) => selected(site, files)).length;
  return { faults: sortFaults(left), pages, fixed };
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

/** Writes the safe corrections and the list of published addresses; returns the number of changes. */
function writeFixes({ root, locale, pages, published }: Site, faults: Fault[]): number {
  const edited = faults.filter(({ edit }) => edit);
  for (const file of new Set(edited.map((fault) => fault.file))) {
    const edits = edited.flatMap((fault) => (fault.file === file && fault.edit ? [fault.edit] : []));
    const full = path.join(root, file);
    writeFileSync(full, applyEdits(readFileSync(full, 'utf8'), edits));
  }
  if (!published || !faults.some(({ rule }) => rule === 'new-anchors')) return edited.length;
  const list = updatePublished(pages, published);
  writeFileSync(path.join(root, publishedFile(locale)), `${JSON.stringify(list, null, 1)}\n`);
  return edited.length + 1;
}
