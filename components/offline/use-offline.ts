import { create } from 'zustand';
import type { Copy, Decision, Failure, Progress, WorkerState } from '@/lib/offline/protocol';
import { log } from './scope';

/** Facts about the copy; `statusOf` computes its status from them. */
export type State = {
  isSupported: boolean;
  /** The worker has not answered in time; a load of the page brings another one. */
  isSilent: boolean;
  /** Null until the decision is made. */
  decision: Decision | null;
  /** The complete copy; null if files are missing, undefined until a worker has answered. */
  copy: Copy | null | undefined;
  /** Size of a whole copy; null until a worker has answered. */
  size: { bytes: number; sent: number } | null;
  /** The running or interrupted download, or the update that is ready. */
  progress: Progress | null;
  /** Why the last download ended early. */
  failure: Failure | null;
  /** `ready`: its worker waits. `taken`: by another tab, but this one holds typed text, so it is not reloaded. */
  update: 'none' | 'ready' | 'taken';
  /** The reader has asked for the update, which is taken as soon as it is ready. */
  isWanted: boolean;
  /** The notice about the first download is open. */
  isAnnounced: boolean;
};

export const initialState: State = {
  isSupported: true,
  isSilent: false,
  decision: null,
  copy: undefined,
  size: null,
  progress: null,
  failure: null,
  update: 'none',
  isWanted: false,
  isAnnounced: false,
};

/** The change of the state for each event. Pure: lifecycle.ts has the side effects. */
export const transitions = {
  /** The browser has no service workers, or refuses them. */
  unsupported: () => ({ isSupported: false }),
  /** No worker has answered in time. */
  silent: () => ({ isSilent: true }),
  /** The reader, or a rule in their place, has turned the copy on or off. */
  decided: (_, decision: Decision, isPaused: boolean) => ({
    decision,
    isSilent: false,
    failure: isPaused ? { reason: 'paused' } : null,
  }),
  /** A download begins or is resumed. */
  started: ({ copy }) => ({ copy: copy ?? null, progress: null, failure: null, isWanted: false }),
  /** A worker has stored or checked another file. */
  progressed: (state, progress: Progress) => {
    const { decision, copy, failure } = state;
    // The worker restores files of this very copy: it is not complete any more.
    const isRestoring = copy?.version === progress.version;
    if (decision?.mode === 'off' || (isRestoring && progress.done === progress.total)) return {};
    // The update stays on offer: messages about its download can arrive late, and the worker in use may restore a lost file.
    if (state.update === 'ready' && (isRestoring || state.progress?.version === progress.version)) return {};
    return {
      copy: isRestoring ? null : (copy ?? null),
      progress,
      failure: progress.failure ?? null,
      // Without a complete copy this is the worker in use, which restores lost files: the update still waits.
      update: copy ? 'none' : state.update,
      // After a failure the reader no longer waits for it.
      isWanted: state.isWanted && !failure,
    };
  },
  /** A download has ended before its last file. */
  stopped: (_, failure: Failure) => ({ failure, isWanted: false, isAnnounced: false }),
  /** A worker has looked into the cache. */
  found: (state, { bytes, sent, copy }: Pick<WorkerState, 'bytes' | 'sent' | 'copy'>) => {
    const size = { bytes, sent };
    if (state.decision?.mode !== 'on') return { size };
    const isCompleted = copy && !state.copy && state.failure?.reason !== 'paused';
    return isCompleted ? { size, copy, progress: null, failure: null } : { size, copy };
  },
  /** A newer copy is complete, and its worker waits. */
  updateReady: ({ progress }, ready: Progress | null) => ({
    update: 'ready',
    failure: null,
    progress: ready ?? progress,
  }),
  /** The reader has asked for the update before it is ready. */
  updateWanted: () => ({ isWanted: true }),
  /** Another tab has taken the update. */
  updateTaken: () => ({ update: 'taken', progress: null, failure: null }),
  /** The notice about the first download is shown or closed. */
  announced: (_, isAnnounced: boolean) => ({ isAnnounced }),
  /** The reader has removed the copy. */
  removed: ({ size }) => ({ ...initialState, decision: { mode: 'off', reason: 'reader' }, size }),
} satisfies Record<string, (state: State, ...details: never[]) => Partial<State>>;

/** Every status with the actions it allows, the main one first. From `ready` on, a complete copy exists. */
export const actionsOf = {
  unsupported: [],
  checking: [],
  silent: ['refresh'],
  off: ['keep'],
  downloading: ['pause'],
  paused: ['resume'],
  failed: ['retry'],
  ready: ['repair'],
  updating: ['pause', 'repair'],
  updatePaused: ['resume', 'repair'],
  updateFailed: ['retry', 'repair'],
  updateReady: ['refresh', 'repair'],
  updateTaken: ['refresh', 'repair'],
} as const;

export type Status = keyof typeof actionsOf;
export type Action = (typeof actionsOf)[Status][number];

/** Computes the status of the copy. */
export function statusOf(state: State): Status {
  const { isSupported, isSilent, decision, copy, progress, failure, update } = state;
  const unknown = isSilent ? 'silent' : 'checking';
  if (!isSupported) return 'unsupported';
  if (!decision) return unknown;
  if (decision.mode === 'off') return 'off';
  const isPaused = failure?.reason === 'paused';
  if (copy) {
    if (update === 'taken') return 'updateTaken';
    if (failure) return isPaused ? 'updatePaused' : 'updateFailed';
    if (update === 'ready') return 'updateReady';
    return progress ? 'updating' : 'ready';
  }
  if (failure) return isPaused ? 'paused' : 'failed';
  return copy === null ? 'downloading' : unknown;
}

/** The state of the copy, for the panel and the notices. */
export const useOffline = create<State>(() => initialState);

/** Arguments of a transition after the state. */
type Details<Name extends keyof typeof transitions> =
  Parameters<(typeof transitions)[Name]> extends [State, ...infer Rest] ? Rest : [];

/** Passes an event to the state machine. */
export function send<Name extends keyof typeof transitions>(name: Name, ...details: Details<Name>): void {
  const transition = transitions[name] as (state: State, ...rest: Details<Name>) => Partial<State>;
  useOffline.setState((state) => transition(state, ...details));
  log(name, statusOf(useOffline.getState()));
}
