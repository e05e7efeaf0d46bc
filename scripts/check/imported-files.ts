import { readText } from '../../lib/content/read-text';
import { parseJson } from '../../lib/content/files';
import { localeNames } from '../../lib/site/config';

/** Data that the check needs before it can name any fault. */
const data = ['member-groups', 'rust', 'versions'].map((name) => `content/api/${name}.json`);

/** Throws a `ContentError` for interface texts and data that are not JSON: no module that imports them can load. */
export function checkImportedFiles(): void {
  for (const file of [...localeNames.map((locale) => `messages/${locale}.json`), ...data])
    parseJson(readText(file), file);
}
