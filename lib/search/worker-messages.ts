/** Addresses of the embedded index, from its manifest. */
export type IndexAddresses = {
  titles: string;
  texts: string;
  /** Folder of the pages' texts, with its slash. */ pages: string;
};

/** To the worker: get ready, or answer a request of the client (its body as it would go over the wire). */
export type ToWorker =
  { type: 'load'; addresses: IndexAddresses } | { type: 'search'; id: number; body: string };

/** From the worker: an answer, a failure, or word that asking again would now give a fuller answer. */
export type FromWorker =
  | { type: 'answer'; id: number; content: string }
  | { type: 'failure'; id: number; message: string }
  | { type: 'more' };
