import { readFileSync } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';
import { afterChanges } from '@/lib/authoring/after-changes';
import { faultsFile } from '@/lib/authoring/shown-faults';
import { projectRoot } from '@/lib/content/files';

export const dynamic = 'force-dynamic';

/** Development only: notifies open pages that content has changed (`refresh`) and of what the check has found (`faults`). */
export function GET(request: Request): Response {
  const inRoot = (name: string): string => path.join(projectRoot, name);
  const stream = new ReadableStream<string>({
    start(controller) {
      const send = (event: string, data = ''): void =>
        controller.enqueue(`event: ${event}\ndata: ${data}\n\n`);
      const sendFaults = (): void => {
        try {
          send('faults', readFileSync(inRoot(faultsFile), 'utf8'));
        } catch {
          // The first check is not done.
        }
      };
      const folders = ['content', 'messages'].map(inRoot);
      const content = afterChanges(folders, 60, () => send('refresh'));
      // A save may have come between the rendering of the page and the start of the watch.
      content.on('ready', () => send('refresh'));
      const faults = watch(inRoot(faultsFile)).on('all', sendFaults);
      request.signal.addEventListener('abort', () => {
        void content.close();
        void faults.close();
        controller.close();
      });
    },
  }).pipeThrough(new TextEncoderStream());
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
