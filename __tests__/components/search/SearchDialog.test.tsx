import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchDialog } from '@/components/search/dialog-state';
import type { Hit } from '@/lib/search/types';
import { labels, makeHit, openDialog, resetDialog, teachDialogs, type Ask } from './dialog.fixture';

const three: Ask = async () => [makeHit('one'), makeHit('two', 'Blog'), makeHit('three')];

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
const type = (query: string) => fireEvent.input(field(), { target: { value: query } });
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

  it('searches 100 ms after the last key, and not in between', async () => {
    jest.useFakeTimers();
    const embedded = jest.fn(three);
    openDialog(embedded);
    for (const query of ['u', 'up', 'upd']) {
      type(query);
      await act(() => jest.advanceTimersByTimeAsync(99));
    }
    expect(embedded).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(embedded).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('waits with Enter for the answer to what was typed, also when an older answer comes first', async () => {
    const answers: (() => void)[] = [];
    const ask: Ask = ({ query }) =>
      new Promise((resolve) => answers.push(() => resolve([makeHit(`about-${query}`)])));
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

  it('says for what and where nothing was found, and asks the same in another area or everywhere', async () => {
    const ask = jest.fn<ReturnType<Ask>, Parameters<Ask>>(async ({ area }) =>
      area === 'config' ? [makeHit('category')] : [],
    );
    openDialog(ask);
    type('<b>nothing</b>');
    const words = await screen.findByText('<b>nothing</b>', { selector: 'bdi' });
    expect(words.parentElement).toHaveTextContent('No results for "<b>nothing</b>"');
    expect(screen.queryByRole('button', { name: labels.everywhere })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: labels.blog }));
    expect(await screen.findByText(' in Blog', { exact: false, selector: 'p span' })).toBeVisible();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    fireEvent.click(screen.getByRole('button', { name: labels.everywhere }));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
    fireEvent.click(await screen.findByRole('button', { name: labels.config }));
    await rows();
    expect(ask.mock.calls.map(([{ query, area }]) => [query, area])).toEqual(
      [null, 'blog', null, 'config'].map((area) => ['<b>nothing</b>', area]),
    );
  });

  it('offers known words for a query without results', async () => {
    openDialog(async ({ query }) =>
      query === 'window' ? [makeHit('window')] : { hits: [], suggestion: 'window' },
    );
    type('windwwoo');
    fireEvent.click(await screen.findByRole('button', { name: 'window' }));
    expect(await rows()).toHaveLength(1);
    expect(field()).toHaveValue('window');
  });

  it('shows the name first, its type, the path below, and the kind', async () => {
    const hit = makeHit('window', 'JS API');
    const segments = (text: string) => [{ text, mark: false }];
    openDialog(async () => [
      {
        ...hit,
        trail: [segments('WebviewWindow'), segments('setTitle')],
        signature: '(title: string): void',
      },
    ]);
    type('x');
    const [row] = await rows();
    expect(row?.textContent).toMatch(/^Function setTitle \(title: string\): voidwindow › WebviewWindowAbout/);
  });

  it('goes back to the empty view at once, and a late answer does not bring results back', async () => {
    let answer: (hits: Hit[]) => void = () => undefined;
    const ask = jest.fn(() => new Promise<Hit[]>((resolve) => (answer = resolve)));
    openDialog(ask);
    type('x');
    await waitFor(() => expect(ask).toHaveBeenCalled());
    type('');
    await act(async () => answer([makeHit('late')]));
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText(labels.hint)).toBeVisible();
  });

  it('asks again without losing the chosen row, nor the place in the list, when a fuller answer can be had', async () => {
    let hits = [makeHit('one'), makeHit('two')];
    const { refresh } = openDialog(async () => hits);
    type('x');
    await rows();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    await new Promise(requestAnimationFrame); // the answer to a new question is shown from its top
    screen.getByRole('listbox').scrollTop = 50;
    hits = [makeHit('new'), makeHit('one'), makeHit('two')];
    refresh();
    await screen.findByText('new', { selector: 'bdi span' });
    expect(selected()).toContain('two');
    expect(screen.getByRole('listbox').scrollTop).toBe(50);
  });

  describe('with a slow host', () => {
    const embedded: Ask = async () => [makeHit('one'), makeHit('two')];
    let answer: (hits: Hit[]) => void;
    const hosted: Ask = () => new Promise((resolve) => (answer = resolve));

    async function openAndWait(): Promise<void> {
      jest.useFakeTimers();
      openDialog(embedded, hosted);
      type('x');
      await act(() => jest.advanceTimersByTimeAsync(600));
    }
    afterEach(() => jest.useRealTimers());

    it('shows embedded results without an error, then those of the host, and keeps the selected hit', async () => {
      await openAndWait();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByText(labels.embedded)).toBeVisible();
      expect(selected()).toContain('one');
      await act(async () => answer([makeHit('new'), makeHit('one')]));
      expect(screen.getByText('Hosted')).toBeVisible();
      expect(selected()).toContain('one');
      expect(screen.getByRole('option', { selected: true }).id).toBe('search-item-1');
    });

    it('keeps embedded results if those of the host lack the selected hit', async () => {
      await openAndWait();
      fireEvent.keyDown(field(), { key: 'ArrowDown' });
      await act(async () => answer([makeHit('one'), makeHit('three')]));
      expect(selected()).toContain('two');
      expect(screen.getByText(labels.embedded)).toBeVisible();
    });
  });

  it('is mounted again, with its query, when the DOM under it was removed', async () => {
    openDialog(three);
    type('x');
    await rows();
    screen.getByRole('listbox').replaceChildren();
    screen.getByRole('listbox').remove();
    type('');
    type('y');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(field()).toHaveValue('y');
  });
});
