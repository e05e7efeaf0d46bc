import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../content/files';
import { keepPerBuild } from '../content/keep-per-build';
import { readText } from '../content/read-text';
import type { ContentError, PageSource } from '../content/types';
import { bestLocale } from '../i18n/fallback';
import type { Locale } from '../site/config';
import { getTranslator } from '../i18n/translator';
import {
  buildCliTree,
  buildConfigTree,
  buildModuleTree,
  listIntroSections,
  title,
  type EntryNode,
} from './entry-tree';
import type { PageLanguages } from './fact-nodes';
import { toCliPage, toConfigPage, toModuleIndex, toModulePage } from './pages';
import type { ApiModule, ApiPackage, CliReference, ConfigReference, DocumentedModule } from './types';
import { documentCli, documentConfig, documentModule } from './descriptions';
import { DescriptionError } from './description-file';

/** The committed structure of a reference: `readStructure('js')` reads `content/api/js.json`. */
export function readStructure(name: 'js'): ApiPackage;
export function readStructure(name: 'config'): ConfigReference;
export function readStructure(name: 'cli'): CliReference;
export function readStructure(name: 'config-examples'): Readonly<Record<string, unknown>>;
export function readStructure(name: string): unknown {
  return JSON.parse(readFile(`content/api/${name}.json`));
}

/**
 * The three references for a locale, each in the best language that describes it; throws with all faults if
 * descriptions and structure do not fit.
 */
export const getReference = keepPerBuild((locale: Locale) => {
  const configFile = descriptionFile('config', locale);
  const cliFile = descriptionFile('cli', locale);
  const config = documentConfig(readStructure('config'), readFile(configFile), configFile);
  return {
    modules: documentModules(locale),
    config,
    cli: documentCli(readStructure('cli'), readFile(cliFile), cliFile),
  };
}, 'reference');

/** The generated pages of the API section, each in the best language that describes it. */
export const listReferencePages = keepPerBuild((locale: Locale): PageSource[] => {
  if (!existsSync(path.join(projectRoot, descriptionFile('config', locale)))) return [];
  const { modules, config, cli } = getReference(locale);
  const languages = (reference: string): PageLanguages => ({
    locale: languageOf(reference, locale),
    chrome: locale,
  });
  return [
    toCliPage(cli, languages('cli')),
    toConfigPage(config, readStructure('config-examples'), languages('config')),
    toModuleIndex({ modules, config, cli }, { locale: bestLocale(locale, hasModuleIndex), chrome: locale }),
    ...modules.map((module, index) => toModulePage(module, index + 1, languages(`js/${module.name}`))),
  ];
}, 'reference');

/** Entries of a reference page for the sidebar, in the order in which they nest; undefined for other pages. */
export const getEntryTree = keepPerBuild((route: string, locale: Locale): EntryNode[] | undefined => {
  const reference = /^\/v1\/api\/(config|cli|js\/\w+)$/.exec(route)?.[1];
  if (!reference) return undefined;
  const { config, cli, modules } = getReference(locale);
  const t = getTranslator(locale);
  const language = languageOf(reference, locale);
  if (reference === 'config')
    return [
      ...listIntroSections(config.intro, language),
      title(t('checker.title'), 'checker'),
      title(t('api.page.keys')),
      ...buildConfigTree(config),
    ];
  if (reference === 'cli')
    return [...listIntroSections(cli.intro, language), title(t('api.page.commands')), ...buildCliTree(cli)];
  const found = modules.find(({ name }) => reference === `js/${name}`);
  return found && buildModuleTree(found, t, language);
}, 'reference');

/** True if a page of the API section is described in a locale's own language: `('/v1/api/js/fs', 'fr')`. */
export function hasReferencePage(route: string, locale: Locale): boolean {
  const reference = route.replace('/v1/api/', '');
  return reference === 'js' ? hasModuleIndex(locale) : hasDescriptions(reference, locale);
}

/** The index shows the description of every module, so it needs them all in one language. */
function hasModuleIndex(locale: Locale): boolean {
  return readStructure('js').modules.every(({ name }) => hasDescriptions(`js/${name}`, locale));
}

/** All modules in page order; throws one error with the faults of all files. */
function documentModules(locale: Locale): DocumentedModule[] {
  const faults: ContentError[] = [];
  const documented = readStructure('js').modules.flatMap((module: ApiModule) => {
    const file = descriptionFile(`js/${module.name}`, locale);
    try {
      return [documentModule(module, readFile(file), file)];
    } catch (error) {
      if (!(error instanceof DescriptionError)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  if (faults.length > 0) throw new DescriptionError(faults);
  return documented;
}

/** Description file of a reference (`config`, `cli`, `js/fs`) in the best language for a locale. */
function descriptionFile(reference: string, locale: Locale): string {
  return `content/${languageOf(reference, locale)}/api/${reference}.yaml`;
}

function languageOf(reference: string, locale: Locale): Locale {
  return bestLocale(locale, (language) => hasDescriptions(reference, language));
}

function hasDescriptions(reference: string, locale: Locale): boolean {
  return existsSync(path.join(projectRoot, `content/${locale}/api/${reference}.yaml`));
}

function readFile(file: string): string {
  return readText(path.join(projectRoot, file));
}
