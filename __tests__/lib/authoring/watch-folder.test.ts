/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolder } from '@/lib/authoring/watch-folder';

const root = mkdtempSync(path.join(tmpdir(), 'watched-'));
const file = path.join(root, 'deep', 'page.mdx');
let told: () => void = () => undefined;
let stop: () => void;

/** Ends with the next call of the watcher; the test's own limit ends it otherwise. */
const change = (): Promise<void> => new Promise((resolve) => (told = resolve));

beforeAll(() => {
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'one');
  stop = watchFolder(root, () => told());
});
afterAll(() => {
  stop();
  rmSync(root, { recursive: true });
});

/** As many editors save: a new file takes the place of the old one. */
function replace(text: string): void {
  writeFileSync(path.join(root, 'new'), text);
  renameSync(path.join(root, 'new'), file);
}

test('a file is followed after it was replaced, again and again', async () => {
  for (const text of ['two', 'three']) {
    const replaced = change();
    replace(text);
    await replaced;
    await settled();
    const written = change();
    writeFileSync(file, `${text} more`);
    await written;
    await settled();
  }
});

test('a new folder is followed', async () => {
  const made = change();
  mkdirSync(path.join(root, 'fresh'));
  await made;
  await settled();
  const written = change();
  writeFileSync(path.join(root, 'fresh', 'page.mdx'), 'one');
  await written;
});

/** Late events of one change must not count as the next one's. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 50);
    told = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 50);
    };
  });
}
