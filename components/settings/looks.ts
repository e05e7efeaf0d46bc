import { keepInPlace } from '@/lib/browser/keep-in-place';
import { keys, writeStored } from '@/lib/browser/storage';

/**
 * Choices that the style sheet reads from attributes of <html>, which the first-paint script sets. `use-follow-looks.ts` names them
 * again: it is in the scripts of every page, and this module is loaded late.
 */
export const looks = {
  textSize: { key: keys.textSize, values: ['normal', 'large', 'larger'] },
  lineWidth: { key: keys.lineWidth, values: ['normal', 'wide'] },
} as const satisfies Record<string, { key: string; values: readonly ['normal', ...string[]] }>;

export type Look = keyof typeof looks;

/** Applies a stored value; null means `normal`. Values without a style have no effect. */
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
