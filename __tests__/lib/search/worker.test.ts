import { isToWorker } from '@/lib/search/worker-messages';
import '@/lib/search/worker';

it.each([null, undefined, 0, '', 'load', [], {}, { type: null }, { type: 'constructor' }])(
  'takes %j for no request',
  (data) => {
    const uncaught = jest.fn((event: Event) => event.preventDefault());
    const posted = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
    window.addEventListener('error', uncaught);
    window.dispatchEvent(new MessageEvent('message', { data }));
    window.removeEventListener('error', uncaught);
    expect(isToWorker(data)).toBe(false);
    expect(uncaught).not.toHaveBeenCalled();
    expect(posted).not.toHaveBeenCalled();
    posted.mockRestore();
  },
);
