import { hasTypedText, restoreTypedText } from '@/components/offline/typed-text';

beforeEach(() => {
  document.body.innerHTML = '<input type="checkbox" value="x"><input class="a"><textarea></textarea>';
});

const field = (): HTMLInputElement => document.querySelector('.a') as HTMLInputElement;

/** Storing and restoring at a reload is shown by e2e/offline/tabs.ts. */
describe('typed text', () => {
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
