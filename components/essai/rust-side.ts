import type { WindowConfig } from '@/lib/essai/types';
import { compile, compilePage } from './compile';
import type { Core } from './core';
import type { Frame } from './frame';
import type { Answer, FromFrame, IpcMessage, MenuItem, TauriEvent, ToFrame, Tray } from './protocol';
import { answer, Requests } from './requests';

type Asked =
  Omit<Extract<ToFrame, { kind: 'command' }>, 'id'> | Omit<Extract<ToFrame, { kind: 'hook' }>, 'id'>;

/** What stands for Rust: the stand-in of the commands and the isolation application, each in a hidden frame of its own. */
export class RustSide {
  readonly menus = new Map<string, MenuItem[]>();
  private readonly requests = new Requests();
  private readonly rust: Frame | undefined;
  private readonly isolation: Frame | undefined;

  constructor(
    private readonly core: Core,
    private readonly onReady: () => void,
  ) {
    this.isolation = this.open('isolation');
    this.rust = this.open('rust');
    if (!this.rust) onReady();
  }

  stop(): void {
    this.rust?.remove();
    this.isolation?.remove();
  }

  /** Passes a call through the isolation application. One that its hook drops is never answered, as in Tauri. */
  async filter(message: IpcMessage): Promise<IpcMessage> {
    if (!this.isolation) return message;
    return (await this.request(this.isolation, { kind: 'hook', payload: message })) as IpcMessage;
  }

  /** Calls a command of the application. */
  async invoke(cmd: string, args: unknown, label: string): Promise<unknown> {
    if (!this.rust) throw `command ${cmd} not found`;
    return this.request(this.rust, { kind: 'command', cmd, args, label });
  }

  onEvent(event: TauriEvent): void {
    this.rust?.send({ kind: 'event', event });
  }

  onMenu(id: string, label: string): void {
    this.rust?.send({ kind: 'menu', id, label });
  }

  settle(answered: Answer): void {
    this.requests.settle(answered);
  }

  /** Performs what the stand-in asks for; Rust needs no allowlist. */
  async perform({ id, op, args }: Extract<FromFrame, { kind: 'rust' }>): Promise<void> {
    await answer(
      id,
      (answered) => this.rust?.send(answered),
      () => this.run(op, args),
    );
  }

  private run(op: string, args: unknown[]): unknown {
    const { core } = this;
    const [name, second, third] = args as [string, unknown, unknown];
    switch (op) {
      case 'ready':
        return this.onReady();
      case 'emit':
        return core.emit(name, second, third as string | null);
      case 'manage':
        return core.modules.manage(name, String(second), third);
      case 'createWindow':
        return core.createWindow(args[0] as WindowConfig);
      case 'menu':
        this.menus.set(name, second as MenuItem[]);
        return core.windows.get(name)?.setMenu(second as MenuItem[]);
      case 'tray':
        return core.desktop.setTray(args[0] as Tray, (tray) => this.rust?.send({ kind: 'tray', id: tray }));
      case 'exit':
        return core.exit();
      default:
        throw `unknown operation ${op}`;
    }
  }

  private open(role: 'rust' | 'isolation'): Frame | undefined {
    const file = `${role}.js`;
    const { files } = this.core.sample;
    const code = files[file];
    if (code === undefined) return undefined;
    try {
      const modules = { ...compilePage('', files).modules, [file]: compile(code, file) };
      const frame = this.core.makeFrame(role, role, { html: '', modules, entries: [file] });
      frame.element.hidden = true;
      this.core.desktop.element.append(frame.element);
      return frame;
    } catch (error) {
      this.core.reportSyntax(error);
      return undefined;
    }
  }

  private request(frame: Frame, message: Asked): Promise<unknown> {
    return this.requests.ask((id) => frame.send({ ...message, id }));
  }
}
