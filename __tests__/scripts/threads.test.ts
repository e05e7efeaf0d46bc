/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mapInThreads } from '../../scripts/postbuild/threads';

const folder = mkdtempSync(path.join(tmpdir(), 'threads-'));
const work = path.join(folder, 'work.ts');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('answers in the order of the inputs', async () => {
  writeFileSync(work, 'export default (value: number): number => value * 2;');
  const inputs = Array.from({ length: 20 }, (_, index) => index);
  expect(await mapInThreads(work, inputs)).toEqual(inputs.map((value) => value * 2));
  expect(await mapInThreads(work, [])).toEqual([]);
});

it('throws the fault of a thread', async () => {
  writeFileSync(work, "export default () => { throw new Error('page 3 cannot be drawn'); };");
  await expect(mapInThreads(work, [1, 2])).rejects.toThrow('page 3 cannot be drawn');
});
