import { keys, markOnce } from '@/lib/browser/storage';
import { readParams, workerAddress, type ToWorker, type WorkerState } from '@/lib/offline/protocol';
import { useOffline, send, statusOf } from './use-offline';
import { base, debug, log, scope } from './scope';
import { hasTypedText, reload } from './typed-text';

/** A phone may first have to start the worker. */
const ANSWER_TIMEOUT_MS = 8000;
/** Longest wait for a new worker to take over. */
const TAKE_OVER_TIMEOUT_MS = 8000;
/** A stopped worker gets this long to end. */
const WORKER_END_TIMEOUT_MS = 10_000;
const WORKER_END_POLL_MS = 100;

let isRefreshing = false;

/** Registers the worker with the mode in its address, bypassing the HTTP cache. */
export async function registerWorker(offlineMode: boolean): Promise<ServiceWorkerRegistration | undefined> {
  const address = workerAddress(base, { offlineMode, debug });
  try {
    const options: RegistrationOptions = { scope: base, updateViaCache: 'none' };
    const registration = await navigator.serviceWorker.register(address, options);
    log('registered', address);
    return registration;
  } catch (error) {
    console.error('registerSW failed', error);
    return undefined;
  }
}

/** The registration of exactly this scope, not of a wider one or another locale's. */
export async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(base);
  return found?.scope === scope ? found : undefined;
}

/** While a stopped worker is still installing, the browser would return it instead of starting a new one. */
export async function waitForWorkerEnd(): Promise<void> {
  const deadline = performance.now() + WORKER_END_TIMEOUT_MS;
  while ((await findRegistration())?.installing && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, WORKER_END_POLL_MS));
}

/** True for a worker with offline mode on. */
export function keepsCopy(worker: ServiceWorker | null | undefined): boolean {
  return worker ? readParams(worker.scriptURL).offlineMode === true : false;
}

/** Posts a message to a worker that keeps a copy. */
export function post(worker: ServiceWorker | null | undefined, type: ToWorker): void {
  if (keepsCopy(worker)) worker?.postMessage({ type });
}

/** Posts a message and returns the worker's reply, or undefined after the timeout. */
export function request<Answer>(
  worker: ServiceWorker | null | undefined,
  type: ToWorker,
  timeout = ANSWER_TIMEOUT_MS,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    if (!worker) return resolve(undefined);
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(undefined), timeout);
    port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.postMessage({ type }, [port2]);
  });
}

/** Asks the worker for the size of a copy and whether it is complete. */
export async function readState(): Promise<void> {
  const registration = await findRegistration();
  const worker = registration?.active ?? registration?.installing;
  // A worker without a copy is about to be replaced, and Chromium delays that while the worker answers messages.
  if (!worker || (useOffline.getState().decision?.mode === 'on' && !keepsCopy(worker))) return;
  const state = await request<WorkerState>(worker, 'STATE');
  if (!state) return send('silent');
  const { bytes, sent } = state;
  // Before its worker activates, nothing can serve a complete copy.
  send('found', { bytes, sent, copy: worker === registration?.active ? state.copy : null });
}

/** Offers an update of the copy; any other new worker takes over silently. */
export function followWorkers(registration: ServiceWorkerRegistration): void {
  const check = (): void => void checkWorkers(registration);
  // Properties, not listeners: a retry follows the same workers again.
  const follow = (worker: ServiceWorker | null): void => {
    if (worker) worker.onstatechange = check;
  };
  registration.onupdatefound = () => follow(registration.installing);
  [registration.installing, registration.waiting].forEach(follow);
  check();
}

async function checkWorkers({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const state = useOffline.getState();
  const isOff = state.decision?.mode === 'off';
  if (statusOf(state) === 'downloading' && active?.state === 'activated') void readState();
  if (!waiting || (isOff && keepsCopy(waiting))) return;
  if (keepsCopy(waiting) && keepsCopy(active)) return offerUpdate(waiting);
  // Not an update of a copy: the new worker takes over at once, unless its address is malformed.
  if (readParams(waiting.scriptURL).offlineMode !== undefined) takeOver(waiting);
}

async function offerUpdate(waiting: ServiceWorker): Promise<void> {
  const state = await request<WorkerState>(waiting, 'STATE');
  const { decision, copy } = useOffline.getState();
  // Another tab may have taken the update during the request. In a document loaded while the worker ended its installation, Chromium
  // leaves its state at `installing`.
  if (decision?.mode === 'off' || !/^install/.test(waiting.state)) return;
  // The same files with another flag: not an update for the reader.
  if (state && state.version === copy?.version) return takeOver(waiting);
  const update = state?.copy;
  send('updateReady', update ? { ...update, done: update.files, total: update.files } : null);
}

function takeOver(waiting: ServiceWorker): void {
  log('the waiting worker may take over');
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** Lets the waiting worker take over; every tab then shows the new version. */
export async function takeUpdate(): Promise<void> {
  const waiting = (await findRegistration())?.waiting;
  if (!waiting || isRefreshing) return;
  isRefreshing = true;
  takeOver(waiting);
  setTimeout(reload, TAKE_OVER_TIMEOUT_MS);
}

/** Reloads each tab once when the reader has taken an update in any of them. */
export function followController(): void {
  let { controller } = navigator.serviceWorker;
  /** The copy that this document was loaded from: the state may already name the next one. */
  let shown: string | undefined;
  useOffline.subscribe(({ copy }) => {
    shown ??= copy?.version;
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const former = controller;
    controller = navigator.serviceWorker.controller;
    log('another worker controls this page', controller?.scriptURL);
    post(controller, 'HELLO');
    void readState();
    if (isRefreshing) reload();
    else if (keepsCopy(former) && keepsCopy(controller)) void reloadForUpdate(controller, shown);
  });
}

/** Reloads automatically, but never while the page holds typed text, and once for each version and path of this tab. */
async function reloadForUpdate(controller: ServiceWorker | null, shown: string | undefined): Promise<void> {
  const version = await request<string>(controller, 'PING');
  if (version && version === shown) return;
  if (version && !hasTypedText() && markOnce(`${keys.updateReloads} ${version} ${location.pathname}`))
    return reload();
  send('updateTaken');
}
