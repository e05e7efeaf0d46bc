import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { scratchFolder } from '../support/scratch';
import { bundledBrowser } from './support/bundled-browser';

/** What the package holds runs on these machines only; others have a browser of their own. */
const skip = process.platform !== 'linux' || process.arch !== 'x64';

test(
  'the browser of the packages is whole for everyone who unpacks it at the same time',
  { skip },
  async (t) => {
    const place = scratchFolder('browser-');
    t.after(() => rmSync(place, { recursive: true }));
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
  },
);
