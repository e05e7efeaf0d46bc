import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchDialog } from '@/components/search/use-search-dialog';
import type { Ask } from '@/lib/search/ask';
import { labels, openDialog, rawHit, resetDialog, teachDialogs } from './dialog.fixture';

const three: Ask = async () => [rawHit('one'), rawHit('two', 'Blog'), rawHit('three')];

let log: jest.SpyInstance;
beforeAll(teachDialogs);
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  resetDialog();
  log.mockRestore();
});

const field = () => screen.getByRole('combobox');
const type = (query: string) => fireEvent.change(field(), { target: { value: query } });
const rows = () => screen.findAllByRole('option');
const selected = () => screen.getByRole('option', { selected: true }).textContent;

describe('SearchDialog', () => {
  it('shows ways in before anything is typed, and marks the page as searched', () => {
    openDialog(three);
    expect(document.activeElement).toBe(field());
    expect(document.body).toHaveClass('search-active');
    expect(screen.getByRole('link', { name: labels.cli })).toHaveAttribute('href', '/fr/v1/api/cli');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('prepares and asks what stands there when the keys rest, and nothing in between', async () => {
    jest.useFakeTimers();
    const embedded = jest.fn(three);
    const prepared: string[] = [];
    openDialog(embedded, null, ({ query }) => prepared.push(query));
    for (const query of ['u', 'up', 'upd']) {
      type(query);
      jest.advanceTimersByTime(30);
    }
    expect(prepared).toEqual([]);
    jest.advanceTimersByTime(10);
    expect(prepared).toEqual(['upd']);
    await act(() => jest.advanceTimersByTimeAsync(59));
    expect(embedded).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(embedded).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('groups results by category and numbers them from 0', async () => {
    openDialog(three);
    type('x');
    expect((await rows()).map((row) => row.id)).toEqual(['search-item-0', 'search-item-1', 'search-item-2']);
    expect(
      screen
        .getAllByRole('group')
        .slice(1)
        .map((group) => group.getAttribute('aria-labelledby')),
    ).toEqual(['search-group-0', 'search-group-1']);
    expect((await rows()).map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/fr/one',
      '/fr/three',
      '/fr/two',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 results');
  });

  it('moves round with the arrows, Home and End, and names the row to screen readers', async () => {
    openDialog(three);
    type('x');
    await rows();
    for (const [key, id] of [
      ['ArrowUp', 2],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', 2],
      ['Home', 0],
    ] as const) {
      fireEvent.keyDown(field(), { key });
      expect(field()).toHaveAttribute('aria-activedescendant', `search-item-${id}`);
      expect(screen.getByRole('option', { selected: true }).id).toBe(`search-item-${id}`);
    }
  });

  it('starts again at the first row and the top of the list for another query, also where the chosen one is still there', async () => {
    openDialog(three);
    type('x');
    await rows();
    fireEvent.keyDown(field(), { key: 'End' });
    screen.getByRole('listbox').scrollTop = 50;
    type('y');
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', 'search-item-0'));
    expect(screen.getByRole('listbox').scrollTop).toBe(0);
  });

  it('waits with Enter for the answer to what was typed, also when an older answer comes first', async () => {
    const answers: (() => void)[] = [];
    const ask: Ask = ({ query }) =>
      new Promise((resolve) => answers.push(() => resolve([rawHit(`about-${query}`)])));
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    openDialog(ask);
    type('old');
    await waitFor(() => expect(answers).toHaveLength(1));
    type('new');
    await act(async () => answers[0]?.());
    expect(screen.getByRole('status')).toHaveTextContent(labels.loading);
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(open).not.toHaveBeenCalled();
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.());
    expect(open.mock.calls).toEqual([['/fr/about-new', '_blank', 'noopener']]);
    open.mockRestore();
  });

  it('selects with the mouse when it moves', async () => {
    openDialog(three);
    type('x');
    const [, second] = await rows();
    if (second) fireEvent.mouseMove(second);
    expect(selected()).toContain('three');
  });

  it('opens a new tab with Ctrl, ⌘ or Shift and stays open', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    openDialog(three);
    type('x');
    await rows();
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      fireEvent.keyDown(field(), { key: 'Enter', ...modifier });
    expect(open.mock.calls).toEqual(Array.from({ length: 3 }, () => ['/fr/one', '_blank', 'noopener']));
    expect(useSearchDialog.getState().isOpen).toBe(true);
    open.mockRestore();
  });

  it('follows the result in place with Enter, closes and remembers the query', async () => {
    const followed: string[] = [];
    const onClick = (event: Event): void => {
      event.preventDefault();
      followed.push((event.target as HTMLAnchorElement).getAttribute('href') ?? '');
    };
    document.addEventListener('click', onClick);
    openDialog(three);
    type('x');
    await rows();
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(followed).toEqual(['/fr/one']));
    document.removeEventListener('click', onClick);
    expect(useSearchDialog.getState().isOpen).toBe(false);
    expect(localStorage.getItem('tauri-docs.searches')).toBe('[{"query":"x","pinned":false}]');
  });

  it('ignores the keys of an input method, and Enter when there is nothing', async () => {
    openDialog(async () => []);
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('x');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(useSearchDialog.getState().isOpen).toBe(true);
  });

  it('says for what nothing was found, and searches a suggested category when it is chosen', async () => {
    const ask = jest.fn<ReturnType<Ask>, Parameters<Ask>>(async ({ area }) =>
      area ? [rawHit('category')] : [],
    );
    openDialog(ask);
    type('<b>nothing</b>');
    expect(await screen.findByText('<b>nothing</b>', { selector: 'bdi' })).toBeVisible();
    expect(screen.getByText(/No results for/, { selector: 'p:not([role])' })).toHaveTextContent(
      'No results for "<b>nothing</b>"',
    );
    fireEvent.click(screen.getByRole('button', { name: labels.config }));
    await rows();
    expect(ask).toHaveBeenLastCalledWith({ query: 'Configuration', area: 'config', lang: 'fr' });
  });

  it('shows the error with the embedded results inside it, and retries', async () => {
    const hosted = jest.fn<ReturnType<Ask>, Parameters<Ask>>(() => Promise.reject(new Error('503')));
    openDialog(async () => [rawHit('embedded')], hosted);
    type('x');
    expect(await screen.findByRole('alert')).toHaveTextContent('An error has occured. Please try again...');
    expect(screen.getByRole('listbox', { name: labels.fallback })).toBeVisible();
    expect(selected()).toContain('embedded');
    expect(log).toHaveBeenCalledWith('Search failed:', expect.any(Error));
    expect(screen.getByText('MiniSearch, embedded index')).toBeVisible();
    hosted.mockResolvedValue([rawHit('hosted')]);
    fireEvent.click(screen.getByRole('button', { name: labels.retry }));
    await waitFor(() => expect(selected()).toContain('hosted'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('search.example')).toBeVisible();
  });

  it('turns a result without category into the error view', async () => {
    openDialog(async () => [{ objectID: 'x', url: '/fr/x', hierarchy: {} }]);
    type('x');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('goes back to the empty view at once, and a late answer does not bring results back', async () => {
    let answer: (hits: ReturnType<typeof rawHit>[]) => void = () => undefined;
    const ask = jest.fn(() => new Promise<ReturnType<typeof rawHit>[]>((resolve) => (answer = resolve)));
    openDialog(ask);
    type('x');
    await waitFor(() => expect(ask).toHaveBeenCalled());
    type('');
    await act(async () => answer([rawHit('late')]));
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText(labels.hint)).toBeVisible();
  });

  it('asks again without losing the chosen row, nor the place in the list, when a fuller answer can be had', async () => {
    let hits = [rawHit('one'), rawHit('two')];
    const { tellMore } = openDialog(async () => hits);
    type('x');
    await rows();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    screen.getByRole('listbox').scrollTop = 50;
    hits = [rawHit('new'), rawHit('one'), rawHit('two')];
    tellMore();
    await screen.findByText('new', { selector: 'bdi' });
    expect(selected()).toContain('two');
    expect(screen.getByRole('listbox').scrollTop).toBe(50);
  });

  it('closes on Cancel, on a press outside, on Escape and on Ctrl+K, and gives the focus back', () => {
    const { opener } = openDialog(three);
    const dialog = screen.getByRole('dialog');
    const ways = [
      () => fireEvent.click(screen.getByRole('button', { name: labels.cancel })),
      () => fireEvent.mouseDown(dialog),
      () => fireEvent(dialog, new Event('cancel', { cancelable: true })),
      () => fireEvent.keyDown(field(), { key: 'k', ctrlKey: true }),
    ];
    for (const [way, close] of ways.entries()) {
      act(() => useSearchDialog.getState().open(''));
      close();
      expect(useSearchDialog.getState().isOpen).toBe(false);
      expect(document.body).not.toHaveClass('search-active');
      expect([way, document.activeElement?.localName]).toEqual([way, 'button']);
      expect(document.activeElement).toBe(opener);
    }
  });
});
