const fetched = new Set<string>();

/**
 * Fetches all files of a part at the same time before it is imported, each address relative to `base`; rejects with the
 * first that cannot be had. A browser that has once failed to import a file does not ask for it again, so that no retry
 * would help; and without this, files that import others would come one after the other. The build calls it in front of
 * each dynamic import.
 */
export async function loadFiles(base: string, files: string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const { href } = new URL(file, base);
      if (fetched.has(href)) return;
      const response = await fetch(href, { credentials: 'same-origin' });
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await response.arrayBuffer(); // the whole file, so that the browser's cache has it
      fetched.add(href);
    }),
  );
}
