import type { Allowlist, Sample } from '@/lib/sample/types';
import { button, make } from './elements';
import { entryOf } from './allowlist';
import { Core } from './core';
import { Desktop, type SampleTranslate } from './desktop';
import { Journal, type Entry } from './journal';
import { Machine, type System } from './machine';
import styles from './sample.module.css';

/** A running sample: its screen, its journal, its keys of the allowlist and its code. */
export class Player {
  private readonly journal: Journal;
  private readonly screen = make('div');
  private readonly keys = make('fieldset', styles.keys);
  private readonly files = make('div', `tab-list ${styles.files}`);
  private readonly code = make('div', styles.code, this.files);
  private readonly editors = new Map<string, HTMLTextAreaElement>();
  private core: Core | undefined;
  /** As set by the reader; a restart of the sample keeps it. */
  private allowlist: Allowlist = {};

  constructor(
    place: HTMLElement,
    actions: HTMLElement,
    private readonly sample: Sample,
    private readonly t: SampleTranslate,
  ) {
    this.journal = new Journal(t);
    this.code.role = 'group';
    this.code.ariaLabel = t('edit');
    for (const [file, text] of Object.entries(sample.files)) this.addEditor(file, text);
    const restart = button(t('restart'), () => void this.start());
    const reset = button(t('reset'), () => {
      for (const [file, area] of this.editors) area.value = sample.files[file] ?? '';
      this.allowlist = {};
      void this.start();
    });
    const result = make('div', styles.result, this.screen, this.journal.element);
    place.replaceChildren(this.code, result, this.keys);
    actions.replaceChildren(restart, reset);
  }

  /** Restarts the sample with the code of the editors. */
  async start(): Promise<void> {
    this.stop();
    this.journal.clear();
    const files = Object.fromEntries([...this.editors].map(([file, area]) => [file, area.value]));
    const sample = { ...this.sample, files };
    const system = document.documentElement.dataset.os as System; // set before the first paint
    const desktop = new Desktop(this.t, system);
    this.screen.replaceChildren(desktop.element);
    const printed = structuredClone(this.sample.config.tauri?.allowlist ?? {});
    if (Object.keys(this.allowlist).length === 0) this.allowlist = printed;
    const log = (entry: Entry): void => {
      this.journal.add(entry);
      if (entry.refusal) this.addKey(entry.refusal.key, true);
    };
    this.core = new Core(sample, this.allowlist, desktop, this.t, new Machine(system, sample), log);
    this.keys.replaceChildren(make('legend', '', this.t('allowlist')));
    for (const name of Object.keys(printed)) {
      for (const [key, value] of Object.entries(entryOf(printed, name))) {
        if (key !== 'scope') this.addKey(`${name}.${key}`, value || true);
      }
    }
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

  /** Adds the field of a file, and the button that shows it instead of the other files. */
  private addEditor(file: string, text: string): void {
    const area = make('textarea');
    const name = file === 'rust.js' ? `${file} · ${this.t('played')}` : file;
    Object.assign(area, {
      value: text,
      wrap: 'off',
      spellcheck: false,
      autocapitalize: 'off',
      ariaLabel: name,
    });
    const show = button(
      file,
      () => {
        for (const one of this.editors.values()) one.hidden = one !== area;
        for (const one of this.files.children) one.ariaPressed = String(one === show);
      },
      '',
    );
    show.title = name;
    this.editors.set(file, area);
    this.files.append(show);
    this.code.append(area);
    this.files.querySelector('button')?.click(); // the first one
  }
}
