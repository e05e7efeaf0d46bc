import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';
import { areTexts } from '@/lib/text/mapping';

type Field = HTMLInputElement | HTMLTextAreaElement;

const inputs = 'input:not([type=radio], [type=checkbox])';

/** True if the page holds typed text that a reload would lose. */
export function hasTypedText(): boolean {
  return listFields(`${inputs}, textarea`).some(({ value }) => value.trim() !== '');
}

/** Reloads the page; its typed text is stored for that load. Text areas are not there then, and keep theirs (`keptTexts`). */
export function reload(): void {
  const values = listFields(inputs).map(({ value }) => value);
  writeStored(keys.typedText, JSON.stringify([location.pathname, ...values]), 'session');
  // Chromium never finishes a request to a worker that is then replaced: cancel pending requests first.
  window.stop();
  setTimeout(() => location.reload());
}

/** Restores the stored text once, on the page it was typed on. */
export function restoreTypedText(): void {
  const [path, ...values] = readStoredJson(keys.typedText, areTexts, 'session') ?? [];
  if (path === undefined) return;
  writeStored(keys.typedText, null, 'session');
  if (path !== location.pathname) return;
  listFields(inputs).forEach((field, index) => {
    const value = values[index];
    if (!value || field.value !== '') return;
    // Use the setter of the prototype: React tracks writes through that of the field, and would ignore the event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function listFields(selector: string): Field[] {
  return [...document.querySelectorAll<Field>(selector)];
}
