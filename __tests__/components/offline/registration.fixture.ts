import { base, scope } from '@/components/offline/scope';
import { workerAddress, type Copy, type WorkerState } from '@/lib/offline/protocol';
import { SyncMessageChannel } from '../../support/message-channel';

export const copyOf = (version: string): Copy => ({ version, date: '', files: 1, bytes: 1, sent: 1 });

type Message = { type: string };

/** A worker with a complete copy. It answers PING, and STATE unless it is slow, and notes the types of all messages. */
export function workerOf(version: string, state: string) {
  const received: string[] = [];
  return {
    state,
    onstatechange: (): void => undefined,
    scriptURL: workerAddress(base, { offlineMode: true, debug: false }),
    isSlow: false,
    received,
    postMessage({ type }: Message, [port]: SyncMessageChannel['port2'][] = []): void {
      received.push(type);
      if (type === 'PING') port?.postMessage(version);
      if (type === 'STATE' && !this.isSlow)
        port?.postMessage({ version, bytes: 1, sent: 1, copy: copyOf(version) } satisfies WorkerState);
    },
  };
}

type Worker = ReturnType<typeof workerOf>;

/** Gives the browser a registration with an active worker; `install` brings it an update. */
export function register(active: Worker) {
  const registration = {
    scope,
    active,
    installing: null as Worker | null,
    waiting: null as Worker | null,
    onupdatefound: (): void => undefined,
    install(worker: Worker): void {
      registration.installing = worker;
      registration.onupdatefound();
      Object.assign(registration, { installing: null, waiting: worker });
      worker.onstatechange();
    },
    update: jest.fn(async () => undefined),
  };
  const workers = {
    getRegistration: async () => registration,
    register: async () => registration,
    addEventListener: () => undefined,
    startMessages: () => undefined,
  };
  Object.assign(globalThis, { MessageChannel: SyncMessageChannel });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  return registration;
}
