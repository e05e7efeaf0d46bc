import type { Requester } from './ask';
import type { FromWorker, IndexAddresses, ToWorker } from './worker-messages';

/** The part of a worker that is used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type Pending = { resolve: (content: string) => void; reject: (error: Error) => void };

const timeLimit = 15_000;

/** Lets a worker answer the client's requests. A worker that fails is replaced at the next request. */
export class EmbeddedRequester implements Requester {
  private worker: WorkerLike | undefined;
  private ready: Promise<void> = Promise.resolve();
  private readonly pending = new Map<number, Pending>();
  private last = 0;

  constructor(
    private readonly createWorker: () => WorkerLike,
    private readonly addresses: IndexAddresses,
    private readonly onMore: () => void,
    private titles: Promise<string | undefined> = Promise.resolve(undefined),
  ) {}

  /** Starts the worker and its loading. */
  warm(): void {
    this.start();
  }

  /** Has the worker fetch what the answer to a question will need. */
  prepare(query: string, category?: string): void {
    const message: ToWorker = { type: 'prepare', query, ...(category ? { category } : {}) };
    const worker = this.start();
    void this.ready.then(() => worker.postMessage(message)).catch(() => undefined); // told to whoever asks
  }

  async send({
    data,
  }: {
    data?: string | Uint8Array | undefined;
  }): Promise<{ status: number; content: string; isTimedOut: boolean }> {
    const body = typeof data === 'string' ? data : new TextDecoder().decode(data);
    const content = await this.ask(body);
    return { status: 200, content, isTimedOut: false };
  }

  private ask(body: string): Promise<string> {
    const id = ++this.last;
    let timer: ReturnType<typeof setTimeout> | undefined;
    return new Promise<string>((resolve, reject) => {
      timer = setTimeout(() => this.fail(new Error('The search worker does not answer')), timeLimit);
      this.pending.set(id, { resolve, reject });
      const message: ToWorker = { type: 'search', id, body };
      const worker = this.start();
      void this.ready.then(() => worker.postMessage(message)).catch((error: Error) => this.fail(error));
    }).finally(() => {
      clearTimeout(timer);
      this.pending.delete(id);
    });
  }

  private start(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = this.createWorker();
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = () => this.fail(new Error('The search worker stopped'));
    this.ready = this.titles.then((titles) => {
      const message: ToWorker = { type: 'load', addresses: this.addresses, ...(titles ? { titles } : {}) };
      worker.postMessage(message);
    });
    this.ready.catch(() => undefined); // told to whoever asks
    // A second worker would be a rare thing: it reads the file itself.
    this.titles = Promise.resolve(undefined);
    this.worker = worker;
    return worker;
  }

  private receive(message: FromWorker): void {
    if (message.type === 'more') this.onMore();
    else if (message.type === 'answer') this.pending.get(message.id)?.resolve(message.content);
    else this.pending.get(message.id)?.reject(new Error(message.message));
  }

  private fail(error: Error): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.pending.forEach(({ reject }) => reject(error));
    this.pending.clear();
  }
}
