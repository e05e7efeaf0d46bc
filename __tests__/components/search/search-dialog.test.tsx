import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Hit } from '@/lib/search/types';
import { followed, labels, makeHit, openDialog, resetDialog, teachDialogs, type Ask } from './dialog.fixture';

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
const type = (query: string) => fireEvent.change(field(), { target: { value: query } });
const rows = () => screen.findAllByRole('option');
const selected = () => screen.getByRole('option', { selected: true }).textContent;

describe('the search dialog', () => {
  it('shows ways in before anything is typed', () => {
    openDialog(three);
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('link', { name: labels.cli })).toHaveAttribute('href', '/fr/v1/api/cli');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull(); // only the page has that landmark
  });

  it('searches 100 ms after the last key, and not in between', async () => {
    jest.useFakeTimers();
    const embedded = jest.fn(three);
    openDialog(embedded);
    // The first text is searched at once: it may have been typed before this code had loaded.
    type('o');
    await act(() => jest.advanceTimersByTimeAsync(0));
    embedded.mockClear();
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
    answers[0]?.();
    expect(screen.getByRole('search')).toHaveAttribute('data-loading', 'true');
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(open).not.toHaveBeenCalled();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(() => expect(open.mock.calls).toEqual([['/fr/about-new', '_blank', 'noopener']]));
    open.mockRestore();
  });

  it('follows the result in place with Enter, closes and remembers the query', async () => {
    openDialog(three);
    type('x');
    await rows();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true }); // a key of the input method
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(followed).toEqual(['/fr/one']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('tauri-docs.searches')).toBe('[{"query":"x","pinned":false}]');
  });

  it('keeps the query string of the address of a hosted result', async () => {
    openDialog(async () => [makeHit('one?os=linux#two')]);
    type('x');
    fireEvent.click(await screen.findByRole('option'));
    expect(followed).toEqual(['/fr/one?os=linux#two']);
  });

  it('links to the areas where the whole site holds nothing: asking for the same in one of them would be in vain', async () => {
    openDialog(async () => []);
    type('<b>nothing</b>');
    const words = await screen.findByText('<b>nothing</b>', { selector: 'bdi' });
    expect(words.parentElement).toHaveTextContent('No results for "<b>nothing</b>"');
    fireEvent.click(screen.getByRole('link', { name: labels.blog }));
    expect(followed).toEqual([expect.stringMatching(/\/blog$/)]);
  });

  it('says in which area nothing was found, and asks the same in another one or everywhere', async () => {
    const ask = jest.fn(async ({ area }: Parameters<Ask>[0]) => (area === 'config' ? [makeHit('key')] : []));
    openDialog(ask);
    fireEvent.click(screen.getByRole('radio', { name: labels.blog }));
    type('x');
    expect(await screen.findByText(' in Blog', { exact: false, selector: 'p' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: labels.config }));
    await rows();
    fireEvent.click(screen.getByRole('radio', { name: labels.blog }));
    fireEvent.click(await screen.findByRole('button', { name: labels.everywhere }));
    expect(await screen.findByRole('link', { name: labels.blog })).toBeVisible();
    expect(ask.mock.calls.map(([{ area }]) => area)).toEqual(['blog', 'config', 'blog', null]);
  });

  it('offers known words for a query without results', async () => {
    openDialog(async ({ query }) => (query === 'x' ? { hits: [], suggestion: 'window' } : [makeHit(query)]));
    type('x');
    fireEvent.click(await screen.findByRole('button', { name: 'window' }));
    await rows();
    expect(field()).toHaveValue('window');
  });

  it('joins the levels of the title, then the type, and names the kind', async () => {
    const segments = (text: string) => [{ text, mark: false }];
    const trail = [segments('WebviewWindow'), segments('setTitle')];
    openDialog(async () => [
      { ...makeHit('window', 'JS API'), trail, signature: '(title: string): void', language: 'en' },
    ]);
    type('x');
    const [row] = await rows();
    expect(row?.textContent).toMatch(
      /^Symbol window \| WebviewWindow › setTitle \(title: string\): voidENAbout/,
    );
  });

  it('calls the sections of a module references', async () => {
    const segments = (text: string) => [{ text, mark: false }];
    openDialog(async () => [{ ...makeHit('http', 'JS API'), trail: [segments('Sécurité')] }]);
    type('x');
    const [row] = await rows();
    expect(row?.textContent).toMatch(/^Reference http \| Sécurité/);
  });

  it('announces the number of results once typing stops, and again for another query', async () => {
    jest.useFakeTimers();
    openDialog(three);
    const status = screen.getByRole('status');
    const announced: (string | null)[] = [];
    new MutationObserver(() => announced.push(status.textContent)).observe(status, {
      childList: true,
      subtree: true,
    });
    for (const query of ['u', 'up', 'upd']) {
      type(query);
      await act(() => jest.advanceTimersByTimeAsync(400));
    }
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(announced).toEqual(['3 results']);
    type('upda');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(announced).toEqual(['3 results', '', '3 results']);
    jest.useRealTimers();
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

  it('asks again without losing the chosen row, nor the scroll position, when a fuller answer can be had', async () => {
    let hits = [makeHit('one'), makeHit('two')];
    const searcher = openDialog(async () => hits);
    type('x');
    await rows();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    screen.getByRole('listbox').scrollTop = 50;
    hits = [makeHit('new'), makeHit('one'), makeHit('two')];
    searcher.refresh();
    await screen.findByText('new', { selector: 'li bdi' });
    expect(selected()).toContain('two');
    expect(screen.getByRole('listbox').scrollTop).toBe(50);
  });

  describe('with a slow host', () => {
    let answer: (hits: Hit[]) => void;

    beforeEach(async () => {
      jest.useFakeTimers();
      openDialog(
        async () => [makeHit('one'), makeHit('two')],
        () => new Promise((resolve) => (answer = resolve)),
      );
      type('x');
      await act(() => jest.advanceTimersByTimeAsync(600));
    });
    afterEach(() => jest.useRealTimers());

    it('shows embedded results without an error, then those of the host, and keeps the selected hit', async () => {
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText(labels.poweredBy)).toBeNull();
      expect(selected()).toContain('one');
      answer([makeHit('new'), makeHit('one')]);
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.getByText('Hosted')).toBeVisible();
      expect(selected()).toContain('one');
      expect(screen.getByRole('option', { selected: true }).id).toBe('search-item-1');
    });

    it('keeps embedded results if those of the host lack the selected hit', async () => {
      fireEvent.keyDown(field(), { key: 'ArrowDown' });
      answer([makeHit('one'), makeHit('three')]);
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(selected()).toContain('two');
      expect(screen.queryByText('Hosted')).toBeNull();
    });

    it.each([
      ['nothing was chosen', () => undefined],
      ['a row was chosen', () => fireEvent.keyDown(field(), { key: 'ArrowDown' })],
    ])('shows that the host has found nothing, also if %s', async (_name, choose) => {
      choose();
      answer([]);
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(screen.queryByRole('option')).toBeNull();
      expect(screen.getByText('x', { selector: 'bdi' }).parentElement).toHaveTextContent(
        'No results for "x"',
      );
    });

    it('shows the hits of the host if the reader has chosen none', async () => {
      answer([makeHit('three')]);
      await act(() => jest.advanceTimersByTimeAsync(0));
      expect(selected()).toContain('three');
    });
  });

  it('gives the focus of a button that an answer removes to the field', async () => {
    let ask: Ask = () => Promise.reject(new Error('blocked'));
    openDialog((request) => ask(request));
    type('x');
    const retry = await screen.findByRole('button', { name: labels.retry });
    retry.focus();
    ask = three;
    fireEvent.click(retry);
    await rows();
    expect(document.activeElement).toBe(field());
  });
});

