/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../support/scratch';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="9" height="9"/></svg>';

const projectRoot = process.cwd();
afterAll(() => process.chdir(projectRoot));

test('a picture that is cut while it is written is drawn again', async () => {
  const root = scratchFolder('social-');
  fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
  process.chdir(root); // the cache is in the current folder
  const { drawPicture } = await import('@/lib/social/draw-picture');
  const { writeFileSync } = fs;
  const write = jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file, data) => {
    writeFileSync(file, (data as Buffer).subarray(0, 99));
    throw new Error('no space left on device');
  });
  await expect(drawPicture(svg)).rejects.toThrow('no space');
  write.mockRestore();
  const picture = await drawPicture(svg);
  expect(picture.includes('IEND')).toBe(true);
  expect(await drawPicture(svg)).toEqual(picture);
});
