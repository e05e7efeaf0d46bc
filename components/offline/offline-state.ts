import { create } from 'zustand';
import type { Copy, Decision, Failure as Ending, Progress } from '@/lib/offline/protocol';

type Failure = Ending['reason'];

/** An update of the copy, from the moment it is found until the reader takes it. */
export type Update = {
  progress: Progress | null;
  /** `taken`: another tab has taken it, and this one waits because something is typed here. */
  phase: 'downloading' | 'ready' | 'taken' | 'failed';
  /** The reader has asked for it; it is taken as soon as it is there. */
  wanted: boolean;
};

export type OfflineState = {
  supported: boolean;
  decision: Decision;
  phase: 'off' | 'downloading' | 'paused' | 'failed' | 'ready';
  progress: Progress | null;
  failure: Failure | null;
  copy: Copy | null;
  /** What a whole copy weighs; null until a worker has said so. */
  size: { bytes: number; sent: number } | null;
  update: Update | null;
  /** The update's notice has been closed in this tab. */
  updateClosed: boolean;
  /** The copy has just become complete for the first time. */
  justReady: boolean;
};

/** What the panel and the notices show. Filled by the offline life, empty until that is loaded. */
export const useOffline = create<OfflineState>()(() => ({
  supported: true,
  decision: { mode: 'off', reason: 'reader' },
  phase: 'off',
  progress: null,
  failure: null,
  copy: null,
  size: null,
  update: null,
  updateClosed: false,
  justReady: false,
}));
