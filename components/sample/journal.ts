import { toCamelCase } from '@/lib/text/camel-case';
import { shorten } from '@/lib/text/shorten';
import { make } from './elements';
import type { Refusal } from './allowlist';
import type { SampleTranslate } from './desktop';
import styles from './sample.module.css';

/** A line of the journal. */
export type Entry = {
  kind: 'call' | 'refused' | 'failed' | 'played' | 'event' | 'console' | 'error';
  /** Label of the window, or file and line. */
  from: string;
  text: string;
  answer?: string;
  refusal?: Refusal | undefined;
};

/** Command to a window, with its label unless it is the sender's own. */
export type Manage = { label?: string; cmd: { type: string; payload?: unknown } };

const MAX_ROWS = 200;

/** The calls of a sample with their answers. Screen readers announce new rows unless the reader pauses them. */
export class Journal {
  readonly element = make('div', styles.journal);
  private readonly list = make('ol');
  private readonly log = make('div', styles.rows, this.list);

  constructor(private readonly t: SampleTranslate) {
    const pause = make('input');
    pause.type = 'checkbox';
    pause.addEventListener('change', () => (this.log.ariaLive = pause.checked ? 'off' : 'polite'));
    this.log.role = 'log';
    this.log.ariaLabel = t('journal');
    this.log.ariaLive = 'polite';
    this.log.dataset.hint = t('emptyJournal');
    this.log.tabIndex = 0;
    const head = make(
      'p',
      styles.head,
      make('b', '', t('journal')),
      make('label', '', pause, ` ${t('pause')}`),
    );
    this.element.append(head, this.log);
  }

  add({ kind, from, text, answer, refusal }: Entry): void {
    const row = make('li', '', make('span', styles.from, from), ' ', make('code', '', text));
    row.dataset.kind = kind;
    if (answer !== undefined) row.append(' → ', make('code', '', answer));
    if (kind === 'played') row.append(' ', make('i', '', this.t('played')));
    if (refusal) row.append(' ', make('b', '', this.t('refused', { key: refusal.key })));
    this.list.append(row);
    if (this.list.childElementCount > MAX_ROWS) this.list.firstElementChild?.remove();
    this.log.scrollTop = this.log.scrollHeight;
  }

  clear(): void {
    this.list.replaceChildren();
  }
}

/** A value as text, cut where it would fill the page. */
export function toText(value: unknown): string {
  return shorten(JSON.stringify(value) ?? 'undefined', 160);
}

/** Frequent calls that the API makes by itself; the journal leaves them out. */
export const isSilent = /^(?:event\.(?:listen|unlisten)|notification\.isNotificationPermissionGranted)\b/;

/** A call in the words of the API: `window.setTitle "Herbier"`. */
export function describeCall({ __tauriModule, message }: Record<string, unknown>): string {
  const api = String(__tauriModule);
  const { cmd, ...rest } = message as Record<string, unknown>;
  if (api === 'Window' && cmd === 'manage') {
    const { label, cmd: inner } = rest.data as Manage;
    const payload = inner.payload === undefined ? '' : ` ${toText(inner.payload)}`;
    return `window.${inner.type}${payload}${label ? ` (${label})` : ''}`;
  }
  const name = toCamelCase(api);
  const values = Object.values(rest).filter((value) => value !== undefined);
  return `${name}.${String(cmd)} ${values.map(toText).join(' ')}`.trim();
}
