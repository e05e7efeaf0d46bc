import { keepInPlace } from '@/lib/browser/keep-in-place';
import { keys, writeStored } from '@/lib/browser/storage';

/** Choices that the style sheet reads from attributes of <html>, which the first-paint script sets; the first value is the initial one. */
export const looks = {
  textSize: { key: keys.textSize, values: ['normal', 'large', 'larger'] },
  lineWidth: { key: keys.lineWidth, values: ['normal', 'wide'] },
} as const;

export type Look = keyof typeof looks;

/** Applies a stored value; null is the initial one. Values without a style have no effect. */
export function showLook(name: Look, value: string | null): void {
  const { dataset } = document.documentElement;
  const next = value ?? 'normal';
  if (dataset[name] !== next) keepInPlace(() => (dataset[name] = next));
}

/** Applies a value and stores it. */
export function chooseLook(name: Look, value: string): void {
  showLook(name, value);
  writeStored(looks[name].key, value === 'normal' ? null : value);
}
