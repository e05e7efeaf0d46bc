import { readFileSync, readdirSync } from 'node:fs';
import { parseJson } from '../../lib/content/files';
import { findStrayFolders } from '../../lib/content/locale-folders';
import { checkMessages, type Catalogue } from '../../lib/i18n/check-messages';
import { localeNames, locales, site } from '../../lib/site/config';

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

function readMessages(name: string): Catalogue {
  const file = `messages/${name}.json`;
  return parseJson(readFileSync(file, 'utf8'), file, 'write { "group": { "key": "text" } }') as Catalogue;
}
