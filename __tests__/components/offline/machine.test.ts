import {
  actionsOf,
  initialState,
  reduce,
  showsUpdate,
  type OfflineEvent,
  type State,
  type Status,
} from '@/components/offline/machine';

const on = { mode: 'on', reason: 'mobile' } as const;
const off = { mode: 'off', reason: 'reader' } as const;
const copy = { version: 'v1', date: '2026-11-21T12:00:00.000Z', files: 9, bytes: 9000, sent: 900 };
const missing = { reason: 'network', file: '/fr/blog', status: 404 } as const;
const at = (done: number, version = 'v1') => ({ version, done, total: 9, sent: 900 });
const progress = (done: number, version = 'v1'): OfflineEvent => ({
  type: 'progress',
  progress: at(done, version),
});
const failed = (failure: NonNullable<State['failure']>, version = 'v1'): OfflineEvent => ({
  type: 'progress',
  progress: { ...at(3, version), failure },
});
const found = (complete: boolean): OfflineEvent => ({
  type: 'found',
  bytes: 9000,
  sent: 900,
  copy: complete ? copy : null,
});
const decided = (paused = false): OfflineEvent => ({ type: 'decided', decision: on, paused });
const play = (...events: OfflineEvent[]): State => events.reduce(reduce, initialState);
const ready = [decided(), found(true)];
const started: OfflineEvent = { type: 'started' };
const paused: OfflineEvent = { type: 'paused' };
const wanted: OfflineEvent = { type: 'updateWanted' };
const updateReady: OfflineEvent = { type: 'updateReady', progress: at(9, 'v2') };

describe('the states of the copy', () => {
  it.each<[string, OfflineEvent[], Status]>([
    ['a browser without workers', [{ type: 'unsupported' }], 'unsupported'],
    ['offline mode off', [{ type: 'decided', decision: off, paused: false }], 'off'],
    [
      'an answer of a worker without a copy',
      [{ type: 'decided', decision: off, paused: false }, found(false)],
      'off',
    ],
    ['a pause from an earlier visit', [decided(true)], 'paused'],
    ['a first download', [decided(), started], 'downloading'],
    ['its progress', [decided(), started, progress(3)], 'downloading'],
    [
      'all files stored, but no active worker yet',
      [decided(), started, progress(9), found(false)],
      'downloading',
    ],
    ['a complete copy', [decided(), started, progress(9), found(true)], 'ready'],
    ['a download that failed', [decided(), started, failed(missing)], 'failed'],
    [
      'an answer without a copy after a failed download',
      [decided(), started, failed(missing), found(false)],
      'failed',
    ],
    ['another attempt', [decided(), started, failed(missing), started], 'downloading'],
    ['a pause', [decided(), started, progress(3), paused], 'paused'],
    [
      'a pause that the worker confirms',
      [decided(), started, paused, failed({ reason: 'paused' })],
      'paused',
    ],
    ['a failed registration', [decided(), started, { type: 'failed', failure: missing }], 'failed'],
    ['lost files of a copy', [decided(), found(false)], 'downloading'],
    ['files lost while the page is open', [...ready, progress(8)], 'downloading'],
    ['lost files restored', [...ready, progress(8), progress(9), found(true)], 'ready'],
    ['lost files that never come', [...ready, failed(missing)], 'failed'],
    ['a repeated end of the download', [...ready, progress(9)], 'ready'],
    ['an update', [...ready, progress(3, 'v2')], 'updating'],
    ['an update that failed', [...ready, progress(3, 'v2'), failed(missing, 'v2')], 'updateFailed'],
    ['an update that is paused', [...ready, progress(3, 'v2'), paused], 'updatePaused'],
    ['a complete copy whose update was paused', [decided(true), found(true)], 'updatePaused'],
    ['an update that is ready', [...ready, progress(3, 'v2'), updateReady, found(true)], 'updateReady'],
    ['a later update', [...ready, updateReady, progress(3, 'v3')], 'updating'],
    ['an update taken by another tab', [...ready, updateReady, { type: 'updateTaken' }], 'updateTaken'],
    ['another attempt to update', [...ready, failed(missing, 'v2'), started], 'ready'],
    ['a removed copy', [...ready, { type: 'removed' }], 'off'],
    [
      'progress of a copy that was just removed',
      [...ready, { type: 'removed' }, progress(3), found(true)],
      'off',
    ],
  ])('%s', (_name, events, status) => {
    const state = play(...events);
    expect(state.status).toBe(status);
    const complete = ['ready', 'updating', 'updatePaused', 'updateFailed', 'updateReady', 'updateTaken'];
    expect(state.copy !== null).toBe(complete.includes(status));
  });

  it('keeps the size of a copy that was removed', () => {
    expect(play(...ready, { type: 'removed' }).size).toEqual({ bytes: 9000, sent: 900 });
  });

  it('shows the notice of an update until it is closed, paused or failed', () => {
    const shows = (...events: OfflineEvent[]): boolean => showsUpdate(play(...ready, ...events));
    expect(shows()).toBe(false);
    expect(shows(progress(3, 'v2'))).toBe(true);
    expect(shows(progress(3, 'v2'), paused)).toBe(false);
    expect(shows(progress(3, 'v2'), failed(missing, 'v2'))).toBe(false);
    expect(shows(progress(3, 'v2'), wanted, failed(missing, 'v2'))).toBe(true);
    expect(shows(updateReady, { type: 'updateClosed' })).toBe(false);
    expect(shows(updateReady, { type: 'updateClosed' }, { type: 'updateTaken' })).toBe(true);
  });

  it('offers an action in all but two states', () => {
    const idle = Object.entries(actionsOf).filter(([, actions]) => actions.length === 0);
    expect(idle.map(([status]) => status)).toEqual(['unsupported', 'checking']);
  });
});
