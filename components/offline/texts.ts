import type { Messages } from '@/lib/i18n/translator';
import { formatBytes } from '@/lib/offline/list';
import type { Failure } from '@/lib/offline/protocol';

export type Texts = Messages['offline'];

/** Language of the page. */
export const language = document.documentElement.lang || 'fr';

/** Fills `{name}` placeholders; numbers that count bytes get a unit. */
export function fill(text: string, values: Record<string, unknown>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    const isSize = typeof value === 'number' && ['bytes', 'sent', 'usage'].includes(name);
    return isSize ? formatBytes(value, language) : String(value);
  });
}

/** Says why a download ended; a network failure names the file and its status. */
export function describeFailure(texts: Texts, failure: Failure, template: string): string {
  if (failure.reason !== 'network') return texts.failedQuota;
  const { file, status } = failure;
  const answer =
    status === 0 ? texts.noResponse : status === 200 ? texts.wrongContent : fill(texts.httpError, { status });
  return fill(template, { file, status: answer });
}
