import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { shownFaultsFile } from '@/lib/authoring/shown-fault';
import { watchFolder } from '@/lib/authoring/watch-folder';

export const dynamic = 'force-dynamic';

/** While authoring: tells a page that the content changed, and which faults the check has found. */
export function GET(request: Request): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string, data: string): void =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${data}\n\n`));
      const sendFaults = (): void => {
        // Missing until the first check is done, half written for a moment: the next change sends it.
        readFile(shownFaultsFile, 'utf8')
          .then(
            (text) => send('faults', JSON.stringify(JSON.parse(text))),
            () => undefined,
          )
          .catch(() => undefined);
      };
      let timer: NodeJS.Timeout | undefined;
      const stopWatching = watchFolder('content', () => {
        clearTimeout(timer);
        // One save is several events.
        timer = setTimeout(() => send('content', '1'), 80);
      });
      const checks = watch('.cache/check', (_, name) => {
        if (name === 'faults.json') sendFaults();
      });
      sendFaults();
      request.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        stopWatching();
        checks.close();
        controller.close();
      });
    },
  });
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}
