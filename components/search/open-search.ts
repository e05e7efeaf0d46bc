import { emit } from '@/lib/browser/events';
import { keys, writeStored } from '@/lib/browser/storage';
import type { Area } from '@/lib/search/areas';
import type { SearchManifest } from '@/lib/search/manifest';
import { cleanQuery, wordsOfQuery, type Outcome } from '@/lib/search/page/searcher';
import type { Hit } from '@/lib/search/types';
import { passMatches } from '../matches/enhance-matches';
import { iconButton, make } from '../ui/elements';
import { actionOf, followHref, isPlainClick, runAction } from './actions';
import { createSearcher, type SearchBackends } from './create-searcher';
import type { FirstRequests } from './first-requests';
import { rememberSearch } from './recent-searches';
import { hitPreview, rowId } from './results';
import type { SearchBox } from './search-box';
import { isDialogEntry, writeAddressQuery } from './search-history';
import styles from './search.module.css';
import { areaFilter, keyHints, statusText, viewOf } from './views';

const DEBOUNCE_MS = 100;
/** Storing the query and writing it to the address are slow: both wait until the reader stops typing. */
const WRITE_DELAY_MS = 250;

/**
 * Connects the search to its services and adds everything below the field; rejects if the manifest cannot be read. Returns the
 * function to call each time the dialog is opened.
 */
export async function prepareSearch(first: FirstRequests, box: SearchBox): Promise<() => void> {
  const manifest = await first.manifest;
  const backends = createSearcher(manifest, first);
  // Evaluating this code has just taken a long task on slow phones; the first rendering takes another.
  await new Promise((resolve) => setTimeout(resolve));
  return connectDialog(box, manifest, backends);
}

/**
 * The open dialog: `ask` sends what the field holds, `receive` takes the outcomes, `show` renders the latest. All nodes are made
 * anew for each outcome, so translators and extensions may change them.
 */
