/** Why the offline copy is on: one of the specified signs, the reader's own choice, or a copy that is already there. */
export type Reason =
  'appInstalled' | 'standalone' | 'saveData' | 'mobile' | 'queryString' | 'reader' | 'registered';

/** What was decided, kept until the reader decides otherwise. */
export type Decision = { mode: 'on' | 'off'; reason: Reason };

/** Flags in the worker's address. A flag that is missing or not a boolean is undefined: unknown, never false. */
export type WorkerParams = { offlineMode: boolean | undefined; debug: boolean };

/** One file of the copy: address, SHA-256 (base64), bytes kept, bytes sent compressed. */
export type ListedFile = [url: string, hash: string, bytes: number, sent: number];

/** Everything the worker is told by the build. */
export type CopyList = {
  /** Hash of the list: changes with any file. */
  version: string;
  /** Build the pages belong to: changes with the code only. */
  build: string;
  /** Page for addresses that are neither kept nor reachable. */
  offlinePage: string;
  /** Line on each page read from the copy, with `{date}`, and the language it is written in. */
  note: string;
  language: string;
  files: ListedFile[];
};

/** Why a download ended early. */
export type Failure = 'paused' | 'quota' | 'network';

/** A download as far as it has come. Bytes count what had to be fetched, not what was already kept. */
export type Progress = {
  version: string;
  done: number;
  total: number;
  bytes: number;
  sent: number;
  failure?: Failure;
};

/** A finished copy; `fetched` is what its download had to fetch. */
export type Copy = {
  version: string;
  date: string;
  files: number;
  bytes: number;
  fetched: { bytes: number; sent: number };
};

/** What a worker answers about itself. */
export type WorkerState = {
  version: string;
  build: string;
  offlineMode: boolean | undefined;
  files: number;
  bytes: number;
  sent: number;
  copy: Copy | null;
  progress: Progress | null;
};
