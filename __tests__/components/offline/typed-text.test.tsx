import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hasTypedText, reload, restoreTypedText } from '@/components/offline/typed-text';
import type * as KeptTexts from '@/lib/browser/kept-texts';
import { keptTexts } from '@/lib/browser/kept-texts';

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

it('gives no field the text of an area that is not there after the reload, and keeps that text', () => {
  jest.useFakeTimers(); // jsdom cannot reload
  window.stop = jest.fn();
  document.body.innerHTML = '<textarea></textarea><input class="a">';
  Object.assign(document.querySelector('textarea') ?? {}, { value: '{ "build": {} }' });
  field().value = 'devPath';
  keptTexts('config-checker').set('text', '{ "build": {} }');
  keptTexts('menu').set('index.html', '<p>a</p>').set('rust.js', 'b');
  reload();
  window.dispatchEvent(new Event('pagehide'));
  document.body.innerHTML = '<input class="a">';
  restoreTypedText();
  expect(field().value).toBe('devPath');
  jest.isolateModules(() => {
    const next = jest.requireActual<typeof KeptTexts>('@/lib/browser/kept-texts');
    expect(next.keptTexts('config-checker').get('text')).toBe('{ "build": {} }');
    expect([...next.keptTexts('menu').keys()]).toEqual(['index.html', 'rust.js']);
  });
  jest.useRealTimers();
});
