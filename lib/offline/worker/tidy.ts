import type { Serwist } from 'serwist';
import { deleteCopy, forgetOtherCopies, isFact, writeFact } from '../store';
import { findWindows, list, log, params, scope, worker } from './context';

/** How long a page may take to name its build before it counts as one of the build before. */
const answerTime = 1000;

/** Takes over: turned off, the copy goes; turned on, the build before stays until no tab uses it. */
export async function activate(): Promise<void> {
  if (params.offlineMode === false) {
    await deleteCopy(scope);
    return log('offline mode is off: the copy is removed');
  }
  // Former files go when pages say that they are there: asking them here would hold up their requests.
  if (params.offlineMode) await writeFact(scope, 'untidy', list.version);
}

/** Deletes the files of former builds, once after taking over: later ones belong to an update that is under way. */
export async function tidy(serwist: Serwist, event: ExtendableEvent): Promise<void> {
  if (!(await isFact(scope, 'untidy', list.version))) return;
  if (worker.registration.installing || worker.registration.waiting) return;
  const builds = await Promise.all((await findWindows()).map(askBuild));
  if (!builds.every((build) => build === list.build)) return log('a tab still uses the build before', builds);
  await serwist.handleActivate(event);
  await forgetOtherCopies(scope, list.version);
  await writeFact(scope, 'untidy', null);
  log('files of former builds are deleted');
}

function askBuild(window: WindowClient): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(''), answerTime);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(String(data));
    };
    window.postMessage({ type: 'WHICH_BUILD' }, [port2]);
  });
}
