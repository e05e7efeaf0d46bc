import type { Values } from './types';

/** Replaces `{name}` by the values of a finding, and adds a missing full stop to a value at the end of a sentence. */
export function fill(template: string, values: Values): string {
  const text = template.replace(/\{(\w+)\}/g, (whole, name: string, index: number) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : undefined;
    if (value === undefined) return whole;
    const ends = /^(?:$|\s\p{Lu})/u.test(template.slice(index + whole.length));
    return ends && !/[.?!…]\s*$/.test(value) ? `${value}.` : value;
  });
  return text.trim();
}

/** Cuts a long text. */
export function shorten(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
