import type { Locale } from '../site/config';
import { getMessages, type Messages } from './translator';

type Picked = { [Group in keyof Messages]?: readonly (keyof Messages[Group])[] };

/** Messages that client components need on every page. Dialogs bring theirs with their code (`components/ui/LateMessages.tsx`). */
const picked = {
  announcement: ['label', 'text', 'link', 'close'],
  api: ['filter', 'filterNone', 'filterFound'],
  code: ['copy', 'copied', 'copyLabel', 'wrap', 'failed'],
  colorMode: ['toggle', 'light', 'dark'],
  doc: ['backToTop', 'copyMarkdown', 'lessLines', 'linkCopied', 'markdownCopied', 'moreLines'],
  errors: ['cause', 'crashTitle', 'partFailed', 'partOffline', 'retry'],
  home: ['continue', 'forget'],
  navbar: ['languages', 'latestVersion', 'onPublicSite', 'openMenu', 'versions'],
  offline: ['open', 'note'],
  search: ['button', 'placeholder', 'cancel', 'clear'],
  settings: ['title'],
  shortcuts: ['button'],
  sidebar: ['toggle'],
  tabs: ['os', 'package-manager'],
  toc: ['label'],
} as const satisfies Picked;

/** The messages of a locale that the document carries for client components, for `NextIntlClientProvider`. */
export function clientMessages(locale: Locale): Partial<Messages> {
  const messages = getMessages(locale) as Record<string, Record<string, unknown>>;
  const groups = Object.entries(picked).map(([group, names]) => [
    group,
    Object.fromEntries(names.map((name) => [name, messages[group]?.[name]])),
  ]);
  return Object.fromEntries(groups) as Partial<Messages>;
}
