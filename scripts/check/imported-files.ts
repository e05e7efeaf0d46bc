import { readText } from '../../lib/content/read-text';
import { parseJson } from '../../lib/content/files';
import { localeNames } from '../../lib/site/config';

/** Throws a `ContentError` for interface texts that are not JSON: no module that imports them can load. */
export function checkMessageFiles(): void {
  for (const locale of localeNames) {
    const file = `messages/${locale}.json`;
    parseJson(readText(file), file);
  }
}
