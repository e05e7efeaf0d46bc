/** Addresses of the embedded index, from its manifest. */
export type IndexAddresses = {
  titles: string;
  /** Parts of the index of texts. */ texts: string[];
  /** Texts of each page, in page order. */ pages: string[];
};

/** To the worker: get ready, fetch what a question will need, or answer a request of the client (its body as it would go over the wire). */
export type ToWorker =
  | {
      type: 'load';
      addresses: IndexAddresses;
      /** Text of the file of names, when it is here. */ titles?: string;
    }
  | { type: 'prepare'; query: string; category?: string }
  | { type: 'search'; id: number; body: string };

/** From the worker: an answer, a failure, or word that asking again would now give a fuller answer. */
export type FromWorker =
  | { type: 'answer'; id: number; content: string }
  | { type: 'failure'; id: number; message: string }
  | { type: 'more' };

/** True for what the worker is told by this site: anything else that is posted to it is no request. */
export function isToWorker(data: unknown): data is ToWorker {
  const { type } = (data ?? {}) as { type?: unknown };
  return type === 'load' || type === 'prepare' || type === 'search';
}
