import type { WindowConfig } from '@/lib/essai/types';
import { button, make } from '../ui/elements';
import { CLOSE_PATH, drawnButton, makeMenu } from './elements';
import type { Frame } from './frame';
import type { MenuItem } from './protocol';
import { toState, type Position, type Size, type WindowState } from './window-state';
import styles from './desktop.module.css';

type WindowTexts = { window: string; minimize: string; maximize: string; close: string; move: string };

type Options = {
  config: WindowConfig;
  texts: WindowTexts;
  /** Size of the desktop. */
  screen: () => Size;
  /** Called with the events of Tauri: `tauri://resize`. */
  emit: (event: string, payload: unknown) => void;
  onClose: () => void;
  onMenu: (id: string) => void;
  onFocus: () => void;
  onMinimize: () => void;
};

const STEP = 16;

/** A window of the simulated desktop: a frame with a title bar, as a reader moves it and as the sample commands it. */
export class AppWindow {
  readonly element = make('section', styles.window);
  readonly label: string;
  frame: Frame | undefined;
  readonly state: WindowState;
  private readonly bar: HTMLElement;
  private readonly titleButton: HTMLButtonElement;
  private readonly menuBar = make('div', styles.menus);
  private grabbed: Position | undefined;

  constructor(private readonly options: Options) {
    const { config, texts, screen } = options;
    this.label = config.label ?? 'main';
    this.state = toState(config, screen());
    this.titleButton = button('', () => this.focus(), styles.title);
    this.titleButton.addEventListener('keydown', (event) => this.onKey(event));
    this.titleButton.addEventListener('pointerdown', (event) => this.drag(event));
    this.bar = make(
      'header',
      styles.bar,
      this.titleButton,
      drawnButton(texts.minimize, 'M2 6h8', () => {
        this.manage('minimize');
        options.onMinimize();
      }),
      drawnButton(texts.maximize, 'M2 2h8v8H2z', () => this.manage('toggleMaximize')),
      drawnButton(texts.close, CLOSE_PATH, options.onClose),
    );
    this.element.append(this.bar, this.menuBar);
    this.element.addEventListener('focusin', () => this.focus());
    this.draw();
  }

  /** Puts the page of the window into it. */
  attach(frame: Frame): void {
    this.frame?.remove();
    this.frame = frame;
    this.element.append(frame.element);
  }

  /** Moves the keyboard to the window, and the window to the front. */
  focus(moveKeyboard = false): void {
    if (!this.state.focused) {
      this.state.focused = true;
      this.options.onFocus();
      this.options.emit('tauri://focus', null);
    }
    if (moveKeyboard) this.titleButton.focus();
  }

  blur(): void {
    if (!this.state.focused) return;
    this.state.focused = false;
    this.options.emit('tauri://blur', null);
  }

  /** Follows a mouse that is pressed inside the page, after `startDragging`. */
  followMouse({ x, y }: Position): void {
    if (!this.grabbed) return;
    const from = this.grabbed;
    if (Number.isNaN(from.x)) this.grabbed = { x: x - this.state.x, y: y - this.state.y };
    else this.place({ x: x - from.x, y: y - from.y });
  }

