import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

type Listed = {
  /** Paths below the root, sorted. */
  files: string[];
  folders: string[];
  /** Broken and circular links, and entries that cannot be opened. */
  broken: string[];
};

/** Lists everything below a folder, without following links to folders. */
export function listFiles(root: string, folder: string): Listed {
  const found: Listed = { files: [], folders: [], broken: [] };
  collect(root, folder, found);
  for (const list of Object.values(found)) list.sort();
  return found;
}

function collect(root: string, folder: string, found: Listed): void {
  let entries;
  try {
    entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  } catch {
    return; // the folder does not exist
  }
  for (const entry of entries) {
    if (isHidden(entry.name)) continue;
    const child = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      found.folders.push(child);
      collect(root, child, found);
    } else if (entry.isFile() || isFile(path.join(root, child))) found.files.push(child);
    else found.broken.push(child);
  }
}

/** Files of the system and of editors: `.DS_Store`, the locks `.#page.mdx` and `~$page.mdx`, the copies `#page.mdx#` and `page.mdx~`. */
function isHidden(name: string): boolean {
  return /^[.#~]|~$/.test(name);
}

function isFile(place: string): boolean {
  try {
    return statSync(place).isFile();
  } catch {
    return false;
  }
}
