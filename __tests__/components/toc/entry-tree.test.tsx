import { act, fireEvent, render, screen } from '@testing-library/react';
import { EntryTree } from '@/components/toc/EntryTree';
import messages from '@/messages/fr.json';
import { Intl } from '../../support/intl';

const entries = ['appWindow', 'getAll', 'getCurrent'].map((name) => ({
  name,
  anchor: name.toLowerCase(),
  children: [],
}));

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ addEventListener: () => undefined }) as unknown as MediaQueryList;
  render(<EntryTree entries={entries} />, { wrapper: Intl });
});
afterEach(() => jest.useRealTimers());

/** Each step is shorter than the pause after which a result is announced. */
function type(...texts: string[]): void {
  for (const text of texts) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    act(() => jest.advanceTimersByTime(300));
  }
}
const status = () => screen.getByRole('status').textContent;

it('announces how many entries were found once the reader stops typing, not per letter', () => {
  type('g', 'ge', 'get');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['getAll', 'getCurrent']);
  expect(status()).toBe('');
  act(() => jest.advanceTimersByTime(1000));
  expect(status()).toMatch(/^Entrées trouvées\s: 2$/);
});

it('shows at once that nothing was found', () => {
  type('x');
  expect(screen.getByText(messages.api.filterNone)).toBeVisible();
  expect(status()).toBe('');
});
