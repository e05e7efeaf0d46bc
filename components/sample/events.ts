import type { Frame } from './frame';

type Listener = { event: string; windowLabel: string | null; frame: Frame; handler: number; id: number };

/** The event system of Tauri: which frames listen to what. */
export class Events {
  private listeners: Listener[] = [];
  private lastId = 0;

  listen(listener: Omit<Listener, 'id'>): number {
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
