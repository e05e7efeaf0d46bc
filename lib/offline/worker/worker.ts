import { readToWorker, type ToWorker } from '../messages';
import { readCopy } from '../store';
import type { WorkerState } from '../types';
import { sumFiles } from '../list';
import { list, log, params, scope, worker } from './context';
import { getProgress, install, stopDownload } from './download';
import { holdDownload } from './gate';
import { repair, restoreLost } from './repair';
import { answer, createSerwist } from './serving';
import { activate, tidy } from './tidy';

const on = params.offlineMode === true;
const serwist = createSerwist();

log(`version ${list.version}`, params);
worker.addEventListener('install', (event) => {
  if (on) event.waitUntil(install(serwist, event));
});
let activated = Promise.resolve();
worker.addEventListener('activate', (event) => {
  activated = activate();
  event.waitUntil(activated);
});
// Turned off, there is no listener at all: the browser then asks the network without starting the worker.
if (on) worker.addEventListener('fetch', (event) => answer(serwist, event));

worker.addEventListener('message', (event) => {
  const message = readToWorker(event.data);
  log(message ? message.type : 'a message that is not understood is ignored');
  if (message) event.waitUntil(handle(message, event).then((reply) => event.ports[0]?.postMessage(reply)));
});

/** Does what a page asks for; what it returns is sent back if the page has given a port. `SKIP_WAITING` is Serwist's. */
async function handle(message: ToWorker, event: ExtendableMessageEvent): Promise<unknown> {
  switch (message.type) {
    case 'PING':
      return list.version;
    case 'STATE':
      return readState();
    case 'HELLO':
      await activated; // pages say hello as soon as they are claimed
      if (on) await tidy(serwist, event);
      if (on && !worker.registration.installing) await restoreLost();
      return undefined;
    case 'PAUSE':
      return stopDownload('paused');
    case 'HOLD':
      return holdDownload(message.hold);
    case 'REPAIR':
      return on ? repair() : { checked: 0, repaired: 0, failed: 0 };
    case 'SKIP_WAITING':
      return undefined;
  }
}

async function readState(): Promise<WorkerState> {
  const copy = await readCopy(scope, list.version);
  const { version, build, files } = list;
  return {
    version,
    build,
    offlineMode: params.offlineMode,
    files: files.length,
    ...sumFiles(files),
    copy,
    progress: getProgress(),
  };
}
