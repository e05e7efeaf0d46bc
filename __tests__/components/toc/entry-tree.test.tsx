import { act, fireEvent, render, screen } from '@testing-library/react';
import type { EntryNode } from '@/lib/api-reference/entry-tree';
import { EntryTree } from '@/components/toc/EntryTree';
import messages from '@/messages/fr.json';
import { Intl } from '../../support/intl';

const leaf = (name: string): EntryNode => ({ name, anchor: name.toLowerCase(), children: [] });
const entries = [
  leaf('appWindow'),
  leaf('getAll'),
  leaf('getCurrent'),
  { ...leaf('LogicalSize'), children: [leaf('height'), leaf('width')] },
];

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
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('announces how many entries were found once the reader stops typing, not per letter', () => {
  type('g', 'ge', 'get');
  expect(links()).toEqual(['getAll', 'getCurrent']);
  expect(status()).toBe('');
  act(() => jest.advanceTimersByTime(1000));
  expect(status()).toMatch(/^Entrées trouvées\s: 2\. La touche Entrée ouvre getAll\.$/);
});

it('shows at once that nothing was found', () => {
  type('x');
  expect(screen.getByText(messages.api.filterNone)).toBeVisible();
  expect(status()).toBe('');
});

it('marks the row that Enter opens, and only that one', () => {
  type('width');
  expect(links()).toEqual(['LogicalSize', 'width']);
  expect([...document.querySelectorAll('[data-best]')].map(({ textContent }) => textContent)).toEqual([
    'width',
  ]);
  type('');
  expect(document.querySelector('[data-best]')).toBeNull();
});

it('opens and closes levels of what the filter has found until the next query, and leaves those of the whole tree alone', () => {
  const level = () => screen.getByRole('button', { name: /LogicalSize/ });
  const expectOpen = (isOpen: boolean) => expect(level()).toHaveAttribute('aria-expanded', String(isOpen));
  expectOpen(false);
  type('width');
  expectOpen(true);
  fireEvent.click(level());
  expectOpen(false);
  type('widt');
  expectOpen(true);
  type('size'); // contains no other match
  expectOpen(false);
  fireEvent.click(level());
  expectOpen(true);
  type('');
  expectOpen(false);
  fireEvent.click(level());
  type('width');
  fireEvent.click(level());
  type('');
  expectOpen(true);
});
