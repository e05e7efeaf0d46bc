import { load } from '@/lib/browser/load';
import type { Messages } from '@/lib/i18n/translator';

type LateTexts = Pick<Messages, 'checker' | 'matches' | 'offline' | 'sample' | 'settings' | 'shortcuts'>;

let texts: Promise<LateTexts> | undefined;

/** Texts that come with the part that shows them, in the page's language; asked for again after a failure. */
export function loadLateTexts(): Promise<LateTexts> {
  texts ??= download();
  texts.catch(() => (texts = undefined));
  return texts;
}

async function download(): Promise<LateTexts> {
  const address = `${document.documentElement.dataset.base ?? '/'}texts.json`;
  const response = await load(address, { type: 'json' });
  return (await response.json()) as LateTexts;
}
