import type { Copy, Decision, Failure, Progress } from '@/lib/offline/protocol';

export type Action = 'keep' | 'pause' | 'resume' | 'retry' | 'repair' | 'refresh';

/** Where the copy stands (from `ready` on there is a complete one), and the buttons then; the first is the main action. */
export const actionsOf = {
  unsupported: [],
  checking: [],
  off: ['keep'],
  downloading: ['pause'],
  paused: ['resume'],
  failed: ['retry'],
  ready: ['repair'],
  updating: ['pause', 'repair'],
  updatePaused: ['resume', 'repair'],
  updateFailed: ['retry', 'repair'],
  updateReady: ['refresh', 'repair'],
  /** Another tab has taken the update; this one waits because it holds typed text. */
  updateTaken: ['refresh', 'repair'],
} satisfies Record<string, Action[]>;

export type Status = keyof typeof actionsOf;

export type State = {
  status: Status;
  decision: Decision;
  copy: Copy | null;
  /** Size of a whole copy; null until a worker has said so. */
  size: { bytes: number; sent: number } | null;
  /** The running or interrupted download, or the update that is ready. */
  progress: Progress | null;
  failure: Failure | null;
  /** `yes`: the reader has asked for the update, which is taken as soon as it is ready. `failed`: it was asked for in vain. */
  wanted: 'no' | 'yes' | 'failed';
  /** The reader has closed the update's notice in this tab. */
  updateClosed: boolean;
  /** One-time notice: a download the reader did not ask for has begun, or has ended. */
  notice: 'download' | 'ready' | null;
};

export type OfflineEvent =
  | { type: 'unsupported' }
  | { type: 'decided'; decision: Decision; paused: boolean }
  | { type: 'started' }
  | { type: 'progress'; progress: Progress }
  /** The download has ended without a word from the worker. */
  | { type: 'failed'; failure: Failure }
  | { type: 'paused' }
  /** What the active worker has found in the cache. */
  | { type: 'found'; bytes: number; sent: number; copy: Copy | null }
  | { type: 'updateReady'; progress: Progress | null }
  | { type: 'updateWanted' }
  | { type: 'updateTaken' }
  | { type: 'updateClosed' }
  | { type: 'notice'; notice: State['notice'] }
  | { type: 'removed' };

export const initialState: State = {
  status: 'checking',
  decision: { mode: 'off', reason: 'reader' },
  copy: null,
  size: null,
  progress: null,
  failure: null,
  wanted: 'no',
  updateClosed: false,
  notice: null,
};

/** The state after an event. Pure: what a transition causes is in lifecycle.ts. */
export function reduce(state: State, event: OfflineEvent): State {
  switch (event.type) {
    case 'unsupported':
      return { ...state, status: 'unsupported' };
    case 'decided': {
      const { decision, paused } = event;
      if (decision.mode === 'off') return { ...state, decision, status: 'off' };
      return paused
        ? { ...state, decision, status: 'paused', failure: { reason: 'paused' } }
        : { ...state, decision, status: 'checking', failure: null };
    }
    case 'started':
      return state.copy
        ? { ...state, status: 'ready', failure: null }
        : { ...state, status: 'downloading', progress: null, failure: null };
    case 'progress':
      return advance(state, event.progress);
    case 'failed':
      return stop(state, event.failure);
    case 'paused':
      return stop(state, { reason: 'paused' });
    case 'found':
      return find({ ...state, size: { bytes: event.bytes, sent: event.sent } }, event.copy);
    case 'updateReady':
      return { ...state, status: 'updateReady', failure: null, progress: event.progress ?? state.progress };
    case 'updateWanted':
      return { ...state, wanted: 'yes' };
    case 'updateTaken':
      return { ...state, status: 'updateTaken', progress: null, updateClosed: false };
    case 'updateClosed':
      return { ...state, updateClosed: true };
    case 'notice':
      return { ...state, notice: event.notice };
    case 'removed':
      return { ...initialState, status: 'off', size: state.size };
  }
}

/** True while the notice of an update is shown. */
export function showsUpdate({ status, wanted, updateClosed }: State): boolean {
  if (updateClosed) return false;
  if (status === 'updateFailed') return wanted === 'failed';
  return ['updating', 'updateReady', 'updateTaken'].includes(status);
}

function advance(state: State, progress: Progress): State {
  if (state.decision.mode === 'off') return state;
  // The worker restores files of this very copy: it is not complete any more.
  const restoring = state.copy?.version === progress.version;
  if (restoring && progress.done === progress.total) return state;
  const copy = restoring ? null : state.copy;
  const next = { ...state, copy, progress };
  if (progress.failure) return stop(next, progress.failure);
  return { ...next, status: copy ? 'updating' : 'downloading', failure: null };
}

function stop(state: State, failure: Failure): State {
  const paused = failure.reason === 'paused';
  if (!state.copy) return { ...state, failure, status: paused ? 'paused' : 'failed' };
  const wanted = !paused && state.wanted === 'yes' ? 'failed' : 'no';
  return { ...state, failure, wanted, status: paused ? 'updatePaused' : 'updateFailed' };
}

function find(state: State, copy: Copy | null): State {
  const { decision, status, failure } = state;
  if (decision.mode === 'off') return state;
  if (copy && status.startsWith('update')) return { ...state, copy };
  if (copy && failure?.reason === 'paused') return { ...state, copy, status: 'updatePaused' };
  if (copy) return { ...state, copy, status: 'ready', progress: null, failure: null };
  // Files are missing: the worker is fetching them, unless the reader has paused it or that has failed.
  return ['paused', 'failed'].includes(status) ? state : { ...state, copy, status: 'downloading' };
}
