/** @jest-environment node */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterChanges } from '@/lib/authoring/after-changes';
import { scratchFolder } from '../../support/scratch';

/** Longer than the events of one save are apart. */
const SAVE_MS = 300;

test('one call for the saves of a moment in any folder, none after the watcher is closed', async () => {
  const folders = ['a-', 'b-'].map((name) => scratchFolder(name));
  const changed = jest.fn();
  const watcher = afterChanges(folders, SAVE_MS, changed);
  await once(watcher, 'ready');
  const save = (): void =>
    folders.forEach((folder) => writeFileSync(path.join(folder, 'page.mdx'), String(Math.random())));
  save();
  await once(watcher, 'all');
  while (changed.mock.calls.length === 0) await wait(20);
  expect(changed).toHaveBeenCalledTimes(1);
  const seen = once(watcher, 'all');
  save();
  await seen;
  await watcher.close();
  await wait(2 * SAVE_MS);
  expect(changed).toHaveBeenCalledTimes(1);
});
