import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../content/files';
import { keepPerBuild } from '../content/keep-per-build';
import type { PageSource } from '../content/types';
import { bestLocale } from '../i18n/fallback';
import type { Locale } from '../site/config';
import { getTranslator } from '../i18n/translator';
import {
  buildCliTree,
  buildConfigTree,
  buildModuleTree,
  listIntroSections,
  type EntryNode,
} from './entry-tree';
import type { PageLanguages } from './fact-nodes';
import { toCliPage, toConfigPage, toModuleIndex, toModulePage } from './pages';
import type { ApiModule, ApiPackage, CliReference, ConfigReference, DocumentedModule } from './types';
import { documentCli, documentConfig, documentModule } from './words';
import { WordsError } from './words-file';

/** The committed structure of a reference: `readStructure('js')` reads `content/api/js.json`. */
export function readStructure(name: 'js'): ApiPackage;
export function readStructure(name: 'config'): ConfigReference;
export function readStructure(name: 'cli'): CliReference;
export function readStructure(name: 'config-examples'): Readonly<Record<string, unknown>>;
export function readStructure(name: string): unknown {
  return JSON.parse(readText(`content/api/${name}.json`));
}

/**
 * The three references for a locale, each part in the best language that has words for it; throws with all faults if words
 * and structure do not fit.
 */
export const getReference = keepPerBuild((locale: Locale) => {
  const configFile = wordsFile('config', locale);
  const cliFile = wordsFile('cli', locale);
  const config = documentConfig(readStructure('config'), readText(configFile), configFile);
  return {
    modules: documentModules(locale),
    config,
    cli: documentCli(readStructure('cli'), readText(cliFile), cliFile),
  };
}, 'reference');

/** The generated pages of the API section, each in the best language that has words for it. */
export const listReferencePages = keepPerBuild((locale: Locale): PageSource[] => {
  if (!existsSync(path.join(projectRoot, wordsFile('config', locale)))) return [];
  const { modules, config, cli } = getReference(locale);
  const languages = (part: string): PageLanguages => ({ locale: languageOf(part, locale), chrome: locale });
  return [
    toCliPage(cli, languages('cli')),
    toConfigPage(config, readStructure('config-examples'), languages('config')),
    toModuleIndex({ modules, config, cli }, { locale: bestLocale(locale, hasModuleIndex), chrome: locale }),
    ...modules.map((module, index) => toModulePage(module, index + 1, languages(`js/${module.name}`))),
  ];
}, 'reference');

/** Entries of a reference page for the sidebar, in the order in which they nest; undefined for other pages. */
export const getEntryTree = keepPerBuild((route: string, locale: Locale): EntryNode[] | undefined => {
  const part = /^\/v1\/api\/(config|cli|js\/\w+)$/.exec(route)?.[1];
  if (!part) return undefined;
  const { config, cli, modules } = getReference(locale);
  if (part === 'config')
    return [
      { name: getTranslator(locale)('checker.title'), anchor: 'checker', title: true, children: [] },
      ...listIntroSections(config.intro),
      ...buildConfigTree(config),
    ];
  if (part === 'cli') return [...listIntroSections(cli.intro), ...buildCliTree(cli)];
  const found = modules.find(({ name }) => part === `js/${name}`);
  return found && buildModuleTree(found, getTranslator(locale));
}, 'reference');

/** True if a page of the API section has words in a locale's own language: `('/v1/api/js/fs', 'fr')`. */
export function hasReferencePage(route: string, locale: Locale): boolean {
  const part = route.replace('/v1/api/', '');
  return part === 'js' ? hasModuleIndex(locale) : hasWords(part, locale);
}

/** The index shows the description of every module, so it needs them all in one language. */
function hasModuleIndex(locale: Locale): boolean {
  return readStructure('js').modules.every(({ name }) => hasWords(`js/${name}`, locale));
}

/** All modules in page order; throws one error with the faults of all files. */
function documentModules(locale: Locale): DocumentedModule[] {
  const faults: string[] = [];
  const documented = readStructure('js').modules.flatMap((module: ApiModule) => {
    const file = wordsFile(`js/${module.name}`, locale);
    try {
      return [documentModule(module, readText(file), file)];
    } catch (error) {
      if (!(error instanceof WordsError)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
  return documented;
}

/** Words file of a part (`config`, `cli`, `js/fs`) in the best language for a locale. */
function wordsFile(part: string, locale: Locale): string {
  return `content/${languageOf(part, locale)}/api/${part}.yaml`;
}

function languageOf(part: string, locale: Locale): Locale {
  return bestLocale(locale, (language) => hasWords(part, language));
}

function hasWords(part: string, locale: Locale): boolean {
  return existsSync(path.join(projectRoot, `content/${locale}/api/${part}.yaml`));
}

function readText(file: string): string {
  return readFileSync(path.join(projectRoot, file), 'utf8');
}
