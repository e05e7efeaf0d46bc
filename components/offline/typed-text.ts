import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields =
  'input:not([type=checkbox], [type=radio], [type=hidden], [type=button], [type=submit], [type=range]), textarea';

/** True if the page holds typed text that a reload would lose. */
export function hasTypedText(): boolean {
  return listFields().some(({ value }) => value.trim() !== '');
}

/** Stores the typed text for the next load of this page in this tab. */
export function saveTypedText(): void {
  const values = listFields().map(({ value }) => value);
  if (values.some(Boolean))
    writeStored(keys.typedText, JSON.stringify([location.pathname, ...values]), 'session');
}

/** Restores stored text, once, on the page it was typed on. */
export function restoreTypedText(): void {
  const kept = readStoredJson(keys.typedText, isTexts, 'session');
  if (!kept) return;
  writeStored(keys.typedText, null, 'session');
  const [path, ...values] = kept;
  if (path !== location.pathname) return;
  listFields().forEach((field, index) => {
    const value = values[index];
    if (!value || field.value !== '') return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Reloads the page and keeps its typed text. */
export function reload(): void {
  saveTypedText();
  // Chromium never finishes a load that it has asked of a worker which is then replaced: give it up first.
  window.stop();
  setTimeout(() => location.reload());
}

function listFields(): Field[] {
  return [...document.querySelectorAll<Field>(fields)];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
