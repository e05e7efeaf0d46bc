import { localeNames } from '../site/config';

/** Folders of content that belong to no language. */
const shared = ['api', 'diagrams'];

type Entry = { name: string; isDirectory: () => boolean };

/** Folders below `content/` that no locale reads: texts in them would be lost without a word. */
export function findStrayFolders(entries: Entry[]): string[] {
  const known = [...shared, ...localeNames];
  return entries
    .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
    .map(
      ({ name }) =>
        `content/${name}: no locale of this name is configured\n  → rename the folder to one of ${localeNames.join(', ')}, or add the locale to lib/site/config.ts`,
    );
}
