import { asRecord } from '../../text/mapping';
import { sumSent } from '../list';
import type { ToWorker, WorkerState } from '../protocol';
import { deleteCopy, readRecord, writeRecord } from '../store';
import { findWindows, list, log, params, scope, worker } from './context';
import { install, pauseDownload, repair, restoreLost } from './download';
import { dropFiles, listFormer, listMissing, readCopy } from './files';
import { answer } from './serving';

/** A page that does not name its build in time counts as one of the previous build. */
const ANSWER_TIMEOUT_MS = 1000;

const on = params.offlineMode === true;
let activated = Promise.resolve();

/** Handler of each message. Its result is the reply, if the message has a port. */
const handlers: Record<ToWorker, () => unknown> = {
  PING: () => list.version,
  STATE: readState,
  PAUSE: pauseDownload,
  REPAIR: () => (on ? repair() : { checked: 0, repaired: 0, failed: 0 }),
  CHECK: async () => {
    if (await mayRestore()) await repair();
  },
  HELLO: async () => {
    await activated; // pages send it as soon as they are claimed, before activation ends
    if (on) await deleteFormerFiles();
    if (await mayRestore()) await restoreLost();
  },
  SKIP_WAITING: () => undefined,
};

log(`version ${list.version}`, params);
worker.addEventListener('install', (event) => {
  if (on) event.waitUntil(install());
});
worker.addEventListener('activate', (event) => event.waitUntil((activated = activate())));
// Without a listener the browser goes to the network without starting the worker.
if (on) worker.addEventListener('fetch', answer);
worker.addEventListener('message', (event) => {
  const { type } = asRecord(event.data); // any script of the origin can post anything
  log('message', type);
  if (typeof type !== 'string' || !Object.hasOwn(handlers, type)) return;
  const handle = async (): Promise<void> => {
    const reply = await handlers[type as ToWorker]();
    event.ports[0]?.postMessage(reply);
  };
  event.waitUntil(handle());
});

/** With offline mode off, deletes the copy. A malformed address deletes nothing. */
async function activate(): Promise<void> {
  // `HELLO` deletes files of former builds: asking the pages for their build here would delay their requests.
  if (on) return writeRecord(scope, 'former', true);
  if (params.offlineMode === false && (await deleteCopy(scope)))
    log('offline mode is off: the copy is deleted');
}

async function readState(): Promise<WorkerState> {
  const { version, bytes, files } = list;
  const isComplete = on && (await listMissing()).length === 0;
  return { version, bytes, sent: sumSent(files), copy: isComplete ? await readCopy() : null };
}

/** Do not restore during an update or while the reader has paused the download. */
async function mayRestore(): Promise<boolean> {
  return on && !worker.registration.installing && (await readRecord(scope, 'paused')) !== true;
}

/**
 * Deletes the files of previous builds once after taking over, when no tab uses them any more; later, foreign files belong to an
 * update.
 */
async function deleteFormerFiles(): Promise<void> {
  const { installing, waiting } = worker.registration;
  if (installing || waiting || !(await readRecord(scope, 'former'))) return;
  const builds = await Promise.all((await findWindows()).map(askBuild));
  if (builds.some((build) => build !== list.build)) return log('a tab still uses the previous build', builds);
  await dropFiles(await listFormer());
  log('the files of previous builds are deleted');
}

function askBuild(window: WindowClient): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    setTimeout(() => resolve(''), ANSWER_TIMEOUT_MS);
    port1.onmessage = ({ data }) => resolve(String(data));
    window.postMessage(null, [port2]); // pages reply with their build to any message that has a port
  });
}
