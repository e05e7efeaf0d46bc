import type { Allowlist } from '@/lib/sample/types';
import { own } from '@/lib/text/own';
import { entryOf } from './allowlist';
import type { SampleTranslate } from './desktop';
import { make } from './elements';
import styles from './sample.module.css';

/** The boxes by which a reader opens and closes keys of a sample's allowlist. */
export class AllowlistBoxes {
  readonly element = make('fieldset', styles.keys);
  /** As set by the reader. */
  private current: Allowlist = {};
  private readonly names = new Set<string>();

  /** `printed` is the allowlist of the sample's `tauri.conf.json`. */
  constructor(
    private readonly printed: Allowlist,
    private readonly t: SampleTranslate,
  ) {
    this.reset();
  }

  get allowlist(): Allowlist {
    return this.current;
  }

  /** Returns to the printed allowlist, with a box for each of its keys; hidden if it has none. */
  reset(): void {
    this.current = structuredClone(this.printed);
    this.names.clear();
    this.element.hidden = true;
    this.element.replaceChildren(make('legend', '', this.t('allowlist')));
    for (const entry of Object.keys(this.printed)) {
      for (const key of Object.keys(entryOf(this.printed, entry))) {
        if (key !== 'scope') this.add(`${entry}.${key}`);
      }
    }
  }

  /** Adds the box of a key, `fs.readFile`, unless there is one. Checking it sets what the sample prints, or true. */
  add(name: string): void {
    const [module = '', key = ''] = name.split('.');
    if (!key || this.names.has(name)) return;
    this.names.add(name);
    this.element.hidden = false;
    const { current } = this;
    const opened = own(entryOf(this.printed, module), key) || true;
    const box = make('input');
    Object.assign(box, { type: 'checkbox', name, checked: Boolean(own(entryOf(current, module), key)) });
    box.addEventListener('change', () => {
      current[module] = { ...entryOf(current, module), [key]: box.checked && opened };
    });
    this.element.append(make('label', '', box, make('code', '', name)));
  }
}
