import { base } from '@/components/offline/scope';
import { send, useOffline } from '@/components/offline/use-offline';
import { followWorkers } from '@/components/offline/workers';
import { workerAddress, type Copy } from '@/lib/offline/protocol';
import { SyncMessageChannel } from '../../support/message-channel';

const copyOf = (version: string): Copy => ({ version, date: '', files: 1, bytes: 1, sent: 1 });
const scriptURL = workerAddress(base, { offlineMode: true, debug: false });

beforeEach(() => {
  Object.assign(globalThis, { MessageChannel: SyncMessageChannel });
  send('removed');
  send('decided', { mode: 'on', reason: 'reader' }, false);
  send('found', { bytes: 1, sent: 1, copy: copyOf('a') });
});

it.each([
  ['offers the update of a waiting worker', 'installed', 'ready'],
  // Chromium leaves that state in a document loaded while the worker ended its installation.
  ['offers it too while its state stays behind', 'installing', 'ready'],
  ['does not offer an update that another tab has taken during the request', 'activating', 'none'],
])('%s', async (_, state, update) => {
  const postMessage = jest.fn<void, [unknown, SyncMessageChannel['port2'][]]>();
  const waiting = { state: 'installed', scriptURL, postMessage };
  followWorkers({ installing: null, waiting, active: { state: 'activated', scriptURL } } as never);
  const [, [port] = []] = postMessage.mock.calls[0] ?? [];
  waiting.state = state;
  port?.postMessage({ version: 'b', bytes: 1, sent: 1, copy: copyOf('b') });
  await new Promise((resolve) => setTimeout(resolve));
  expect(postMessage).toHaveBeenCalledTimes(1);
  expect(useOffline.getState().update).toBe(update);
});
