/** While authoring, content changes between two requests: nothing is kept. */
const authoring = process.env.NODE_ENV === 'development';

/** A function that works once per list of arguments and build: `keepPerBuild(listDocs)`. Its results must not be changed. */
export function keepPerBuild<Args extends readonly string[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const kept = new Map<string, Result>();
  return (...args) => {
    const key = args.join('\0');
    const known = kept.get(key);
    if (known !== undefined && !authoring) return known;
    const result = make(...args);
    kept.set(key, result);
    return result;
  };
}
