import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../content/files';
import { keepPerBuild } from '../content/keep-per-build';
import type { PageSource } from '../content/types';
import { bestLocale } from '../i18n/fallback';
import type { Locale } from '../site/config';
import { documentCli } from './cli/words';
import type { CliReference, DocumentedCli } from './cli/types';
import { buildConfigExamples, type Samples } from './config/example';
import { documentConfig } from './config/words';
import type { ConfigReference, DocumentedConfig } from './config/types';
import { loadDocumentedModules, readStructure } from './js/load-modules';
import type { DocumentedModule } from './js/words-types';
import { toCliPage } from './pages/cli-page';
import { toConfigPage } from './pages/config-page';
import { toModuleIndex, toModulePage } from './pages/js-page';

/** Structure and words of the three references, put together and checked. */
export type Reference = {
  modules: DocumentedModule[];
  config: DocumentedConfig;
  cli: DocumentedCli;
  /** Minimal configurations, by the key's anchor. */ examples: Map<string, unknown>;
};

/**
 * The references as a locale shows them, each part in the best language it has words in; throws with the list of all
 * faults when words and structure do not fit.
 */
export const getReference = keepPerBuild((locale: Locale): Reference => {
  const configFile = wordsFile('config', locale);
  const cliFile = wordsFile('cli', locale);
  return {
    modules: loadDocumentedModules(projectRoot, (name) => wordsFile(`js/${name}`, locale)),
    config: documentConfig(readJson('config') as ConfigReference, readText(configFile), configFile),
    examples: buildConfigExamples(
      readJson('config') as ConfigReference,
      readJson('config-samples') as Samples,
    ),
    cli: documentCli(readJson('cli') as CliReference, readText(cliFile), cliFile),
  };
}, 'reference');

/** The generated pages of the API section, of the same shape as written ones, each in the best language it has words in. */
export const listReferencePages = keepPerBuild((locale: Locale): PageSource[] => {
  if (!existsSync(path.join(projectRoot, wordsFile('config', locale)))) return [];
  const { modules, config, cli } = getReference(locale);
  return [
    toCliPage(cli, wordsFile('cli', locale), languageOf('cli', locale), locale),
    toConfigPage(config, wordsFile('config', locale), languageOf('config', locale), locale),
    toModuleIndex(modules, bestLocale(locale, hasModuleIndex), locale),
    ...modules.map((module, index) =>
      toModulePage(module, index + 1, languageOf(`js/${module.name}`, locale), locale),
    ),
  ];
}, 'reference');

/** True when a page of the API section has words in a locale's own language: `('/v1/api/js/fs', 'fr')`. */
export function hasReferencePage(route: string, locale: Locale): boolean {
  const part = route.replace('/v1/api/', '');
  return part === 'js' ? hasModuleIndex(locale) : hasWords(part, locale);
}

/** The index of the modules holds the first sentence of each, so it needs them all in one language. */
function hasModuleIndex(locale: Locale): boolean {
  return readStructure(projectRoot).modules.every(({ name }) => hasWords(`js/${name}`, locale));
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

function readJson(name: string): unknown {
  return JSON.parse(readText(`content/api/${name}.json`));
}
