import type { KeptTexts } from '@/lib/browser/kept-texts';
import type { Sample } from '@/lib/sample/types';
import { button, make } from './elements';
import { AllowlistBoxes } from './allowlist-boxes';
import { Core } from './core';
import { Desktop, type SampleTranslate } from './desktop';
import type { FrameHost } from './frame';
import { Journal, type Entry } from './journal';
import type { LoadedSample } from './load-sample';
import { Machine, type System } from './machine';
import styles from './sample.module.css';

/** A running sample: its screen, its journal, its keys of the allowlist and its code. */
export class Player {
  private readonly sample: Sample;
  private readonly frameHost: FrameHost;
  private readonly journal: Journal;
  private readonly screen = make('div');
  private readonly boxes: AllowlistBoxes;
  private readonly files = make('div', `tab-list ${styles.files}`);
  private readonly code = make('div', styles.code, this.files);
  private readonly editors = new Map<string, HTMLTextAreaElement>();
  private readonly restartButton: HTMLButtonElement;
  private readonly resetButton: HTMLButtonElement;
  /** What the last reset took away, until the reader types again. */
  private removed: KeptTexts | undefined;
  private core: Core | undefined;

  constructor(
    place: HTMLElement,
    actions: HTMLElement,
    { sample, host }: LoadedSample,
    private readonly edits: KeptTexts,
    private readonly t: SampleTranslate,
  ) {
    this.sample = sample;
    this.frameHost = host;
    this.journal = new Journal(t);
    this.boxes = new AllowlistBoxes(sample.config.tauri?.allowlist ?? {}, t);
    this.code.role = 'group';
    this.code.ariaLabel = t('edit');
    for (const [file, text] of Object.entries(sample.files)) this.addEditor(file, edits.get(file) ?? text);
    this.restartButton = button(t('restart'), () => void this.start());
    this.resetButton = button(t('reset'), () => {
      if (this.removed) this.restoreEdits(this.removed);
      else this.reset();
      void this.start();
    });
    const result = make('div', styles.result, this.screen, this.journal.element);
    place.replaceChildren(this.code, result, this.boxes.element);
    actions.replaceChildren(this.restartButton, this.resetButton);
  }

  /** Restarts the sample with the code of the editors and the allowlist of the boxes. */
  async start(): Promise<void> {
    this.stop();
    this.journal.clear();
    const files = Object.fromEntries([...this.editors].map(([file, area]) => [file, area.value]));
    const sample = { ...this.sample, files };
    const system = document.documentElement.dataset.os as System; // set before the first paint
    const desktop = new Desktop(this.t, system, () => this.restartButton.focus());
    this.screen.replaceChildren(desktop.element);
    const log = (entry: Entry): void => {
      this.journal.add(entry);
      if (entry.refusal) this.boxes.add(entry.refusal.key);
    };
    const machine = new Machine(system, sample);
    const onEnd = (): void => this.restartButton.focus();
    this.core = new Core(sample, this.boxes.allowlist, desktop, this.t, machine, this.frameHost, log, onEnd);
    await this.core.start();
  }

  stop(): void {
    this.core?.stop();
  }

  focus(): void {
    this.core?.focus();
  }

  /** Returns to the printed code and allowlist. */
  private reset(): void {
    const removed = new Map([...this.edits].filter(([file, text]) => text !== this.sample.files[file]));
    for (const [file, area] of this.editors) area.value = this.sample.files[file] ?? '';
    this.edits.clear();
    this.boxes.reset();
    this.setRemoved(removed.size > 0 ? removed : undefined);
  }

  private restoreEdits(removed: KeptTexts): void {
    for (const [file, text] of removed) {
      const area = this.editors.get(file);
      if (area) area.value = text;
      this.edits.set(file, text);
    }
    this.setRemoved(undefined);
  }

  /** Lets the reset button take back the reset if it removed edits. */
  private setRemoved(removed: KeptTexts | undefined): void {
    this.removed = removed;
    this.resetButton.textContent = this.t(removed ? 'unreset' : 'reset');
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
    area.addEventListener('input', () => {
      this.edits.set(file, area.value);
      this.setRemoved(undefined);
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
