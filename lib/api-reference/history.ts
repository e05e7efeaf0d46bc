import path from 'node:path';
import { parseJson, projectRoot } from '../content/files';
import { keepPerBuild } from '../content/keep-per-build';
import { lineOf } from '../content/line-of';
import { readText } from '../content/read-text';
import { ContentError } from '../content/types';
import type { Translate } from '../i18n/translator';
import { asRecord, isMapping } from '../text/mapping';
import { membersOf } from './member-groups';
import { table } from './page-text';
import type { ApiModule } from './types';

/** The 1.x releases that added, changed and deprecated an entry; `since` is absent for what 1.0.0 has. */
export type EntryHistory = { since?: string; changed?: string[]; deprecated?: string };

const file = 'content/api/history.json';

/**
 * By `page#anchor`: `js/window#settitle`, `config#windowconfig.theme`, `cli#build--ci`. `history.test.ts` compares it with all
 * releases. It does not know the variants of a configuration value: their descriptions say since when they exist.
 */
export const getHistory = keepPerBuild(() => readHistory(), 'reference');

/** Throws a `ContentError` for a file of another shape. */
export function readHistory(root = projectRoot): Record<string, EntryHistory> {
  const text = readText(path.join(root, file));
  const { entries } = asRecord(parseJson(text, file));
  const misfit = Object.entries(asRecord(entries)).find(([, entry]) => !isEntry(entry));
  if (isMapping(entries) && !misfit) return entries as Record<string, EntryHistory>;
  const place = ['entries', ...(misfit ? [misfit[0]] : [])];
  throw new ContentError(
    file,
    lineOf(text, place),
    `« ${place.join(' › ')} » n’a pas la forme attendue, ou manque`,
    'Écrivez "page#ancre": { "since": "1.2.0", "changed": ["1.3.0"], "deprecated": "1.4.0" } sous "entries".',
  );
}

function isEntry(entry: unknown): boolean {
  if (!isMapping(entry)) return false;
  const { since = '', changed = [], deprecated = '' } = entry;
  if (!Array.isArray(changed)) return false;
  const texts: unknown[] = [since, deprecated, ...(changed as unknown[])];
  return texts.every((text) => typeof text === 'string');
}

/** History of an entry; `since` is what its description says, for those that the comparison does not know. */
export function historyOf(page: string, anchor: string, since?: string): EntryHistory {
  return getHistory()[`${page}#${anchor}`] ?? (since ? { since } : {});
}

/** `Depuis la version 1.2.0`, `Modifié en 1.3.0` */
export function releaseNotes({ since, changed = [] }: EntryHistory, t: Translate): string[] {
  return [
    ...(since ? [t('api.since', { version: since })] : []),
    ...(changed.length > 0 ? [t('api.changed', { versions: changed.join(', ') })] : []),
  ];
}

/**
 * Section with the symbols and members of a module that a release after 1.0.0 added, changed or deprecated. Members as old as
 * their symbol have no line.
 */
export function releaseSection({ name: module, symbols }: ApiModule, t: Translate): string | undefined {
  const rows = symbols.flatMap((symbol) => {
    const { since } = historyOf(`js/${module}`, symbol.anchor);
    return [symbol, ...membersOf(symbol)].flatMap((entry) => {
      const history = historyOf(`js/${module}`, entry.anchor);
      const added = entry !== symbol && history.since === since ? undefined : history.since;
      if (!added && !history.changed && !history.deprecated) return [];
      const label = entry === symbol ? symbol.name : `${symbol.name}.${entry.name}`;
      const cells = [added, history.changed?.join(', '), history.deprecated].map((cell) => cell ?? '–');
      return [[`\`${label}\``, ...cells]];
    });
  });
  const columns = [
    t('api.v2.name'),
    t('api.releases.added'),
    t('api.releases.changed'),
    t('api.releases.deprecated'),
  ];
  const heading = `## ${t('api.releases.title')} {#releases}`;
  const blocks = [heading, t('api.releases.intro'), table(columns, rows)];
  return rows.length > 0 ? blocks.join('\n\n') : undefined;
}
