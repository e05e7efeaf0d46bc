import { createTranslator } from 'next-intl';
import { describeNewVersion } from '@/components/offline/texts';
import {
  actionsOf,
  initialState,
  statusOf,
  transitions,
  type State,
  type Status,
} from '@/components/offline/use-offline';
import messages from '@/messages/fr.json';

const t = createTranslator({ locale: 'fr', messages, namespace: 'offline' });

type Step = [name: keyof typeof transitions, ...details: unknown[]];

const copy = { version: 'v1', date: '2026-11-21T12:00:00.000Z', files: 9, bytes: 9000, sent: 900 };
const missing = { reason: 'network', file: '/fr/blog', status: 404 } as const;
const progressed = (done: number, version = 'v1', failure?: State['failure']): Step => [
  'progressed',
  { version, done, total: 9, sent: 900, ...(failure && { failure }) },
];
const failed = (version = 'v1'): Step => progressed(3, version, missing);
const found = (isComplete: boolean): Step => [
  'found',
  { bytes: 9000, sent: 900, copy: isComplete ? copy : null },
];
const decided = (isPaused = false): Step => ['decided', { mode: 'on', reason: 'mobile' }, isPaused];
const off: Step = ['decided', { mode: 'off', reason: 'reader' }, false];
const started: Step = ['started'];
const paused: Step = ['stopped', { reason: 'paused' }];
const updateReady: Step = ['updateReady', { version: 'v2', done: 9, total: 9, sent: 900 }];
const ready = [decided(), found(true)];

function play(...steps: Step[]): State {
  return steps.reduce<State>((state, [name, ...details]) => {
    const transition = transitions[name] as (state: State, ...details: unknown[]) => Partial<State>;
    return { ...state, ...transition(state, ...details) };
  }, initialState);
}

describe('the states of the copy', () => {
  it.each<[string, Step[], Status]>([
    ['a browser without workers', [['unsupported']], 'unsupported'],
    ['offline mode off', [off], 'off'],
    ['an answer of a worker without a copy', [off, found(false)], 'off'],
    ['a decision before the worker has answered', [decided()], 'checking'],
    ['a worker that does not answer before the decision', [['silent']], 'silent'],
    ['a worker that does not say what it has', [decided(), ['silent']], 'silent'],
    ['an answer that comes late', [decided(), ['silent'], found(true)], 'ready'],
    ['a download while its worker does not answer', [decided(), started, ['silent']], 'downloading'],
    ['a silent worker without a copy', [off, ['silent']], 'off'],
    ['a copy that is wanted after that', [off, ['silent'], decided()], 'checking'],
    ['a pause from an earlier visit', [decided(true)], 'paused'],
    ['a first download', [decided(), started], 'downloading'],
    ['its progress', [decided(), started, progressed(3)], 'downloading'],
    [
      'all files stored, but no active worker',
      [decided(), started, progressed(9), found(false)],
      'downloading',
    ],
    ['a complete copy', [decided(), started, progressed(9), found(true)], 'ready'],
    ['a download that failed', [decided(), started, failed()], 'failed'],
    ['an answer after a failed download', [decided(), started, failed(), found(false)], 'failed'],
    ['another attempt', [decided(), started, failed(), started], 'downloading'],
    ['a pause', [decided(), started, progressed(3), paused], 'paused'],
    [
      'a pause that the worker confirms',
      [decided(), started, paused, progressed(3, 'v1', { reason: 'paused' })],
      'paused',
    ],
    ['a failed registration', [decided(), started, ['stopped', missing]], 'failed'],
    ['lost files of a copy', [decided(), found(false)], 'downloading'],
    ['files lost while the page is open', [...ready, progressed(8)], 'downloading'],
    ['lost files restored', [...ready, progressed(8), progressed(9), found(true)], 'ready'],
    ['lost files that never come', [...ready, failed()], 'failed'],
    ['a repeated end of the download', [...ready, progressed(9)], 'ready'],
    ['an update', [...ready, progressed(3, 'v2')], 'updating'],
    ['an update that failed', [...ready, progressed(3, 'v2'), failed('v2')], 'updateFailed'],
    ['an update that is paused', [...ready, progressed(3, 'v2'), paused], 'updatePaused'],
    ['a complete copy whose update was paused', [decided(true), found(true)], 'updatePaused'],
    ['an update that is ready', [...ready, progressed(3, 'v2'), updateReady, found(true)], 'updateReady'],
    [
      'messages about its download that come late',
      [...ready, updateReady, progressed(9, 'v2')],
      'updateReady',
    ],
    ['a file of the former copy that is restored', [...ready, updateReady, progressed(3)], 'updateReady'],
    [
      'an update that became ready while lost files came back',
      [...ready, progressed(7), updateReady, progressed(8), progressed(9), found(true)],
      'updateReady',
    ],
    ['a later update', [...ready, updateReady, progressed(3, 'v3')], 'updating'],
    ['an update taken by another tab', [...ready, updateReady, ['updateTaken']], 'updateTaken'],
    ['another attempt to update', [...ready, failed('v2'), started], 'ready'],
    ['a removed copy', [...ready, ['removed']], 'off'],
    ['progress of a removed copy', [...ready, ['removed'], progressed(3), found(true)], 'off'],
  ])('%s', (_name, steps, status) => {
    const state = play(...steps);
    expect(statusOf(state)).toBe(status);
    expect(Boolean(state.copy)).toBe(status === 'ready' || /^updat/.test(status));
    expect(actionsOf[status].length > 0).toBe(status !== 'unsupported' && status !== 'checking');
  });

  it('keeps the size of a copy that was removed', () => {
    expect(play(...ready, ['removed']).size).toEqual({ bytes: 9000, sent: 900 });
  });

  it('shows the notice of an update until it is paused or has failed, and the failure to a reader who waits', () => {
    const shows = (...steps: Step[]) => describeNewVersion(t, play(...ready, ...steps), 'fr');
    expect(shows()).toBeNull();
    expect(shows(progressed(3, 'v2'))).toMatch(/à télécharger/);
    expect(shows(progressed(3, 'v2'), paused)).toBeNull();
    expect(shows(progressed(3, 'v2'), failed('v2'))).toBeNull();
    expect(shows(progressed(3, 'v2'), ['updateWanted'], failed('v2'))).toBe(messages.offline.updateFailed);
    expect(shows(progressed(3, 'v2'), ['updateWanted'], failed('v2'), progressed(4, 'v2'))).not.toMatch(
      /rafraîchie/,
    );
  });
});
