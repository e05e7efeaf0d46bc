import { load } from '@/lib/browser/load';
import type { Allowlist, Sample } from '@/lib/essai/types';
import { button, make } from '../ui/elements';
import { loadLateTexts } from '../ui/load-texts';
import { entryOf } from './allowlist';
import { Core } from './core';
import { Desktop, type Texts } from './desktop';
import { Journal, type Entry } from './journal';
import type { System } from './machine';
import styles from './essai.module.css';

/** Runs a sample in place of its picture. Returns a function that stops it. */
export async function play(place: HTMLElement): Promise<() => void> {
  const base = document.documentElement.dataset.base ?? '/';
  const name = place.dataset.essai ?? '';
  const [{ essai: texts }, sample] = await Promise.all([
    loadLateTexts(),
    load(`${base}essais/${name}.json`).then(async (response) => (await response.json()) as Sample),
  ]);
  const player = new Player(place, sample, texts);
  player.start(() => player.focus());
  return () => player.stop();
}

class Player {
  private readonly journal: Journal;
  private readonly screen = make('div', styles.screen);
  private readonly keys = make('fieldset', styles.keys);
  private readonly editors = new Map<string, HTMLTextAreaElement>();
  private core: Core | undefined;
  /** As the reader has set it; kept when the sample starts anew. */
  private allowlist: Allowlist = {};

  constructor(
    place: HTMLElement,
    private readonly sample: Sample,
    private readonly texts: Texts,
  ) {
    this.journal = new Journal(texts);
    const code = make('details', styles.code, make('summary', '', texts.edit));
    for (const [file, text] of Object.entries(sample.files)) code.append(this.makeEditor(file, text));
    const restart = button(texts.restart, () => this.start());
    const reset = button(texts.reset, () => {
      for (const [file, area] of this.editors) area.value = sample.files[file] ?? '';
      this.allowlist = {};
      this.start();
    });
    const still = place.querySelector('.essai-still');
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
    still?.replaceWith(player);
  }

  /** Starts the sample anew, with the code as it is in the editor. */
  start(onOpened: () => void = () => undefined): void {
    this.stop();
    this.journal.clear();
    const files = Object.fromEntries([...this.editors].map(([file, area]) => [file, area.value]));
    const system = findSystem();
    const desktop: Desktop = new Desktop(this.texts, system);
    this.screen.replaceChildren(desktop.element);
    const printed = structuredClone(this.sample.config.tauri?.allowlist ?? {});
    if (Object.keys(this.allowlist).length === 0) this.allowlist = printed;
    const log = (entry: Entry): void => {
      this.journal.add(entry);
      if (entry.refusal) this.addKey(entry.refusal.key, true);
    };
    this.core = new Core({ ...this.sample, files }, this.allowlist, desktop, this.texts, log, system);
    this.keys.replaceChildren(make('legend', '', this.texts.allowlist));
    for (const [module, entry] of Object.entries(printed))
      if (typeof entry === 'object')
        for (const [key, value] of Object.entries(entry))
          if (key !== 'scope') this.addKey(`${module}.${key}`, value || true);
    this.keys.hidden = Object.keys(printed).length === 0;
    this.core.start(onOpened);
  }

  stop(): void {
    this.core?.stop();
  }

  focus(): void {
    this.core?.windows.values().next().value?.focus(true);
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

/** The system whose variants the reader has chosen on the site, or else their own. */
function findSystem(): System {
  const chosen = document.documentElement.getAttribute('data-os');
  if (chosen === 'windows' || chosen === 'macos' || chosen === 'linux') return chosen;
  const { userAgent } = navigator;
  return userAgent.includes('Windows') ? 'windows' : userAgent.includes('Mac') ? 'macos' : 'linux';
}
