import type { Frame } from './frame';
import type { Message } from './modules';

type Listener = { event: string; windowLabel: string | null; frame: Frame; handler: number; id: number };

/** The event system of Tauri: which frames listen to what. */
export class Events {
  private listeners: Listener[] = [];
  private lastId = 0;

  /** Performs a call of the `event` module. Returns the id of a new listener. */
  call(frame: Frame, { cmd, payload, handler, eventId, ...rest }: Message, isRust: boolean): number | null {
    const event = String(rest.event);
    const windowLabel = (rest.windowLabel ?? null) as string | null;
    if (cmd === 'listen') return this.listen({ event, windowLabel, frame, handler: Number(handler) });
    if (cmd === 'unlisten') this.unlisten(eventId);
    // In Rust, `window.emit` sends an event from that window; in JavaScript, to that window.
    else if (isRust) this.emit(event, payload, windowLabel);
    else this.emit(event, payload, frame.label, windowLabel ?? undefined);
    return null;
  }

  private listen(listener: Omit<Listener, 'id'>): number {
    this.lastId += 1;
    this.listeners.push({ ...listener, id: this.lastId });
    return this.lastId;
  }

  /** Removes a listener by its id, or all those of a frame. */
  unlisten(removed: unknown): void {
    this.listeners = this.listeners.filter(({ id, frame }) => id !== removed && frame !== removed);
  }

  /** Listeners to an event that a window sends; null stands for all windows. */
  find(event: string, source: string | null): Listener[] {
    return this.listeners.filter(
      ({ event: wanted, windowLabel }) =>
        wanted === event && (source === null || windowLabel === null || windowLabel === source),
    );
  }

  /** Delivers an event of the window `source` to all windows, or to `target` only; Rust gets both. */
  emit(event: string, payload: unknown, source: string | null, target?: string): void {
    for (const { frame, handler, id } of this.find(event, source)) {
      if (target === undefined || frame.label === target || frame.label === 'rust')
        frame.call(handler, { event, windowLabel: source, id, payload: payload ?? null });
    }
  }
}
