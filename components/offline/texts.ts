import type { Messages } from '@/lib/i18n/translator';
import { formatBytes } from '@/lib/offline/list';

export type Texts = Messages['offline'];

const language = document.documentElement.lang || 'fr';

/** Fills `{name}` places; numbers named as bytes are written with their unit. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) return place;
    return typeof value === 'number' && ['bytes', 'sent', 'usage'].includes(name)
      ? formatBytes(value, language)
      : String(value);
  });
}

/** Date and time of a copy in the reader's time zone; a damaged date is shown as it is. */
export function formatDate(date: string): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime())
    ? date
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(time);
}
