import { contentStamp } from './content-stamp';

const authoring = process.env.NODE_ENV === 'development';

/**
 * A function that works once per list of arguments and build: `keepPerBuild(listDocs)`. Its results must not be changed.
 * While authoring they are kept until a file of the content changes.
 */
export function keepPerBuild<Args extends readonly string[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  const kept = new Map<string, Result>();
  let keptFor = '';
  return (...args) => {
    if (authoring) {
      const stamp = contentStamp();
      if (stamp !== keptFor) kept.clear();
      keptFor = stamp;
    }
    const key = args.join('\0');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const result = make(...args);
    kept.set(key, result);
    return result;
  };
}