  /** Performs a command of the window module and returns its answer. */
  manage(type: string, payload?: unknown): unknown {
    const { state } = this;
    const size = { width: Math.round(state.width), height: Math.round(state.height) };
    const position = { x: Math.round(state.x), y: Math.round(state.y) };
    const screen = this.options.screen();
    const monitor = { name: 'Écran 1', position: { x: 0, y: 0 }, scaleFactor: 1, size: screen };
    const { data = {} } = (payload ?? {}) as { data?: Partial<Size & Position> };
    const isLight = getComputedStyle(document.documentElement).colorScheme.includes('light');
    const facts: Record<string, unknown> = {
      scaleFactor: 1,
      innerSize: size,
      outerSize: size,
      innerPosition: position,
      outerPosition: position,
      currentMonitor: monitor,
      primaryMonitor: monitor,
      availableMonitors: [monitor],
      theme: isLight ? 'light' : 'dark',
      title: state.title,
      isMaximizable: true,
      isMinimizable: true,
      isDecorated: state.decorations,
    };
    if (Object.hasOwn(facts, type)) return facts[type];
    switch (type) {
      case 'setTitle':
        state.title = String(payload);
        break;
      case 'setDecorations':
      case 'setResizable':
      case 'setAlwaysOnTop':
      case 'setFullscreen':
      case 'setClosable': {
        const name = type[3]?.toLowerCase() + type.slice(4);
        Object.assign(state, { [name]: payload === true });
        break;
      }
      case 'maximize':
      case 'unmaximize':
      case 'toggleMaximize':
      case '__toggleMaximize':
        state.maximized = type === 'maximize' || (type !== 'unmaximize' && !state.maximized);
        this.draw();
        return void this.options.emit('tauri://resize', this.manage('innerSize'));
      case 'minimize':
      case 'unminimize':
        state.minimized = type === 'minimize';
        break;
      case 'show':
      case 'hide':
        state.visible = type === 'show';
        break;
      case 'setSize':
        return this.resize({ width: data.width ?? state.width, height: data.height ?? state.height });
      case 'setPosition':
        return this.place({ x: data.x ?? state.x, y: data.y ?? state.y });
      case 'center':
        return this.place({ x: (screen.width - state.width) / 2, y: (screen.height - state.height) / 2 });
      case 'setFocus':
        Object.assign(state, { minimized: false, visible: true });
        this.focus();
        break;
      case 'startDragging':
        this.grabbed = { x: NaN, y: NaN };
        return null;
      default:
        if (/^is[A-Z]/.test(type))
          return (state as Record<string, unknown>)[(type[2]?.toLowerCase() ?? '') + type.slice(3)] ?? false;
    }
    this.draw();
    return null;
  }

  /** Shows a menu bar; native items are words of their own. */
  setMenu(items: readonly MenuItem[]): void {
    this.menuBar.replaceChildren(...items.map((item) => makeMenu(item, this.options.onMenu)));
    this.draw();
  }

  draw(): void {
    const { state, element, options } = this;
    const whole = state.maximized || state.fullscreen;
    element.ariaLabel = options.texts.window.replace('{title}', state.title).replace('{label}', this.label);
    element.dataset.label = this.label;
    element.hidden = !state.visible || state.minimized;
    element.dataset.whole = whole ? 'true' : 'false';
    this.bar.hidden = !state.decorations || state.fullscreen;
    this.titleButton.textContent = state.title;
    this.titleButton.title = options.texts.move;
    this.menuBar.hidden = this.menuBar.childElementCount === 0;
    const { style } = element;
    style.translate = whole ? '0 0' : `${Math.round(state.x)}px ${Math.round(state.y)}px`;
    style.inlineSize = whole ? '100%' : `${Math.round(state.width)}px`;
    style.blockSize = whole ? '100%' : `${Math.round(state.height)}px`;
  }

  private resize({ width, height }: Size): null {
    const screen = this.options.screen();
    this.state.width = Math.max(120, Math.min(width, screen.width));
    this.state.height = Math.max(80, Math.min(height, screen.height));
    this.draw();
    this.options.emit('tauri://resize', this.manage('innerSize'));
    return null;
  }

  private place({ x, y }: Position): null {
    const screen = this.options.screen();
    this.state.x = Math.max(0, Math.min(x, Math.max(0, screen.width - this.state.width)));
    this.state.y = Math.max(0, Math.min(y, Math.max(0, screen.height - this.state.height)));
    this.draw();
    this.options.emit('tauri://move', this.manage('outerPosition'));
    return null;
  }

  private onKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[
      event.key
    ];
    if (!step) return;
    event.preventDefault();
    const [dx = 0, dy = 0] = step;
    const { x, y, width, height, resizable } = this.state;
    if (!event.shiftKey) this.place({ x: x + dx, y: y + dy });
    else if (resizable) this.resize({ width: width + dx, height: height + dy });
  }

  private drag(event: PointerEvent): void {
    if (event.button !== 0 || this.state.maximized) return;
    const from = { x: event.clientX - this.state.x, y: event.clientY - this.state.y };
    const move = ({ clientX, clientY }: PointerEvent): void =>
      void this.place({ x: clientX - from.x, y: clientY - from.y });
    this.titleButton.setPointerCapture(event.pointerId);
    this.titleButton.addEventListener('pointermove', move);
    this.titleButton.addEventListener(
      'lostpointercapture',
      () => this.titleButton.removeEventListener('pointermove', move),
      { once: true },
    );
  }
}
