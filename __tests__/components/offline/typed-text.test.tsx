import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hasTypedText, restoreTypedText } from '@/components/offline/typed-text';

const field = (): HTMLInputElement => document.querySelector('.a') as HTMLInputElement;

/** Storing and restoring at a reload is shown by e2e/offline/tabs.ts. */
describe('typed text', () => {
  beforeEach(() => {
    document.body.innerHTML = '<input type="checkbox" value="x"><input class="a"><textarea></textarea>';
  });
  afterEach(() => document.body.replaceChildren());

  it('does not take a check box for text', () => {
    expect(hasTypedText()).toBe(false);
    field().value = 'fenêtre';
    expect(hasTypedText()).toBe(true);
  });

  it.each(['["/","stored"]', '{"a":1}'])('never overwrites what the page holds: %s', (stored) => {
    field().value = 'typed';
    sessionStorage.setItem('tauri-docs.typed-text', stored);
    restoreTypedText();
    expect(field().value).toBe('typed');
  });
});

it('restores the text of a field that React controls', () => {
  function Filter() {
    const [query, setQuery] = useState('');
    return (
      <>
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        <output>{query}</output>
      </>
    );
  }
  render(<Filter />);
  sessionStorage.setItem('tauri-docs.typed-text', '["/","devPath"]');
  act(restoreTypedText);
  expect(screen.getByRole('searchbox')).toHaveValue('devPath');
  expect(screen.getByRole('status')).toHaveTextContent('devPath');
});
