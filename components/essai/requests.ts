import type { Answer } from './protocol';

type Request = { resolve: (value: unknown) => void; reject: (reason: unknown) => void };

/** Requests to the other side, each open until its answer comes. */
export class Requests {
  private readonly open = new Map<number, Request>();
  private last = 0;

  /** Sends a request under a number of its own. */
  ask(send: (id: number) => void): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.open.set((this.last += 1), { resolve, reject });
      send(this.last);
    });
  }

  settle({ id, ok, value }: Answer): void {
    const request = this.open.get(id);
    this.open.delete(id);
    if (ok) request?.resolve(value);
    else request?.reject(value);
  }
}

/** Answers a request with what the work gives or throws. */
export async function answer(id: number, send: (answer: Answer) => void, work: () => unknown): Promise<void> {
  try {
    send({ kind: 'answer', id, ok: true, value: (await work()) ?? null });
  } catch (reason) {
    send({ kind: 'answer', id, ok: false, value: reason instanceof Error ? reason.message : reason });
  }
}
