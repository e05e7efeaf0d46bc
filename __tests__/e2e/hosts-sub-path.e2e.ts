import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';

test('below a path, with compressed files: the same addresses', async () => {
  // The settings are read when the modules are loaded: another process, with its own environment.
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'test', SITE_BASE_PATH: '/docs', SITE_COMPRESS: 'on' } as const;
  const args = ['--import', 'tsx', 'node_modules/@playwright/test/cli.js', 'test', '/hosts.e2e', '--output'];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [...args, '.cache/playwright-sub-path'], { env }, (error, stdout) =>
      resolve(error ? stdout : 'passed'),
    );
  });
  expect(output).toBe('passed');
});
