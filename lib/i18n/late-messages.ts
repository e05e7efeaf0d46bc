import type { Locale } from '../site/config';
import { getMessages, type Messages } from './translator';

export type LateMessages = Pick<
  Messages,
  'checker' | 'matches' | 'menu' | 'navbar' | 'offline' | 'sample' | 'search' | 'settings' | 'shortcuts'
>;

/** Messages of parts that few readers open; those parts load them from `texts.json` (`components/ui/LateMessages.tsx`). */
export function lateMessages(locale: Locale): LateMessages {
  const { checker, matches, menu, navbar, offline, sample, search, settings, shortcuts } =
    getMessages(locale);
  return { checker, matches, menu, navbar, offline, sample, search, settings, shortcuts };
}
