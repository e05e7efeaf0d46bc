import { render } from '@testing-library/react';
import { RefreshOnChange } from '@/components/dev/RefreshOnChange';
import type { ShownFault } from '@/lib/authoring/shown-faults';
import { Intl } from '../../support/intl';

jest.mock('next/navigation', () => ({
  usePathname: () => '/fr/v1/guides',
  useRouter: () => ({ refresh: () => undefined }),
}));

/** Sends what the development server would send. */
let send: (type: string, data: string) => void;

class FakeEventSource extends EventTarget {
  constructor() {
    super();
    send = (type, data) => this.dispatchEvent(new MessageEvent(type, { data }));
  }
  close = (): void => undefined;
}

/** The overlay of Next.js, as far as the component looks at it. */
function showOverlay(hasError: boolean): void {
  document.querySelector('nextjs-portal')?.remove();
  const portal = document.body.appendChild(document.createElement('nextjs-portal'));
  portal.attachShadow({ mode: 'open' }).innerHTML = `<div data-error="${hasError}"></div>`;
}

it('reports the faults of the shown page again once a Fast Refresh has emptied the overlay', () => {
  jest.useFakeTimers();
  Object.assign(window, { EventSource: FakeEventSource });
  const report = jest.spyOn(console, 'error').mockImplementation();
  const { unmount } = render(<RefreshOnChange />, { wrapper: Intl });
  showOverlay(false);
  const faults: ShownFault[] = [
    { routes: ['/blog', '/v1/guides'], text: 'index.mdx:3 too long' },
    { routes: ['/blog'], text: 'of another page' },
  ];
  send('faults', JSON.stringify(faults));
  jest.advanceTimersByTime(500);
  expect(report.mock.calls).toEqual([['index.mdx:3 too long']]);
  showOverlay(true);
  jest.advanceTimersByTime(5000);
  expect(report).toHaveBeenCalledTimes(1);
  showOverlay(false);
  jest.advanceTimersByTime(500);
  expect(report).toHaveBeenCalledTimes(2);
  unmount();
  jest.advanceTimersByTime(5000);
  expect(report).toHaveBeenCalledTimes(2);
});
