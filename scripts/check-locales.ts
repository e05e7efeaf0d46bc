/** Before a build: the locales that are asked for, their interface texts, and the folders of content. The first fault stops it. */
import { readFileSync, readdirSync } from 'node:fs';
import { checkMessages, type Catalogue } from '../lib/i18n/check-messages';
import { findStrayFolders } from '../lib/content/locale-folders';
import { localeNames, locales, site } from '../lib/site/config';

const read = (name: string): Catalogue =>
  JSON.parse(readFileSync(`messages/${name}.json`, 'utf8')) as Catalogue;
const source = read(site.currentLocale);
const faults = [
  ...localeNames.flatMap((locale) =>
    checkMessages(source, read(locale), locales[locale].htmlLang).map(
      (fault) => `messages/${locale}.json: ${fault}`,
    ),
  ),
  ...findStrayFolders(readdirSync('content', { withFileTypes: true })),
];

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
