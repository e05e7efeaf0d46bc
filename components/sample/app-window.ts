import type { WindowConfig } from '@/lib/sample/types';
import { toCamelCase } from '@/lib/text/camel-case';
import { own } from '@/lib/text/own';
import type { SampleTranslate } from './desktop';
import { button, CLOSE_PATH, drawnButton, make, makeMenu, replaceMenus } from './elements';
import type { Frame } from './frame';
import { readMenu } from './protocol';
import { describeWindow, toState, type Position, type Size, type WindowState } from './window-state';
import styles from './desktop.module.css';

type Options = {
  config: WindowConfig;
  /** The page of the window; missing if its code does not compile. */
  frame: Frame | undefined;
  t: SampleTranslate;
  /** Size of the desktop. */
  screen: () => Size;
  /** Called with the events of Tauri: `tauri://resize`. */
  emit: (event: string, payload: unknown) => void;
  onClose: () => void;
  onMenu: (id: string) => void;
  onFocus: () => void;
};

/** How far an arrow key moves or resizes a window, in px. */
const STEP = 16;
/** More than the number of times that a reader raises windows. */
const PINNED_ORDER = 1000;

/** A window of the simulated desktop: a frame with a title bar. The reader moves it; the sample controls it through the API. */
export class AppWindow {
  readonly element = make('section', styles.window);
  readonly frame: Frame | undefined;
  readonly state: WindowState;
  /** Brings the window back after it was minimised. */
  readonly chip = button(
    '',
    () => {
      this.manage('unminimize');
      this.focus(true);
    },
    styles.chip,
  );
  private readonly bar: HTMLElement;
  private readonly titleButton: HTMLButtonElement;
  private readonly menuBar = make('div', styles.menus);
  /** Position of the mouse in the dragged window; `start` until the mouse has moved. */
  private grabbed: Position | 'start' | undefined;
  private order = 0;
  /** Commands that do more than set a value of the state. */
  private readonly commands: Record<string, (data: Partial<Size & Position>) => void> = {
    maximize: () => this.setMaximized(true),
    unmaximize: () => this.setMaximized(false),
    toggleMaximize: () => this.setMaximized(!this.state.maximized),
    __toggleMaximize: () => this.setMaximized(!this.state.maximized),
    minimize: () => (this.state.minimized = true),
    unminimize: () => (this.state.minimized = false),
    show: () => (this.state.visible = true),
    hide: () => (this.state.visible = false),
    setSize: (data) => this.resize({ ...this.state, ...data }),
    setPosition: (data) => this.place({ ...this.state, ...data }),
    center: () => {
      const { width, height } = this.options.screen();
      this.place({ x: (width - this.state.width) / 2, y: (height - this.state.height) / 2 });
    },
    setFocus: () => {
      Object.assign(this.state, { minimized: false, visible: true });
      this.focus();
    },
    startDragging: () => (this.grabbed = 'start'),
  };

  constructor(private readonly options: Options) {
    const { config, frame, t, screen, onClose } = options;
    this.frame = frame;
    this.state = toState(config, screen());
    this.titleButton = button('', () => this.focus(), styles.title);
    this.titleButton.title = t('move');
    this.titleButton.addEventListener('keydown', (event) => this.onKey(event));
    this.titleButton.addEventListener('pointerdown', (event) => this.drag(event));
    this.bar = make(
      'header',
      styles.bar,
      this.titleButton,
      drawnButton(t('minimize'), 'M2 6h8', () => this.manage('minimize')),
      drawnButton(t('maximize'), 'M2 2h8v8H2z', () => this.manage('toggleMaximize')),
      drawnButton(t('close'), CLOSE_PATH, onClose),
    );
    this.element.dataset.label = config.label ?? '';
    this.element.append(this.bar, this.menuBar, frame?.element ?? '');
    this.element.addEventListener('focusin', () => this.focus());
    this.draw();
  }

  remove(): void {
    this.frame?.remove();
    this.element.remove();
    this.chip.remove();
  }

  /** Moves the keyboard to the window, and the window to the front. */
  focus(moveKeyboard = false): void {
    if (!this.state.focused) {
      this.state.focused = true;
      this.options.onFocus();
      this.options.emit('tauri://focus', null);
    }
    if (moveKeyboard) (this.state.minimized ? this.chip : this.titleButton).focus();
  }

  blur(): void {
    if (!this.state.focused) return;
    this.state.focused = false;
    this.options.emit('tauri://blur', null);
  }

  /** Follows a mouse that is pressed inside the page, from `startDragging` to the next press. */
  followMouse({ x, y }: Position): void {
    if (!this.grabbed || this.state.maximized) return;
    if (this.grabbed === 'start') this.grabbed = { x: x - this.state.x, y: y - this.state.y };
    else this.place({ x: x - this.grabbed.x, y: y - this.grabbed.y });
  }

