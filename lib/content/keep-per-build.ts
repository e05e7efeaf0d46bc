import { contentStamp, type ContentPart } from './content-stamp';

const authoring = process.env.NODE_ENV === 'development';

/**
 * A function that works once per list of arguments and build: `keepPerBuild(listDocs)`. Its results must not be changed.
 * While authoring they are kept until a file of the content, or of the part they are made of, changes.
 */
export function keepPerBuild<Args extends readonly string[], Result>(
  make: (...args: Args) => Result,
  part: ContentPart = 'all',
): (...args: Args) => Result {
  const kept = new Map<string, Result>();
  let keptFor = '';
  return (...args) => {
    if (authoring) {
      const stamp = contentStamp(part);
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
