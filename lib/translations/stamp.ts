const stampLine = /^sourceHash:\s*"?([\da-f]{12})"?\s*$/m;

/** The hash of the source a translation was made from; undefined where it names none. */
export function readStamp(text: string): string | undefined {
  return stampLine.exec(text)?.[1];
}

/** A translation's text that names its source by this hash. */
export function withStamp(text: string, hash: string): string {
  const line = `sourceHash: "${hash}"`;
  return /^sourceHash:.*$/m.test(text)
    ? text.replace(/^sourceHash:.*$/m, line)
    : text.replace(/\n---\n/, `\n${line}\n---\n`);
}