  /** Ends the dragging that an earlier press has started. */
  releaseMouse(): void {
    this.grabbed = undefined;
  }

  /** Performs a command of the window module and returns its answer; null for those without one. */
  manage(type: string, payload?: unknown): unknown {
    const state: Record<string, unknown> = this.state;
    const facts: Record<string, unknown> = describeWindow(this.state, this.options.screen());
    if (Object.hasOwn(facts, type)) return facts[type];
    const [, verb, rest = ''] = /^(is|set)([A-Z].*)$/.exec(type) ?? [];
    const name = toCamelCase(rest);
    if (verb === 'is') return own(state, name) ?? false;
    const { data = {} } = (payload ?? {}) as { data?: Partial<Size & Position> };
    const command = own(this.commands, type);
    if (command) command(data);
    else if (verb === 'set' && Object.hasOwn(state, name)) state[name] = payload;
    const hasKeyboard = this.element.contains(document.activeElement);
    this.draw();
    if (hasKeyboard && this.state.minimized) this.chip.focus();
    return null;
  }

  /** Brings the window back onto a desktop that has become smaller. */
  keepOnDesktop(): void {
    const screen = this.options.screen();
    if (this.state.width > screen.width || this.state.height > screen.height) this.resize(this.state);
    const { x, y } = this.nearestPlace(this.state);
    if (x !== this.state.x || y !== this.state.y) this.place({ x, y });
  }

  /** Puts the window at a place in the stack; windows with higher numbers are in front of it. */
  stack(order: number): void {
    this.order = order;
    this.draw();
  }

  /** Shows a menu bar as the Rust stand-in describes it. */
  setMenu(items: unknown): void {
    replaceMenus(this.menuBar, ...readMenu(items).map((item) => makeMenu(item, this.options.onMenu)));
    this.draw();
  }

  draw(): void {
    const { state, element, options } = this;
    const whole = state.maximized || state.fullscreen;
    const { label = '' } = options.config;
    element.ariaLabel = options.t('window', { title: state.title, label });
    element.hidden = !state.visible || state.minimized;
    this.bar.hidden = !state.decorations || state.fullscreen;
    this.titleButton.textContent = state.title;
    this.chip.textContent = state.title;
    this.chip.hidden = !state.minimized;
    this.menuBar.hidden = this.menuBar.childElementCount === 0;
    const { style } = element;
    style.zIndex = String(this.order + (state.alwaysOnTop ? PINNED_ORDER : 0));
    style.translate = whole ? '0 0' : `${Math.round(state.x)}px ${Math.round(state.y)}px`;
    style.inlineSize = whole ? '100%' : `${Math.round(state.width)}px`;
    style.blockSize = whole ? '100%' : `${Math.round(state.height)}px`;
  }

  private setMaximized(maximized: boolean): void {
    this.state.maximized = maximized;
    this.notify('resize');
  }

  private resize({ width, height }: Size): void {
    const screen = this.options.screen();
    this.state.width = Math.max(120, Math.min(width, screen.width));
    this.state.height = Math.max(80, Math.min(height, screen.height));
    this.notify('resize');
  }

  private place(wanted: Position): void {
    Object.assign(this.state, this.nearestPlace(wanted));
    this.notify('move');
  }

  /** Returns the nearest place where the whole window is on the desktop. */
  private nearestPlace({ x, y }: Position): Position {
    const screen = this.options.screen();
    return {
      x: Math.max(0, Math.min(x, screen.width - this.state.width)),
      y: Math.max(0, Math.min(y, screen.height - this.state.height)),
    };
  }

  private notify(change: 'resize' | 'move'): void {
    this.draw();
    const { innerSize, outerPosition } = describeWindow(this.state, this.options.screen());
    this.options.emit(`tauri://${change}`, change === 'move' ? outerPosition : innerSize);
  }

  private onKey(event: KeyboardEvent): void {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = own(steps, event.key);
    if (!step) return;
    event.preventDefault();
    if (this.state.maximized) return;
    const [dx, dy] = step.map((direction) => direction * STEP) as [number, number];
    const { x, y, width, height, resizable } = this.state;
    if (!event.shiftKey) this.place({ x: x + dx, y: y + dy });
    else if (resizable) this.resize({ width: width + dx, height: height + dy });
  }

  private drag(event: PointerEvent): void {
    if (event.button !== 0 || this.state.maximized) return;
    const from = { x: event.clientX - this.state.x, y: event.clientY - this.state.y };
    const dragging = new AbortController();
    this.titleButton.setPointerCapture(event.pointerId);
    this.titleButton.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => this.place({ x: clientX - from.x, y: clientY - from.y }),
      dragging,
    );
    this.titleButton.addEventListener('lostpointercapture', () => dragging.abort(), dragging);
  }
}
