const mdn = 'https://developer.mozilla.org/fr/docs/Web';
const globals = `${mdn}/JavaScript/Reference/Global_Objects`;
const handbook = 'https://www.typescriptlang.org/docs/handbook';

/** Pages about the types a signature may name without importing them. */
const pages: Record<string, string> = {
  any: `${handbook}/2/everyday-types.html#any`,
  never: `${handbook}/2/functions.html#never`,
  this: `${handbook}/2/classes.html#this-types`,
  unknown: `${handbook}/2/functions.html#unknown`,
  void: `${handbook}/2/functions.html#void`,
  boolean: `${globals}/Boolean`,
  null: `${mdn}/JavaScript/Reference/Operators/null`,
  number: `${globals}/Number`,
  string: `${globals}/String`,
  undefined: `${globals}/undefined`,
  Array: `${globals}/Array`,
  ArrayBuffer: `${globals}/ArrayBuffer`,
  FormData: `${mdn}/API/FormData`,
  Promise: `${globals}/Promise`,
  Uint8Array: `${globals}/Uint8Array`,
  ArrayLike: `${mdn}/JavaScript/Guide/Indexed_collections`,
  Iterable: `${mdn}/JavaScript/Reference/Iteration_protocols`,
  Omit: `${handbook}/utility-types.html#omittype-keys`,
  Partial: `${handbook}/utility-types.html#partialtype`,
  Record: `${handbook}/utility-types.html#recordkeys-type`,
};

/** Address of the page about a built-in type: `Promise` → its page on MDN; nothing for an unknown name. */
export function findBuiltin(name: string): string | undefined {
  return Object.hasOwn(pages, name) ? pages[name] : undefined;
}
