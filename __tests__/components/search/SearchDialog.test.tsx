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

  it('does an action of the site instead of following it', async () => {
    const onClick = jest.fn();
    document.addEventListener('click', onClick);
    openDialog(async () => [{ ...makeHit('offline', 'Site'), href: 'action:offline' }]);
    type('x');
    await rows();
    onClick.mockClear();
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onClick).toHaveBeenCalled());
    expect(onClick.mock.calls[0]?.[0].target).toHaveAttribute('data-offline-open');
    document.removeEventListener('click', onClick);
  });

  it('shows the error with the embedded results inside it, and retries', async () => {
    const hosted = jest.fn<ReturnType<Ask>, Parameters<Ask>>(() => Promise.reject(new Error('503')));
    openDialog(async () => [makeHit('embedded')], hosted);
    type('x');
    expect(await screen.findByRole('alert')).toHaveTextContent('An error has occured. Please try again...');
    expect(await screen.findByRole('listbox', { name: labels.fallback })).toBeVisible();
    expect(selected()).toContain('embedded');
    expect(log).toHaveBeenCalledWith('Search failed:', expect.any(Error));
    expect(screen.getByText('embedded index')).toBeVisible();
    hosted.mockResolvedValue([makeHit('hosted')]);
    fireEvent.click(screen.getByRole('button', { name: labels.retry }));
    await waitFor(() => expect(selected()).toContain('hosted'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Hosted')).toBeVisible();
  });

  it('turns a result without category into the error view', async () => {
    openDialog(async () => [makeHit('x', '')]);
    type('x');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
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

  it('survives a translation in the browser, which wraps every text node, and keeps the query', async () => {
    const translate = (): void => {
      const walker = document.createTreeWalker(screen.getByRole('dialog'), NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const font = document.createElement('font');
        text.parentNode?.replaceChild(font, text);
        font.append(text);
      }
    };
    const answers: Record<string, Hit[]> = {
      one: [
        {
          ...makeHit('one'),
          title: [
            { text: 'a', mark: false },
            { text: 'b', mark: true },
          ],
          trail: [[{ text: 'c', mark: false }]],
        },
      ],
      two: [{ ...makeHit('one'), title: [{ text: 'other', mark: true }] }, makeHit('two', 'Blog')],
    };
    openDialog(async ({ query }) => answers[query] ?? []);
    for (const query of ['one', 'two', 'nothing', 'two', '', 'one']) {
      translate();
      type(query);
      const count = answers[query]?.length ?? 0;
      await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(labels.loading));
      await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(count));
      translate();
      expect(field()).toHaveValue(query);
    }
    expect(log).not.toHaveBeenCalled();
    expect(selected()).toContain('c');
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

  it('closes on Cancel, on a press outside, on Escape and on Ctrl+K, and gives the focus back', () => {
    const { opener, show } = openDialog(three);
    const dialog = screen.getByRole('dialog');
    const ways = [
      () => fireEvent.click(screen.getByRole('button', { name: labels.cancel })),
      () => fireEvent.mouseDown(dialog),
      () => act(() => (dialog as HTMLDialogElement).close()), // what the browser does on Escape
      () => fireEvent.keyDown(field(), { key: 'k', ctrlKey: true }),
    ];
    for (const [way, close] of ways.entries()) {
      show();
      close();
      expect(useSearchDialog.getState().isOpen).toBe(false);
      expect(document.body).not.toHaveClass('search-active');
      expect([way, document.activeElement?.localName]).toEqual([way, 'button']);
      expect(document.activeElement).toBe(opener);
    }
  });
});
