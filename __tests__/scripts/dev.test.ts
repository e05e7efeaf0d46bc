/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localeNames } from '@/lib/site/config';
import { scratchFolder } from '../support/scratch';

const tsx = pathToFileURL(createRequire(path.resolve('package.json')).resolve('tsx')).href;

test('interface texts that are not JSON are named before anything starts', () => {
  const cwd = scratchFolder('dev-');
  mkdirSync(path.join(cwd, 'messages'));
  for (const locale of localeNames)
    writeFileSync(path.join(cwd, `messages/${locale}.json`), locale === 'ko' ? '{\n  "a": }' : '{}');
  const { status, stderr } = spawnSync(process.execPath, ['--import', tsx, path.resolve('scripts/dev.ts')], {
    cwd,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^messages\/ko\.json:2: Ce n’est pas du JSON valide : .+\n {2}→ .+\n$/),
  });
});
