import { on } from '@/lib/browser/events';
import { load } from '@/lib/browser/load';
import type { Allowlist, Sample } from '@/lib/sample/types';
import { button, make } from '../ui/elements';
import { loadLateTexts } from '../ui/load-texts';
import { entryOf } from './allowlist';
import { Core } from './core';
import { Desktop, type Texts } from './desktop';
import { Journal, type Entry } from './journal';
import { Machine, type System } from './machine';
import styles from './sample.module.css';

/** Runs a sample in place of its picture until the page is left. */
export async function play(runButton: HTMLElement): Promise<void> {
  const place = runButton.closest<HTMLElement>('[data-sample]');
  const base = document.documentElement.dataset.base ?? '/';
  const name = place?.dataset.sample ?? '';
  const [{ sample: texts }, sample] = await Promise.all([
    loadLateTexts(),
    load(`${base}essais/${name}.json`).then(async (response) => (await response.json()) as Sample),
  ]);
  // While this was loading, the page was left, or a second press was faster.
  if (!place || !runButton.isConnected) return;
  const player = new Player(place, sample, texts);
  runButton.remove();
  const stopListening = on('page:shown', () => {
    player.stop();
    stopListening();
  });
  void player.start().then(() => player.focus()); // not awaited: a frame may fail to load
}

class Player {
  private readonly journal: Journal;
  private readonly screen = make('div', styles.screen);
  private readonly keys = make('fieldset', styles.keys);
  private readonly editors = new Map<string, HTMLTextAreaElement>();
  private core: Core | undefined;
  /** As set by the reader; a restart of the sample keeps it. */
  private allowlist: Allowlist = {};

  constructor(
    place: HTMLElement,
    private readonly sample: Sample,
    private readonly texts: Texts,
  ) {
    this.journal = new Journal(texts);
    const code = make('details', styles.code, make('summary', '', texts.edit));
    for (const [file, text] of Object.entries(sample.files)) code.append(this.makeEditor(file, text));
    const restart = button(texts.restart, () => void this.start());
    const reset = button(texts.reset, () => {
      for (const [file, area] of this.editors) area.value = sample.files[file] ?? '';
      this.allowlist = {};
      void this.start();
    });
    const player = make(
      'div',
      styles.player,
      this.screen,
      make('p', styles.note, texts.note),
      this.journal.element,
      this.keys,
      code,
      make('div', styles.actions, restart, reset),
    );
    place.querySelector('.sample-still')?.replaceWith(player);
  }

  /** Starts the sample anew, with the code of the editors. */
  async start(): Promise<void> {
    this.stop();
    this.journal.clear();
    const files = Object.fromEntries([...this.editors].map(([file, area]) => [file, area.value]));
    const sample = { ...this.sample, files };
    const system = document.documentElement.dataset.os as System; // set before the first paint
    const desktop = new Desktop(this.texts, system);
    this.screen.replaceChildren(desktop.element);
    const printed = structuredClone(this.sample.config.tauri?.allowlist ?? {});
    if (Object.keys(this.allowlist).length === 0) this.allowlist = printed;
    const log = (entry: Entry): void => {
      this.journal.add(entry);
      if (entry.refusal) this.addKey(entry.refusal.key, true);
    };
    this.core = new Core(sample, this.allowlist, desktop, this.texts, new Machine(system, sample), log);
    this.keys.replaceChildren(make('legend', '', this.texts.allowlist));
    for (const [module, entry] of Object.entries(printed))
      if (typeof entry === 'object')
        for (const [key, value] of Object.entries(entry))
          if (key !== 'scope') this.addKey(`${module}.${key}`, value || true);
    this.keys.hidden = Object.keys(printed).length === 0;
    await this.core.start();
  }

  stop(): void {
    this.core?.stop();
  }

  focus(): void {
    this.core?.focus();
  }

  /** A box for a key of the allowlist, with what it is set to when it is checked. */
  private addKey(name: string, opened: unknown): void {
    const [module = '', key = ''] = name.split('.');
    if (!key || this.keys.querySelector(`[name="${CSS.escape(name)}"]`)) return;
    const { allowlist } = this;
    this.keys.hidden = false;
    const read = (): Record<string, unknown> => entryOf(allowlist, module);
    const box = make('input');
    Object.assign(box, { type: 'checkbox', name, checked: Boolean(read()[key]) });
    box.addEventListener('change', () => (allowlist[module] = { ...read(), [key]: box.checked && opened }));
    this.keys.append(make('label', '', box, make('code', '', name)));
  }

  private makeEditor(file: string, text: string): HTMLElement {
    const area = make('textarea');
    area.value = text;
    area.rows = Math.min(24, text.split('\n').length + 1);
    area.wrap = 'off';
    Object.assign(area, { spellcheck: false, autocapitalize: 'off' });
    this.editors.set(file, area);
    const name = file === 'rust.js' ? `${file} · ${this.texts.played}` : file;
    return make('label', '', make('span', '', name), area);
  }
}
