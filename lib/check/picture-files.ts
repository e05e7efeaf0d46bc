import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { listFiles } from '../content/list-files';

/** Names of files that pages show. */
export const pictureFiles = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** Folder of the drawings. */
export const diagrams = 'content/diagrams';

/** How a page names a file: `content/diagrams/a.svg` → `a`, `public/a.png` → `/a.png`. */
export function nameOf(file: string): string {
  return file.startsWith(diagrams) ? path.basename(file, '.svg') : file.slice('public'.length);
}

/** `960 × 600`; undefined for a file that is not a picture, or is cut short. */
export function sizeOf(file: string): string | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return width > 0 && height > 0 ? `${width} × ${height}` : undefined;
  } catch {
    return undefined;
  }
}

/** The still pictures of a runnable sample. */
export function stillsOf(sample: string): string[] {
  return ['light', 'dark'].map((mode) => `public/images/essais/${sample}-${mode}.avif`);
}

/** The pictures below a folder. */
export function listPictures(root: string, folder: string): string[] {
  return listFiles(root, folder).files.filter((name) => pictureFiles.test(name));
}
