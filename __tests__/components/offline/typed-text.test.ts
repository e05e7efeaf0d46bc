import { hasTypedText, restoreTypedText, saveTypedText } from '@/components/offline/typed-text';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<input type="checkbox" value="x"><input class="a"><textarea></textarea>';
});

const field = (): HTMLInputElement => document.querySelector('.a') as HTMLInputElement;

describe('typed text', () => {
  it('does not take a check box for text', () => {
    expect(hasTypedText()).toBe(false);
    field().value = 'fenêtre';
    expect(hasTypedText()).toBe(true);
  });

  it('never overwrites what is there, and ignores damage', () => {
    field().value = 'ancien';
    saveTypedText();
    field().value = 'nouveau';
    restoreTypedText();
    expect(field().value).toBe('nouveau');
    sessionStorage.setItem('tauri-docs.typed-text', '{"a":1}');
    expect(restoreTypedText).not.toThrow();
  });
});
