import type { SearchLabels } from '@/lib/search/manifest';
import type { Hit } from '@/lib/search/types';
import { hitPreview, rowId } from './results';

/** The selected row of the results and its preview, which follow the arrow keys and the mouse. */
export class Selection {
  private hits: Hit[] = [];
  private row = 0;
  private preview: HTMLElement | undefined;

  constructor(
    private readonly body: HTMLElement,
    private readonly field: HTMLInputElement,
    private readonly labels: SearchLabels,
  ) {
    body.addEventListener('mousemove', (event) => this.selectAt(event));
  }

  get hit(): Hit | undefined {
    return this.hits[this.row];
  }

  /** Returns the row of the selected hit among other hits; -1 if it is not one of them. */
  findIn(hits: Hit[]): number {
    const { hit } = this;
    return hit ? hits.findIndex((other) => keyOf(other) === keyOf(hit)) : -1;
  }

  /** Selects a row of new hits, whose rows have just been rendered. */
  replace(hits: Hit[], row: number): void {
    this.hits = hits;
    this.select(row);
  }

  /** Selects the row of a mouse event; false if there is none. */
  selectAt({ target }: MouseEvent): boolean {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    if (!option) return false;
    const row = this.options().indexOf(option);
    if (row !== this.row) this.select(row);
    return true;
  }

  /** Moves to the row of a key; false for other keys. */
  move(event: KeyboardEvent): boolean {
    const row = targetRow(event, this.row, this.hits.length);
    if (row === undefined) return false;
    this.select(row);
    this.options()[row]?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  private select(row: number): void {
    this.row = row;
    this.options().forEach((option, index) => option.setAttribute('aria-selected', String(index === row)));
    this.preview?.remove();
    this.preview = this.hit && hitPreview(this.hit, this.labels);
    if (this.preview) this.body.append(this.preview);
    this.field.ariaExpanded = String(this.hit !== undefined);
    this.field.setAttribute('aria-activedescendant', this.hit ? rowId(row) : '');
  }

  private options(): Element[] {
    return [...this.body.querySelectorAll('[role="option"]')];
  }
}

/** Returns what identifies a hit in the answers of both services. */
function keyOf({ href, id }: Hit): string {
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
