import { readToWorker, type ToWorker, type WorkerState } from '../protocol';
import { sumSent } from '../list';
import { deleteCopy, forgetOtherCopies, isRecord, writeRecord } from '../store';
import { findWindows, list, log, params, scope, worker } from './context';
import { findCopy, holdDownload, install, pauseDownload, repair, restoreLost } from './download';
import { answer, serwist } from './serving';

/** A page that takes longer to name its build counts as one of the previous build. */
const ANSWER_TIMEOUT_MS = 1000;

const on = params.offlineMode === true;
let activated = Promise.resolve();

log(`version ${list.version}`, params);
worker.addEventListener('install', (event) => {
  if (on) event.waitUntil(install(serwist, event));
});
worker.addEventListener('activate', (event) => event.waitUntil((activated = activate())));
// Without a listener the browser asks the network directly, without starting the worker.
if (on) worker.addEventListener('fetch', answer);
worker.addEventListener('message', (event) => {
  const message = readToWorker(event.data);
  log(message ? message.type : 'an unknown message is ignored');
  if (message) event.waitUntil(handle(message, event).then((reply) => event.ports[0]?.postMessage(reply)));
});

/** Handles a message from a page; the result is its reply. */
async function handle(message: ToWorker, event: ExtendableMessageEvent): Promise<unknown> {
  switch (message.type) {
    case 'PING':
      return list.version;
    case 'STATE':
      return readState();
    case 'HELLO':
      await activated; // pages send it as soon as they are claimed
      if (on) await deleteFormerFiles(event);
      if (await mayRestore()) await restoreLost(serwist, event);
      return undefined;
    case 'CHECK':
      if (await mayRestore()) await repair(serwist, event);
      return undefined;
    case 'PAUSE':
      return pauseDownload();
    case 'HOLD':
      return holdDownload(message.hold);
    case 'REPAIR':
      return on ? repair(serwist, event) : { checked: 0, repaired: 0, failed: 0 };
    case 'SKIP_WAITING':
      return undefined;
  }
}

/** Not during an update, nor against the reader's pause. */
async function mayRestore(): Promise<boolean> {
  return on && !worker.registration.installing && !(await isRecord(scope, 'paused', true));
}

async function readState(): Promise<WorkerState> {
  const { version, bytes, files } = list;
  return { version, bytes, sent: sumSent(files), copy: on ? await findCopy() : null };
}

/** With offline mode off, deletes the copy; otherwise notes that files of the previous build can go. */
async function activate(): Promise<void> {
  if (params.offlineMode === false) {
    await deleteCopy(scope);
    log('offline mode is off: the copy is deleted');
  }
  // Deleted when a page says hello: asking the pages here would delay their requests.
  if (on) await writeRecord(scope, 'untidy', list.version);
}

/** Deletes the files of previous builds, once after taking over and when no tab uses them any more. */
async function deleteFormerFiles(event: ExtendableEvent): Promise<void> {
  if (!(await isRecord(scope, 'untidy', list.version))) return;
  if (worker.registration.installing || worker.registration.waiting) return; // later files belong to an update
  const builds = await Promise.all((await findWindows()).map(askBuild));
  if (!builds.every((build) => build === list.build))
    return log('a tab still uses the previous build', builds);
  await serwist.handleActivate(event);
  await forgetOtherCopies(scope, list.version);
  await writeRecord(scope, 'untidy', null);
  log('the files of previous builds are deleted');
}

function askBuild(window: WindowClient): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(''), ANSWER_TIMEOUT_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(String(data));
    };
    window.postMessage({ type: 'WHICH_BUILD' }, [port2]);
  });
}
