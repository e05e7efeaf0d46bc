import { onStored, readStored, readStoredJson, writeStored } from '@/lib/browser/storage';
import { decide, isDecision, findTrigger, type Surroundings } from '@/lib/offline/decision';
import { readToPage } from '@/lib/offline/protocol';
import { isRecord } from '@/lib/offline/store';
import { readState, startDownload } from './copy-actions';
import { useOffline } from './offline-state';
import { followDocument, showNotices, showProgress } from './follow-download';
import { scope, scopedKeys } from './scope';
import { restoreTypedText } from './typed-text';
import { followController, followWorkers } from './updates';
import { ask, findRegistration, keepsCopy, log, registerWorker } from './worker-link';

let running = false;

/** Opens the panel, in a part of its own. The browser may take long to tell about its workers: what they say shows as it comes. */
export async function openPanel(): Promise<void> {
  void runOffline();
  const { mountOffline } = await import('./mount');
  await mountOffline('panel');
}

/** Brings offline reading to life: decides, registers, and follows what the workers do. Once for a document. */
export async function runOffline(): Promise<void> {
  if (running) return;
  running = true;
  restoreTypedText();
  if (
    !('serviceWorker' in navigator) ||
    document.documentElement.dataset.offline === 'off' ||
    window.top !== window
  ) {
    return useOffline.setState({ supported: false });
  }
  try {
    await run();
  } catch (error) {
    console.error('registerSW failed', error);
    useOffline.setState({ supported: false });
  }
}

async function run(): Promise<void> {
  listen();
  const former = await findRegistration();
  if (former?.active && !(await answers(former.active))) {
    console.warn('The offline worker does not answer and is removed; the next load brings a new one.');
    await former.unregister();
    return;
  }
  const stored = readStoredJson(scopedKeys.offline, isDecision);
  const trigger = await findTrigger(
    window as unknown as Surroundings,
    readStored(scopedKeys.appInstalled) === 'true',
  );
  const decision = decide(stored, trigger, keepsCopy(former?.active));
  log('decided', decision, { stored, trigger });
  useOffline.setState({ decision });
  if (decision.mode === 'on') writeStored(scopedKeys.offline, JSON.stringify(decision));
  await begin(decision.mode === 'on', keepsCopy(former?.active));
}

async function begin(on: boolean, hasCopy: boolean): Promise<void> {
  const paused = on && (await isRecord(scope, 'paused', true));
  if (paused) useOffline.setState({ phase: 'paused', failure: 'paused' });
  if (paused && !hasCopy) return;
  if (on && !hasCopy) return startDownload();
  const registration = await registerWorker(on);
  if (!registration) return;
  followWorkers(registration);
  if (on) sayHello(registration.active);
  await readState();
}

function listen(): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const message = readToPage(data);
    if (message?.type === 'WHICH_BUILD') ports[0]?.postMessage(build());
    if (message?.type === 'PROGRESS') showProgress(message.progress);
  });
  navigator.serviceWorker.startMessages();
  followController(() => {
    sayHello(navigator.serviceWorker.controller);
    void readState();
  });
  followDocument();
  useOffline.subscribe((state, former) => {
    if ((state.update && !former.update) || (state.justReady && !former.justReady)) showNotices();
  });
  onStored(scopedKeys.offline, (value) => {
    if (value?.includes('"off"'))
      useOffline.setState({
        decision: { mode: 'off', reason: 'reader' },
        phase: 'off',
        copy: null,
        update: null,
      });
  });
}

function sayHello(worker: ServiceWorker | null): void {
  if (keepsCopy(worker)) worker?.postMessage({ type: 'HELLO', build: build() });
}

function build(): string {
  return document.documentElement.dataset.build ?? '';
}

/** Two chances: the first question may fall into the start of the worker. */
async function answers(worker: ServiceWorker): Promise<boolean> {
  for (let time = 0; time < 2; time++) if ((await ask(worker, { type: 'PING' })) !== undefined) return true;
  return false;
}
