import { actionCategory } from '@/lib/search/actions';
import { areaOfCategory } from '@/lib/search/areas';
import type { SearchLabels } from '@/lib/search/manifest';
import { textOf, type HitGroup } from '@/lib/search/page/hits';
import type { Hit, Segment } from '@/lib/search/types';
import { make } from '../ui/elements';
import { iconPath, type IconName } from '../ui/icon-paths';
import { lineDrawing } from '../ui/icon-element';
import styles from './results.module.css';

/** Returns the id of a row's element. Rows are numbered from 0. */
export function rowId(index: number): string {
  return `search-item-${index}`;
}

/** Results under their categories, as one list for the keyboard. */
export function resultList(groups: HitGroup[], label: string, labels: SearchLabels): HTMLElement {
  const list = make('div', styles.results);
  list.id = 'search-results';
  list.role = 'listbox';
  list.ariaLabel = label;
  list.tabIndex = -1; // not a tab stop, although it scrolls: the field handles its keys
  let row = 0;
  for (const [number, { category, hits }] of groups.entries()) {
    const name = make('div', styles.category, categoryName(category, labels));
    name.id = `search-group-${number}`;
    const rows = make('ul', '', ...hits.map((hit) => resultRow(hit, rowId(row++), labels)));
    name.role = rows.role = 'presentation';
    const group = make('div', '', name, rows);
    group.role = 'group';
    group.setAttribute('aria-labelledby', name.id);
    list.append(group);
  }
  return list;
}

/** One result: a real link, which can be opened, copied and dragged like any other. */
function resultRow(hit: Hit, id: string, labels: SearchLabels): HTMLElement {
  const path = [hit.title, ...hit.trail];
  const kind = kindOfHit(hit);
  const symbol = make('span', styles.kind, icon(kindIcons[kind]));
  symbol.title = labels.kinds[kind];
  symbol.append(make('span', 'visually-hidden', `${labels.kinds[kind]} `));
  const name = make('span', styles.hitTitle, make('bdi', '', ...marked(path.pop() ?? [])));
  if (hit.signature) name.append(make('code', styles.signature, ` ${hit.signature}`));
  const trail = path.map((segments, level) => make('bdi', '', level > 0 ? ' › ' : '', ...marked(segments)));
  const above = make('span', styles.trail, ...trail);
  const snippet = make('bdi', styles.snippet, ...marked(hit.content));
  const link = make('a', '', symbol, name);
  if (path.length > 0) link.append(above);
  if (hit.language) {
    link.append(make('small', 'language-mark', hit.language.toUpperCase()));
    name.lang = above.lang = snippet.lang = hit.language;
  }
  link.append(snippet);
  if (hit.href && kind !== 'action') link.href = hit.href;
  link.setAttribute('role', 'text'); // an option is a single control for screen readers; the link is for pointers
  link.tabIndex = -1;
  const row = make('li', styles.hit, link);
  row.id = id;
  row.role = 'option';
  return row;
}

/** More of the selected result, next to the list. Hidden from screen readers, because the list has the same text. */
export function hitPreview(hit: Hit, labels: SearchLabels): HTMLElement {
  const path = [hit.title, ...hit.trail];
  const name = path.pop() ?? [];
  const above = path.map(textOf);
  const preview = make(
    'div',
    styles.preview,
    make('p', styles.previewPlace, [categoryName(hit.category, labels), ...above].join(' › ')),
    make('p', styles.previewTitle, make('bdi', '', ...marked(name))),
  );
  if (hit.signature) preview.append(make('code', styles.signature, hit.signature));
  preview.append(make('bdi', styles.previewText, ...marked(hit.preview)));
  preview.ariaHidden = 'true';
  return preview;
}

/** Returns an icon that the page does not have yet. */
export function icon(name: IconName): SVGElement {
  const drawing = lineDrawing(iconPath(name), 24);
  drawing.setAttribute('class', 'icon');
  return drawing;
}

function marked(segments: Segment[]): (string | Node)[] {
  return segments.map(({ text, mark }) => (mark ? make('mark', '', text) : text));
}

type HitKind = keyof SearchLabels['kinds'];

const kindIcons = {
  guide: 'note',
  reference: 'file',
  function: 'function',
  key: 'key',
  command: 'terminal',
  post: 'megaphone',
  action: 'bolt',
} satisfies Record<HitKind, IconName>;

/** What a row leads to. In the reference, pages are references and their parts functions, keys and commands. */
function kindOfHit({ category, trail }: Hit): HitKind {
  if (category === actionCategory) return 'action';
  const area = areaOfCategory(category) ?? 'guide';
  if (area === 'blog') return 'post';
  if (area === 'guide') return 'guide';
  if (area === 'references' || trail.length === 0) return 'reference';
  return area === 'api' ? 'function' : area === 'config' ? 'key' : 'command';
}

/** Our categories have a name in the reader's language; others are shown as the service names them. */
function categoryName(category: string, labels: SearchLabels): string {
  const area = areaOfCategory(category);
  if (category === actionCategory) return labels.site;
  return area ? labels[area] : category;
}
