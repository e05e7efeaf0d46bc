import { keys, writeStored } from '@/lib/browser/storage';
import type { Area } from '@/lib/search/areas';
import type { SearchManifest } from '@/lib/search/manifest';
import { cleanQuery, wordsOfQuery, type Outcome, type Searcher } from '@/lib/search/page/searcher';
import { passMatches } from '../matches/enhance-matches';
import { iconButton, make } from '../ui/elements';
import { actionOf, followHref, isPlainClick, runAction } from './actions';
import { createSearcher } from './create-searcher';
import type { FirstRequests } from './first-requests';
import { rememberSearch } from './recent-searches';
import type { SearchBox } from './search-box';
import { isDialogEntry, writeAddressQuery } from './search-history';
import styles from './search.module.css';
import { Selection } from './selection';
import { areaFilter, keyHints, statusText, viewOf } from './views';

const DEBOUNCE_MS = 100;
/** Storing the query and writing it to the address are slow: both wait until the reader stops typing. */
const WRITE_DELAY_MS = 250;
const PRESS_POLL_MS = 50;

/**
 * Connects the search to its services and adds everything below the field; rejects if the manifest cannot be read. Returns the
 * function to call each time the dialog is opened.
 */
export async function prepareSearch(first: FirstRequests, box: SearchBox): Promise<() => void> {
  const manifest = await first.manifest;
  const searcher = createSearcher(manifest, first);
  // Evaluating this code has just taken a long task on slow phones; the first rendering takes another.
  await new Promise((resolve) => setTimeout(resolve));
  return connectDialog(box, manifest, searcher);
}

/**
 * The open dialog: `ask` sends what the field holds, `receive` takes the outcomes, `show` renders the latest. All nodes are made
 * anew for each outcome, so translators and extensions may change them.
 */
export function connectDialog(
  { dialog, field, rest, hide }: SearchBox,
  manifest: SearchManifest,
  searcher: Searcher,
): () => void {
  const { labels } = manifest;
  let area: Area | null = null;
  /** What is shown; null if nothing was asked. */
  let outcome: Outcome | null = null;
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
    const isSame = next.question === outcome?.question;
    if (isSame && body.matches(':active')) {
      // A row that is replaced between press and release would not be clicked.
      setTimeout(() => next.question === outcome?.question && receive(next), PRESS_POLL_MS);
      return;
    }
    const row = selection.findIn(next.groups.flatMap(({ hits }) => hits));
    // A late answer of the hosted service does not replace embedded results if it lacks the selected one.
    if (isSame && row < 0 && outcome?.by === 'embedded' && next.by === 'hosted') return;
    show(next, isSame ? Math.max(0, row) : 0, isSame ? body.firstElementChild?.scrollTop : 0);
    if (enter && !loading) follow(enter.newTab);
  };

  const filter = areaFilter(labels, setArea);
  const body = make('div', styles.body);
  const selection = new Selection(body, field, labels);
  const credit = make('p');
  const status = make('p', 'visually-hidden');
  status.role = 'status';
  const parts = [filter, body, make('footer', styles.footer, keyHints(labels), credit), status];

  const show = (next: Outcome | null, row = 0, scrollTop = 0): void => {
    outcome = next;
    const hits = next?.groups.flatMap((group) => group.hits) ?? [];
    const view = viewOf(next, manifest, {
      search: (text) => {
        field.value = text;
        field.focus();
        ask();
      },
      setArea,
      retry: () => ask(0),
      leave: (href) => close(() => followHref(href)),
    });
    const hadFocus = body.contains(document.activeElement);
    body.replaceChildren(view);
    if (hadFocus) field.focus(); // the pressed button is gone
    if (scrollTop > 0) view.scrollTop = scrollTop;
    if (parts.some((part) => part.parentNode !== rest)) rest.replaceChildren(...parts);
    credit.hidden = next?.error !== undefined && hits.length === 0;
    const host = next?.by === 'embedded' ? undefined : manifest.hosted?.name;
    credit.replaceChildren(`${labels.poweredBy} `, make('b', '', host ?? labels.embedded));
    setLoading(next?.error !== undefined && !next.isFinal);
    selection.replace(hits, row);
  };

  const setLoading = (next: boolean): void => {
    loading = next;
    dialog.querySelector('.icon')?.toggleAttribute('data-loading', loading);
    body.querySelector('[role="listbox"]')?.setAttribute('aria-busy', String(loading));
    const text = loading ? labels.loading : statusText(outcome, labels);
    if (status.textContent !== text) status.textContent = text; // the same text would be announced again
  };

  /** Follows the selected row. */
  const follow = (newTab: boolean): void => {
    enter = null;
    const href = selection.hit?.href;
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
    if (selection.move(event)) event.preventDefault();
    else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault();
      const newTab = event.ctrlKey || event.metaKey || event.shiftKey;
      if (loading) enter = { newTab };
      else follow(newTab);
    }
  };
  const onClick = (event: MouseEvent): void => {
    if (!selection.selectAt(event) || !isPlainClick(event)) return;
    event.preventDefault();
    follow(false);
  };

  field.addEventListener('keydown', onKeyDown);
  // What an input method is composing is searched for once it is complete.
  field.addEventListener('input', (event) => (event as InputEvent).isComposing || ask());
  field.addEventListener('compositionend', () => ask());
  body.addEventListener('click', onClick);
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
