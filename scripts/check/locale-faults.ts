import { readFileSync, readdirSync, type Dirent } from 'node:fs';
import { parseJson } from '../../lib/content/files';
import { checkMessages, type Catalogue } from '../../lib/i18n/check-messages';
import { localeNames, locales, site } from '../../lib/site/config';

/** Folders of content that belong to no language. */
const shared = ['api', 'diagrams'];

/** Folders below `content/` that no locale reads: their texts would silently be ignored. */
export function findStrayFolders(entries: Pick<Dirent, 'name' | 'isDirectory'>[]): string[] {
  const known = [...shared, ...localeNames];
  const fix = `rename the folder to one of ${localeNames.join(', ')}, or add the locale to lib/site/config.ts`;
  return entries
    .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
    .map(({ name }) => `content/${name}: no locale of this name is configured\n  → ${fix}`);
}

/** What is wrong with the interface texts of all locales and with the folders of content, a line each. */
export function listLocaleFaults(): string[] {
  const source = readMessages(site.currentLocale);
  return [
    ...localeNames.flatMap((locale) =>
      checkMessages(source, readMessages(locale), locales[locale].htmlLang).map(
        (fault) => `messages/${locale}.json: ${fault}`,
      ),
    ),
    ...findStrayFolders(readdirSync('content', { withFileTypes: true })),
  ];
}

/** Throws a `ContentError` for interface texts that are not JSON: no module that imports them can load. */
export function checkMessageFiles(): void {
  localeNames.forEach(readMessages);
}

function readMessages(name: string): Catalogue {
  const file = `messages/${name}.json`;
  return parseJson(readFileSync(file, 'utf8'), file) as Catalogue;
}
