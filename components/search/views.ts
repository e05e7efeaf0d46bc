import { areaNames, areas, type Area } from '@/lib/search/areas';
import type { SearchLabels, SearchManifest } from '@/lib/search/manifest';
import type { Outcome } from '@/lib/search/page/searcher';
import { readLastPages } from '../home/reading-memory';
import { button, make } from '../ui/elements';
import { isPlainClick } from './actions';
import { forgetSearch, readRecentSearches, togglePin, type RecentSearch } from './recent-searches';
import { icon, resultList } from './results';
import styles from './views.module.css';

/** What the buttons and links of the views do. */
export type ViewActions = {
  search: (query: string) => void;
  setArea: (area: Area | null) => void;
  retry: () => void;
  leave: (href: string) => void;
};

/** Returns one of the four views: empty, results, no results, error with the results of the embedded index. */
export function viewOf(outcome: Outcome | null, manifest: SearchManifest, actions: ViewActions): HTMLElement {
  const { labels } = manifest;
  if (!outcome) return emptyView(manifest, actions);
  if (outcome.error === undefined)
    return outcome.groups.length > 0
      ? resultList(outcome.groups, labels.results, labels)
      : noResults(outcome, labels, actions);
  const message = make('div', styles.errorText, make('p', '', labels.error));
  message.append(button(labels.retry, actions.retry));
  message.role = 'alert';
  const view = make('div', styles.error, message);
  if (outcome.groups.length > 0)
    view.append(
      make('h2', styles.fallback, labels.fallback),
      resultList(outcome.groups, labels.fallback, labels),
    );
  return view;
}

/** Returns the text that screen readers announce for an outcome. */
export function statusText(outcome: Outcome | null, labels: SearchLabels): string {
  if (!outcome) return '';
  const count = outcome.groups.reduce((sum, { hits }) => sum + hits.length, 0);
  if (count === 1) return labels.oneResult;
  if (count > 1) return labels.manyResults.replace('{count}', String(count));
  return outcome.error === undefined ? withQuery(labels.noResults, outcome.question.query.trim()) : '';
}

/** Names the query that found nothing and where, and offers known words, the whole site, and other areas for the same query. */
function noResults(
  { question: { query, area }, suggestion }: Outcome,
  labels: SearchLabels,
  { search, setArea }: ViewActions,
): HTMLElement {
  const title = area ? labels.noResultsIn.replace('{area}', labels[area]) : labels.noResults;
  const [before = '', after = ''] = title.split('{query}');
  const view = make('div', styles.message);
  view.append(make('p', styles.messageTitle, before, make('bdi', '', query.trim()), after));
  if (suggestion)
    view.append(make('p', '', labels.didYouMean), chips(button(suggestion, () => search(suggestion), '')));
  const places = areaNames.filter((other) => other !== area);
  view.append(
    make('p', '', labels.suggestions),
    chips(
      ...(area ? [button(labels.everywhere, () => setArea(null), '')] : []),
      ...places.map((other) => button(labels[other], () => setArea(other), '')),
    ),
  );
  return view;
}

/** Before anything is typed: searches stored on the device, pages that were read, and links into the site. */
function emptyView({ labels, home }: SearchManifest, actions: ViewActions): HTMLElement {
  const view = make('div', styles.empty);
  const render = (): void => {
    const searches = readRecentSearches();
    const rows = (pinned: boolean): HTMLElement[] =>
      searches.filter((search) => search.pinned === pinned).map(recentRow);
    const pages = readLastPages().map(({ path, title }) => {
      const link = linkTo(path, icon('file'), make('bdi', '', title));
      link.className = styles.recentQuery ?? '';
      return make('li', styles.recent, link);
    });
    const ways = areaNames.map((area) => linkTo(home + areas[area].route, labels[area]));
    view.replaceChildren(
      make('p', styles.hint, labels.hint),
      ...section(labels.pinned, make('ul', '', ...rows(true))),
      ...section(labels.recent, make('ul', '', ...rows(false))),
      ...section(labels.recentPages, make('ul', '', ...pages)),
      ...section(labels.waysIn, chips(...ways)),
    );
  };
  const recentRow = ({ query, pinned }: RecentSearch): HTMLElement => {
    const again = button(icon('search'), () => actions.search(query), styles.recentQuery);
    again.append(make('bdi', '', query));
    const pin = button(icon('pin'), () => change(query, 'pin'), 'bar-button');
    pin.toggleAttribute('data-pinned', pinned);
    const remove = button(icon('close'), () => change(query, 'remove'), 'bar-button');
    again.ariaLabel = withQuery(labels.searchAgain, query);
    pin.ariaLabel = withQuery(pinned ? labels.unpin : labels.pin, query);
    remove.ariaLabel = withQuery(labels.remove, query);
    return make('li', styles.recent, again, pin, remove);
  };
  /** The same button of the changed row, or of the one that takes its place, gets the focus. */
  const change = (query: string, action: 'pin' | 'remove'): void => {
    const at = readRecentSearches().findIndex((search) => search.query === query);
    const left = action === 'pin' ? togglePin(query) : forgetSearch(query);
    render();
    if (left.length === 0) return actions.search('');
    const row = action === 'pin' ? left.findIndex((search) => search.query === query) : at;
    const buttons = view.querySelectorAll<HTMLElement>(`.bar-button:nth-child(${action === 'pin' ? 2 : 3})`);
    buttons[Math.min(row, left.length - 1)]?.focus();
  };
  const linkTo = (href: string, ...content: (string | Node)[]): HTMLAnchorElement => {
    const link = make('a', '', ...content);
    link.href = href;
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      actions.leave(link.href);
    });
    return link;
  };
  render();
  return view;
}

/** Limits the search to one area, with native radio buttons: one tab stop, arrow keys between them. */
export function areaFilter(labels: SearchLabels, onChange: (area: Area | null) => void): HTMLElement {
  const choices = ([null, ...areaNames] as const).map((area) => {
    const radio = make('input');
    Object.assign(radio, { type: 'radio', name: 'search-area', value: area ?? '', checked: !area });
    radio.addEventListener('change', () => onChange(area));
    return make('label', '', radio, make('span', '', labels[area ?? 'all']));
  });
  return make('fieldset', styles.areas, make('legend', 'visually-hidden', labels.area), ...choices);
}

/** The keys of the dialog. */
export function keyHints(labels: SearchLabels): HTMLElement {
  const hint = (text: string, ...caps: (string | Node)[]): HTMLElement =>
    make('li', '', ...caps.map((cap) => make('kbd', '', cap)), make('span', '', text));
  const list = make(
    'ul',
    '',
    hint(labels.select, icon('enter')),
    hint(labels.navigate, icon('up'), icon('arrowDown')),
    hint(labels.close, labels.escape),
  );
  list.ariaHidden = 'true';
  return list;
}

/** A list under a heading; nothing for an empty one. */
function section(title: string, list: HTMLElement): HTMLElement[] {
  if (!list.hasChildNodes()) return [];
  const part = make('section', '', make('h2', '', title), list);
  part.ariaLabel = title;
  return [part];
}

function chips(...items: HTMLElement[]): HTMLElement {
  return make('ul', styles.chips, ...items.map((item) => make('li', '', item)));
}

function withQuery(label: string, query: string): string {
  return label.replace('{query}', () => query);
}
