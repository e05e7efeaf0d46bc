import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

type Listed = {
  /** Paths below the root, sorted. */
  files: string[];
  folders: string[];
  /** Links that lead nowhere or into a circle, and what cannot be opened. */
  broken: string[];
};

/** Everything below a folder. A link to a folder is not followed. */
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
    return; // a site without this folder
  }
  for (const entry of entries) {
    const child = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      found.folders.push(child);
      collect(root, child, found);
    } else if (entry.isFile() || isFile(path.join(root, child))) found.files.push(child);
    else found.broken.push(child);
  }
}

function isFile(place: string): boolean {
  try {
    return statSync(place).isFile();
  } catch {
    return false;
  }
}
