import { turnOff } from '@/components/offline/copy-actions';
import { useOffline } from '@/components/offline/offline-state';

jest.mock('@/components/offline/worker-link', () => ({
  findRegistration: async () => undefined,
  registerWorker: async () => undefined,
  log: () => undefined,
}));
jest.mock('@/lib/offline/store', () => ({ deleteCopy: async () => undefined }));

const copy = { version: 'v', date: '', files: 234, bytes: 6_700_000, sent: 0 };

it.each([
  [copy, 6_700_000],
  [null, null],
])(
  'turning off tells the bytes of the copy, which the browser’s own figure follows much later',
  async (kept, bytes) => {
    useOffline.setState({ decision: { mode: 'on', reason: 'reader' }, phase: 'ready', copy: kept });
    expect(await turnOff()).toBe(bytes);
    expect(useOffline.getState()).toMatchObject({ phase: 'off', copy: null, decision: { mode: 'off' } });
  },
);
