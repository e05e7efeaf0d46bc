import { keys, readStoredJson, writeStored } from '@/lib/browser/storage';

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields =
  'input:not([type=checkbox], [type=radio], [type=hidden], [type=button], [type=submit], [type=range]), textarea';

/** True when the reader has typed something that a reload would lose. */
export function hasTypedText(): boolean {
  return listFields().some(({ value }) => value.trim() !== '');
}

/** Keeps what is typed for the next load of this page in this tab. */
export function saveTypedText(): void {
  const values = listFields().map(({ value }) => value);
  if (values.some(Boolean))
    writeStored(keys.typedText, JSON.stringify([location.pathname, ...values]), 'session');
}

/** Puts back what was kept, once, on the page it was typed on. */
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

function listFields(): Field[] {
  return [...document.querySelectorAll<Field>(fields)];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
