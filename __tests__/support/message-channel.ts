/** A message channel without the queue of a real one: a message arrives at once. */
export class SyncMessageChannel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown): void => this.port1.onmessage?.({ data }) };
}
