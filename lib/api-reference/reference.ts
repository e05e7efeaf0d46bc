import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../content/files';
import type { PageSource } from '../content/types';
import { bestLocale } from '../i18n/fallback';
import type { Locale } from '../site/config';
import { documentCli } from './cli/words';
import type { CliReference, DocumentedCli } from './cli/types';
import { buildConfigExamples, type Samples } from './config/example';
import { documentConfig } from './config/words';
import type { ConfigReference, DocumentedConfig } from './config/types';
import { loadDocumentedModules } from './js/load-modules';
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

const cache = new Map<Locale, Reference>();

/** The references in a language; throws with the list of all faults when words and structure do not fit. */
export function getReference(locale: Locale): Reference {
  const known = cache.get(locale);
  if (known) return known;
  const reference: Reference = {
    modules: loadDocumentedModules(projectRoot, locale),
    config: documentConfig(
      readJson('config') as ConfigReference,
      readWords('config', locale),
      wordsFile('config', locale),
    ),
    examples: buildConfigExamples(
      readJson('config') as ConfigReference,
      readJson('config-samples') as Samples,
    ),
    cli: documentCli(readJson('cli') as CliReference, readWords('cli', locale), wordsFile('cli', locale)),
  };
  cache.set(locale, reference);
  return reference;
}

/** The generated pages of the API section, of the same shape as written ones, in the best language that has words for them. */
export function listReferencePages(locale: Locale): PageSource[] {
  const language = bestLocale(locale, hasReference);
  if (!hasReference(language)) return [];
  const { modules, config, cli } = getReference(language);
  return [
    toCliPage(cli, wordsFile('cli', language), language),
    toConfigPage(config, wordsFile('config', language), language),
    toModuleIndex(modules, language),
    ...modules.map((module, index) => toModulePage(module, index + 1, language)),
  ];
}

/** True for a locale with words of its own. */
export function hasReference(locale: Locale): boolean {
  return existsSync(path.join(projectRoot, wordsFile('config', locale)));
}

function wordsFile(name: 'config' | 'cli', locale: Locale): string {
  return `content/${locale}/api/${name}.yaml`;
}

function readWords(name: 'config' | 'cli', locale: Locale): string {
  return readFileSync(path.join(projectRoot, wordsFile(name, locale)), 'utf8');
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(projectRoot, `content/api/${name}.json`), 'utf8'));
}
