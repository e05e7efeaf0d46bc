import type { Locale } from '../site/config';
import { getMessages } from './translator';

export type LateMessages = ReturnType<typeof lateMessages>;

/** Messages of parts that few readers open; those parts load them from `texts.json` (`components/ui/LateMessages.tsx`). */
export function lateMessages(locale: Locale) {
  const { checker, matches, menu, navbar, offline, sample, search, settings, shortcuts } =
    getMessages(locale);
  return { checker, matches, menu, navbar, offline, sample, search, settings, shortcuts };
}
