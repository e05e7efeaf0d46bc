import type { Messages } from '@/lib/i18n/translator';
import type { AppWindow } from './app-window';
import {
  button,
  CLOSE_PATH,
  drawnButton,
  isKeyboardLost,
  lineDrawing,
  make,
  makeMenu,
  replaceMenus,
} from './elements';
import type { Machine, System } from './machine';
import type { Tray } from './protocol';
import styles from './desktop.module.css';

type SampleKey =
  Exclude<keyof Messages['sample'], 'stopped'> | `stopped.${keyof Messages['sample']['stopped']}`;

/** Translates a message of the group `sample`. */
export type SampleTranslate = (key: SampleKey, values?: Record<string, string>) => string;

export type FileOptions = {
  title?: string;
  filters?: { extensions: string[] }[];
  multiple?: boolean;
  directory?: boolean;
  defaultPath?: string;
};

/** Icon of the application. */
const LEAF_PATH = 'M2 10C2 4 5 2 10 2c0 5-2 8-8 8l5-5';

/** The screen of a sample: its windows, dialogs, notifications and tray icon. */
export class Desktop {
  readonly element = make('div', styles.desktop);
  /** Buttons that stand for the global shortcuts: the real keys belong to the reader's own system. */
  readonly shortcuts = new Map<string, HTMLElement>();
  private readonly stage = make('div', styles.stage);
  private readonly notices = make('div', styles.notices);
  private readonly minimized = make('div', styles.running);
  private readonly shortcutPlace = make('div');
  private readonly tray = make('div', styles.tray);
  private top = 1;
  /** The window that was raised last. */
  private front: AppWindow | undefined;

  constructor(
    private readonly t: SampleTranslate,
    system: System,
    /** Takes the keyboard where no window can. */
    private readonly onKeyboardLost: () => void,
  ) {
    this.element.dataset.system = system;
    this.notices.role = 'status';
    const panel = make('div', styles.panel, this.minimized, this.shortcutPlace, this.tray);
    this.element.append(this.stage, this.notices, panel);
  }

  /** Size of the part that windows can use. */
  size(): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = this.stage;
    return { width, height };
  }

  /** Calls back when the stage changes its size, until it is removed from the page. */
  onResize(listener: () => void): void {
    new ResizeObserver(listener).observe(this.stage);
  }

  add(window: AppWindow): void {
    delete this.stage.dataset.closed;
    this.stage.append(window.element);
    this.minimized.append(window.chip);
    this.raise(window);
  }

  /** Puts a window in front of all others, except for those that are pinned. */
  raise(window: AppWindow): void {
    this.front = window;
    this.top += 1;
    window.stack(this.top);
  }

  setTray({ tooltip = '', items }: Tray, onTray: (id: string) => void): void {
    const name = `${this.t('tray')} ${tooltip}`.trim();
    if (!items)
      return replaceMenus(
        this.tray,
        drawnButton(name, LEAF_PATH, () => onTray('left-click')),
      );
    const menu = makeMenu({ text: '', items }, onTray);
    const summary = menu.querySelector('summary');
    summary?.append(lineDrawing(LEAF_PATH));
    if (summary) summary.ariaLabel = name;
    replaceMenus(this.tray, menu);
  }

  /** Removes what the application has left on the screen except for notifications, and says that it is closed. */
  end(): void {
    this.tray.replaceChildren();
    this.shortcutPlace.replaceChildren();
    this.shortcuts.clear();
    this.stage.dataset.closed = this.t('closed');
  }

  addShortcut(keys: string, onPress: () => void): void {
    const element = button(this.t('shortcut', { keys }), onPress, styles.chip);
    this.shortcuts.set(keys, element);
    this.shortcutPlace.append(element);
  }

  removeShortcut(keys: string): void {
    this.shortcuts.get(keys)?.remove();
    this.shortcuts.delete(keys);
  }

  /** Shows a notification until it is closed. The keyboard then goes to another one, or to the window in front. */
  notify(title: string, body = ''): void {
    const notice = make('div', styles.notice, make('b', '', title), make('p', '', body));
    const close = (): void => {
      const next = notice.nextElementSibling ?? notice.previousElementSibling;
      notice.remove();
      if (!isKeyboardLost()) return;
      if (next) next.querySelector('button')?.focus();
      else this.front?.focus(true);
      if (isKeyboardLost()) this.onKeyboardLost();
    };
    notice.append(drawnButton(this.t('close'), CLOSE_PATH, close));
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
    const isOffered = (path: string, isFolder: boolean): boolean => {
      if (isFolder !== directory) return false;
      if (isFolder) return path.startsWith(machine.expand('$HOME')) && !/[\\/]\./.test(path);
      return endings.length === 0 || endings.some((ending) => path.endsWith(`.${ending}`));
    };
    const offered = [...machine.files].flatMap(([path, content]) =>
      isOffered(path, content === 'folder') ? [path] : [],
    );
    return this.open(options.title ?? this.t('open'), (dialog, done: (paths: string[] | null) => void) => {
      const rows = offered.map((path) => button(path, () => done([path]), styles.item));
      if (options.multiple && offered.length > 1)
        rows.push(button(this.t('allFiles'), () => done(offered), styles.item));
      const cancel = button(this.t('cancel'), () => done(null));
      dialog.append(
        ...(rows.length > 0 ? rows : [make('p', '', this.t('noFile'))]),
        make('div', styles.choices, cancel),
      );
    });
  }

  /** Asks for the path of a new file; resolves with null if the reader cancels. */
  chooseTarget(
    machine: Machine,
    { title, defaultPath = 'sans-titre.txt' }: FileOptions,
  ): Promise<string | null> {
    return this.open(title ?? this.t('save'), (dialog, done: (path: string | null) => void) => {
      const field = make('input');
      field.value = machine.isAbsolute(defaultPath)
        ? defaultPath
        : machine.join(machine.expand('$DOCUMENT'), defaultPath);
      field.ariaLabel = this.t('path');
      const save = button(this.t('save'), () => done(machine.normalize(field.value)));
      const cancel = button(this.t('cancel'), () => done(null));
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