export function connectDialog(
  { dialog, field, rest, hide }: SearchBox,
  manifest: SearchManifest,
  { searcher, hostedName }: SearchBackends,
): () => void {
  const { labels } = manifest;
  let area: Area | null = null;
  /** What is shown; null if nothing was asked. */
  let outcome: Outcome | null = null;
  let hits: Hit[] = [];
  let selected = 0;
  let preview: HTMLElement | undefined;
  let loading = false;
  /** Enter was pressed while the rows belonged to an older question: it follows the first row of the answer. */
  let enter: { newTab: boolean } | null = null;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let writing: ReturnType<typeof setTimeout> | undefined;

  /** Searches for what the field holds. The previous results stay until the new ones arrive. */
  const ask = (delay = DEBOUNCE_MS): void => {
    clearTimeout(asking);
    clearTimeout(writing);
    searcher.cancel();
    writing = setTimeout(write, WRITE_DELAY_MS);
    const text = dialog.open ? cleanQuery(field.value) : '';
    if (!text) return show(null);
    setLoading(true);
    // A trailing space says that the last word is complete.
    const query = /\s$/.test(field.value) ? `${text} ` : text;
    asking = setTimeout(() => searcher.search({ query, area, locale: manifest.lang }, receive), delay);
  };
  const setArea = (next: Area | null): void => {
    area = next;
    for (const radio of filter.querySelectorAll('input')) radio.checked = radio.value === (area ?? '');
    ask();
  };
  const write = (): void => {
    writeStored(keys.searchQuery, field.value || null, 'session');
    if (dialog.open) writeAddressQuery(cleanQuery(field.value));
  };

  const receive = (next: Outcome): void => {
    if (next.error !== undefined && next.error !== outcome?.error)
      console.error('Search failed:', next.error);
    const selectedHit = hits[selected];
    const isSame = next.question === outcome?.question;
    const row = next.groups
      .flatMap((group) => group.hits)
      .findIndex((hit) => hitKey(hit) === (selectedHit && hitKey(selectedHit)));
    // A late answer of the hosted service does not replace embedded results if it lacks the selected one.
    if (isSame && row < 0 && outcome?.by === 'embedded' && next.by === 'hosted') return;
    if (process.env.SITE_REPORT_TO && next.error === undefined)
      emit('search:answered', next.groups.length > 0 ? null : next.question.query.trim());
    show(next, isSame ? Math.max(0, row) : 0, isSame ? body.firstElementChild?.scrollTop : 0);
    if (enter && !loading) follow(enter.newTab);
  };

  const filter = areaFilter(labels, setArea);
  const body = make('div', styles.body);
  const credit = make('p');
  const status = make('p', 'visually-hidden');
  status.role = 'status';
  const parts = [filter, body, make('footer', styles.footer, keyHints(labels), credit), status];

  const show = (next: Outcome | null, row = 0, scrollTop = 0): void => {
    outcome = next;
    hits = next?.groups.flatMap((group) => group.hits) ?? [];
    const view = viewOf(next, manifest, {
      search: (text) => {
        field.value = text;
        field.focus();
        ask();
      },
      setArea: (other) => {
        setArea(other);
        field.focus(); // the pressed button may be gone
      },
      retry: () => ask(0),
      leave: (href) => close(() => followHref(href)),
    });
    body.replaceChildren(view);
    if (scrollTop > 0) view.scrollTop = scrollTop;
    if (parts.some((part) => part.parentNode !== rest)) rest.replaceChildren(...parts);
    const by = next?.by ?? (hostedName ? 'hosted' : 'embedded');
    credit.hidden = next?.error !== undefined && hits.length === 0;
    credit.replaceChildren(
      `${labels.poweredBy} `,
      make('b', '', by === 'hosted' ? (hostedName ?? '') : labels.embedded),
    );
    setLoading(next?.error !== undefined && !next.isFinal);
    select(row);
  };

  const setLoading = (next: boolean): void => {
    loading = next;
    dialog.querySelector('.icon')?.toggleAttribute('data-loading', loading);
    body.querySelector('[role="listbox"]')?.setAttribute('aria-busy', String(loading));
    status.textContent = loading ? labels.loading : statusText(outcome, labels);
  };

  const select = (row: number): void => {
    selected = row;
    const hit = hits[row];
    body
      .querySelectorAll('[role="option"]')
      .forEach((option, index) => option.setAttribute('aria-selected', String(index === row)));
    preview?.remove();
    preview = hit && hitPreview(hit, labels);
    if (preview) body.append(preview);
    field.ariaExpanded = String(hit !== undefined);
    field.setAttribute('aria-activedescendant', hit ? rowId(row) : '');
  };

  /** Follows the selected row. */
  const follow = (newTab: boolean): void => {
    enter = null;
    const href = hits[selected]?.href;
    if (!href) return;
    rememberSearch(cleanQuery(field.value));
    const action = actionOf(href);
    if (action) return close(() => runAction(action));
    if (newTab) return void window.open(href, '_blank', 'noopener');
    const words = outcome?.words?.length ? [...new Set(outcome.words)] : wordsOfQuery(field.value);
    close(() => {
      passMatches(href, words);
      followHref(href);
    });
  };

  /** Closes the dialog; `then` runs once the browser is back on the page's own history entry. */
  const close = (then: () => void): void => {
    hide();
    if (isDialogEntry()) window.addEventListener('popstate', then, { once: true });
    else then();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Browsers send 229 for a key that goes to the input method.
    if (event.isComposing || event.keyCode === 229) return;
    enter = null;
    const row = targetRow(event, selected, hits.length);
    if (row !== undefined) {
      event.preventDefault();
      select(row);
      document.getElementById(rowId(row))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault();
      const newTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (loading) enter = { newTab };
      else follow(newTab);
    }
  };
  const onPointer = (event: MouseEvent): void => {
    const option = event.target instanceof Element && event.target.closest('[role="option"]');
    if (!option) return;
    const row = [...body.querySelectorAll('[role="option"]')].indexOf(option);
    if (row !== selected) select(row);
    if (event.type !== 'click' || !isPlainClick(event)) return;
    event.preventDefault();
    follow(false);
  };

  field.addEventListener('keydown', onKeyDown);
  // What an input method is composing is searched for once it is complete.
  field.addEventListener('input', (event) => (event as InputEvent).isComposing || ask());
  field.addEventListener('compositionend', () => ask());
  body.addEventListener('mousemove', onPointer);
  body.addEventListener('click', onPointer);
  // The event arrives a frame later, when the dialog may be open again.
  dialog.addEventListener('close', () => dialog.open || update());

  const clear = iconButton('close', labels.clear, () => {
    field.value = '';
    field.focus();
    ask();
  });
  clear.title = labels.clear;
  field.after(clear);
  dialog.classList.add(styles.dialog ?? '');
  rest.className = styles.rest ?? '';

  show(null);

  /** Follows the dialog as it opens and closes. */
  const update = (): void => {
    enter = null;
    document.body.classList.toggle('search-active', dialog.open);
    write();
    ask(0); // what was typed before this code had loaded is searched at once
  };
  return update;
}

/** Returns what identifies a hit in the answers of both services. */
function hitKey({ href, id }: Hit): string {
  return href ?? id;
}

/** Returns the row that a key selects. */
function targetRow(event: KeyboardEvent, row: number, count: number): number | undefined {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  if (event.key === 'ArrowDown') return (row + 1) % count;
  if (event.key === 'ArrowUp') return (row - 1 + count) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}
