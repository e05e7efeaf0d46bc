import { act, fireEvent, render, screen } from '@testing-library/react';
import { Prose } from '@/components/doc/Prose';
import { LiveRegion } from '@/components/ui/LiveRegion';
import messages from '@/messages/fr.json';
import { Intl } from '../../support/intl';

const write = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  write.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
  render(
    <>
      <LiveRegion />
      <Prose>
        <h2>
          <a className="heading-link" href="#one">
            One
          </a>
        </h2>
        <code>tauri.windows</code>
        <button type="button" className="copy-code">
          first
        </button>
        <code>tauri.bundle</code>
        <button type="button" className="copy-code">
          second
        </button>
      </Prose>
    </>,
    { wrapper: Intl },
  );
});
afterEach(() => jest.useRealTimers());

const press = (text: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByText(text));
  });
const marked = (): (string | null)[] =>
  [...document.querySelectorAll('[data-copied]')].map(({ textContent }) => textContent);

it('copies the code before a button, and marks the last button pressed for a moment', async () => {
  await press('first');
  await press('second');
  expect(write.mock.calls).toEqual([['tauri.windows'], ['tauri.bundle']]);
  expect(marked()).toEqual(['second']);
  act(() => jest.runAllTimers());
  expect(marked()).toEqual([]);
});

it('marks a second copy as long as the first', async () => {
  await press('first');
  act(() => jest.advanceTimersByTime(1000));
  await press('first');
  act(() => jest.advanceTimersByTime(1000));
  expect(marked()).toEqual(['first']);
});

it('copies the address of a heading, which shows that', async () => {
  await press('One');
  expect(write.mock.calls).toEqual([['http://localhost/#one']]);
  expect(screen.getByText('One').dataset.copied).toBe('Lien copié');
});

it('shows after a heading that its address could not be copied', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  write.mockRejectedValue(new Error('denied'));
  await press('One');
  expect(screen.getByText('One').dataset.copied).toBe(messages.code.failed);
  act(() => jest.runAllTimers());
  expect(marked()).toEqual([]);
  warn.mockRestore();
});

it('selects the code that could not be copied, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  write.mockRejectedValue(new Error('denied'));
  await press('second');
  expect(getSelection()?.toString()).toBe('tauri.bundle');
  expect(screen.getByRole('status')).toHaveTextContent(messages.code.failed);
  expect(marked()).toEqual([]);
  warn.mockRestore();
});

it('leaves a heading that is opened in another tab or window to the browser, and copies nothing', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    fireEvent.click(screen.getByText('One'), { [key]: true });
  expect(write).not.toHaveBeenCalled();
});
