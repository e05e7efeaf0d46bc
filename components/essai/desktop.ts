import type { Messages } from '@/lib/i18n/translator';
import { button, make } from '../ui/elements';
import type { AppWindow } from './app-window';
import { CLOSE_PATH, drawing, drawnButton, makeMenu } from './elements';
import type { Machine, System } from './machine';
import type { MenuItem, Tray } from './protocol';
import styles from './desktop.module.css';

export type Texts = Messages['essai'];

type Filter = { name: string; extensions: string[] };
export type FileOptions = {
  title?: string;
  filters?: Filter[];
  multiple?: boolean;
  directory?: boolean;
  defaultPath?: string;
};

/** Stands for the icon of the application. */
const LEAF_PATH = 'M2 10C2 4 5 2 10 2c0 5-2 8-8 8l5-5';

/** The screen of a sample: its windows, and what the system shows on its behalf. */
export class Desktop {
  readonly element = make('div', styles.desktop);
  private readonly stage = make('div', styles.stage);
  private readonly notices = make('div', styles.notices);
  private readonly panel = make('div', styles.panel);
  private readonly running = make('div', styles.running);
  private readonly trayPlace = make('div', styles.tray);
  private readonly shortcuts = make('div');
  private top = 1;

  constructor(
    private readonly texts: Texts,
    system: System,
  ) {
    this.element.dataset.system = system;
    this.notices.role = 'status';
    this.panel.append(this.running, this.shortcuts, this.trayPlace);
    this.element.append(this.stage, this.notices, this.panel);
  }

  /** Size of the part that windows can use. */
  size(): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = this.stage;
    return { width, height };
  }

  add(window: AppWindow): void {
    this.stage.append(window.element);
    this.raise(window);
  }

  raise(window: AppWindow): void {
    window.element.style.zIndex = String((this.top += 1) + (window.state.alwaysOnTop ? 1000 : 0));
  }

  /** Lists the windows that are minimised, to bring them back. */
  list(windows: Iterable<AppWindow>, onRestore: (window: AppWindow) => void): void {
    const buttons = [...windows]
      .filter(({ state }) => state.minimized)
      .map((window) => button(window.state.title, () => onRestore(window), styles.chip));
    this.running.replaceChildren(...buttons);
  }

  setTray(tray: Tray | undefined, onTray: (id: string) => void): void {
    if (!tray) return this.trayPlace.replaceChildren();
    const items: MenuItem[] = tray.items ?? [];
    if (items.length === 0) {
      const name = `${this.texts.tray} ${tray.tooltip ?? ''}`.trim();
      return this.trayPlace.replaceChildren(drawnButton(name, LEAF_PATH, () => onTray('left-click')));
    }
    const menu = makeMenu({ text: '', items }, onTray);
    const summary = menu.querySelector('summary');
    summary?.append(drawing(LEAF_PATH));
    if (summary) summary.ariaLabel = `${this.texts.tray} ${tray.tooltip ?? ''}`.trim();
    this.trayPlace.replaceChildren(menu);
  }

  /** A button for each global shortcut: real ones belong to the reader's own system. */
  setShortcuts(shortcuts: Iterable<string>, onShortcut: (shortcut: string) => void): void {
    const buttons = [...shortcuts].map((shortcut) =>
      button(this.texts.shortcut.replace('{keys}', shortcut), () => onShortcut(shortcut), styles.chip),
    );
    this.shortcuts.replaceChildren(...buttons);
  }

  /** Shows a notification until it is closed. */
  notify(title: string, body = ''): void {
    const notice = make('div', styles.notice, make('b', '', title), make('p', '', body));
    notice.append(drawnButton(this.texts.close, CLOSE_PATH, () => notice.remove()));
    this.notices.append(notice);
  }

  /** Shows a message with buttons; resolves with the position of the pressed one. */
  ask(title: string, message: string, choices: readonly string[]): Promise<number> {
    return this.open(title, (dialog, done: (choice: number) => void) => {
      dialog.append(
        make('p', '', message),
        make('div', styles.choices, ...choices.map((text, index) => button(text, () => done(index)))),
      );
    });
  }

  /** Lets the reader choose among the files in memory; resolves with null if they cancel. */
  chooseFiles(machine: Machine, options: FileOptions): Promise<string[] | null> {
    const { filters = [], directory = false } = options;
    const endings = filters.flatMap(({ extensions }) => extensions);
    const offered = [...machine.files]
      .filter(([path, content]) =>
        directory
          ? content === 'folder' && path.startsWith(machine.folder(11)) && !/[\\/]\./.test(path)
          : content !== 'folder' &&
            (endings.length === 0 || endings.some((ending) => path.endsWith(`.${ending}`))),
      )
      .map(([path]) => path);
    return this.open(options.title ?? this.texts.open, (dialog, done: (paths: string[] | null) => void) => {
      const rows = offered.map((path) => button(path, () => done([path]), styles.item));
      if (options.multiple && offered.length > 1)
        rows.push(button(this.texts.allFiles, () => done(offered), styles.item));
      const cancel = button(this.texts.cancel, () => done(null));
      dialog.append(
        ...(rows.length > 0 ? rows : [make('p', '', this.texts.noFile)]),
        make('div', styles.choices, cancel),
      );
    });
  }

  /** Asks for the path of a new file; resolves with null if the reader cancels. */
  chooseTarget(
    machine: Machine,
    { title, defaultPath = 'sans-titre.txt' }: FileOptions,
  ): Promise<string | null> {
    return this.open(title ?? this.texts.save, (dialog, done: (path: string | null) => void) => {
      const field = make('input');
      field.value = machine.isAbsolute(defaultPath)
        ? defaultPath
        : machine.join(machine.folder(7), defaultPath);
      field.ariaLabel = this.texts.path;
      const save = button(this.texts.save, () => done(machine.normalize(field.value)));
      const cancel = button(this.texts.cancel, () => done(null));
      dialog.append(field, make('div', styles.choices, save, cancel));
    });
  }

  private open<T>(title: string, fill: (dialog: HTMLElement, done: (value: T) => void) => void): Promise<T> {
    return new Promise((resolve) => {
      const before = document.activeElement as HTMLElement | null;
      const dialog = make('div', styles.dialog, make('b', '', title));
      dialog.role = 'alertdialog';
      dialog.ariaLabel = title;
      fill(dialog, (value) => {
        dialog.remove();
        before?.focus();
        resolve(value);
      });
      this.element.append(dialog);
      dialog.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    });
  }
}