describe('recent searches', () => {
  /** Opens the search over stored searches; names that begin with an asterisk are pinned. */
  function openWith(...names: string[]): void {
    const stored = names.map((name) => ({ query: name.replace('*', ''), pinned: name.startsWith('*') }));
    localStorage.setItem('tauri-docs.searches', JSON.stringify(stored));
    openDialog(three);
  }
  const press = (label: string, query: string) =>
    fireEvent.click(screen.getByRole('button', { name: label.replace('{query}', query) }));
  const expectFocus = (label: string, query: string) =>
    expect(document.activeElement).toHaveAccessibleName(label.replace('{query}', query));

  it('keep the focus on a row that is pinned or unpinned', () => {
    openWith('menu', 'tray', 'fenêtre');
    press(labels.pin, 'tray');
    expectFocus(labels.unpin, 'tray');
    const pinned = screen.getByRole('region', { name: labels.pinned });
    expect(pinned).toContainElement(document.activeElement as HTMLElement);
    press(labels.unpin, 'tray');
    expectFocus(labels.pin, 'tray');
    expect(screen.queryByRole('region', { name: labels.pinned })).toBeNull();
  });

  it('keep what is pinned last, even if more are pinned than are stored', () => {
    openWith(...Array.from({ length: 12 }, (_, index) => `*${index}`), 'tray');
    press(labels.pin, 'tray');
    expectFocus(labels.unpin, 'tray');
  });

  it('hand the focus of a forgotten row to the one in its place, at last to the field', () => {
    openWith('*menu', 'tray', 'fenêtre');
    press(labels.remove, 'tray');
    expectFocus(labels.remove, 'fenêtre');
    press(labels.remove, 'fenêtre');
    expectFocus(labels.remove, 'menu');
    press(labels.remove, 'menu');
    expect(document.activeElement).toBe(field());
    expect(localStorage.getItem('tauri-docs.searches')).toBe('[]');
  });
});
