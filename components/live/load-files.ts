const fetched = new Set<string>();

/** While `filesOf` asks, addresses are noted instead of fetched. */
let note: ((addresses: string[]) => void) | undefined;

/**
 * Fetches all files of a part at the same time before it is imported, each address relative to `base`; rejects with the
 * first that cannot be had. A browser that has once failed to import a file does not ask for it again, so that no retry
 * would help; and without this, files that import others would come one after the other. The build calls it in front of
 * each dynamic import.
 */
export async function loadFiles(base: string, files: string[]): Promise<void> {
  const addresses = files.map((file) => new URL(file, base).href);
  if (note) {
    note(addresses);
    return new Promise(() => undefined); // nothing is to be imported
  }
  await Promise.all(
    addresses.map(async (address) => {
      if (fetched.has(address)) return;
      // Its name changes with its content: what the cache has under it is right.
      const response = await fetch(address, { credentials: 'same-origin', cache: 'force-cache' });
      if (!response.ok) throw new Error(`${new URL(address).pathname}: ${response.status}`);
      await response.arrayBuffer(); // the whole file, so that the browser's cache has it
      fetched.add(address);
    }),
  );
}

/** Addresses of the files that a part's dynamic import would fetch; none in development, where the framework loads parts. */
export function filesOf(load: () => Promise<unknown>): string[] {
  if (!('loadFiles' in globalThis)) return [];
  const files: string[] = [];
  note = (addresses) => files.push(...addresses);
  try {
    void load();
  } finally {
    note = undefined;
  }
  return files;
}
