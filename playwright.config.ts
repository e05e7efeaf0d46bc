import { defineConfig } from '@playwright/test';

const long = ['locales', 'offline-export', 'sample', 'html'].map((name) => `**/${name}.e2e.ts`);

/** Browser tests run against the export in `out/`: build first. */
export default defineConfig({
  testDir: '__tests__/e2e',
  testMatch: '**/*.e2e.ts',
  projects: [
    // First, so that nothing long is left when the other workers have ended. One of them builds the site in several locales.
    { name: 'long', testMatch: long },
    { name: 'site', testIgnore: long },
  ],
  globalSetup: ['./__tests__/support/global-setup.ts', './__tests__/e2e/support/locale-export.ts'],
  globalTeardown: './__tests__/support/global-teardown.ts',
  outputDir: '.cache/playwright',
  // Pictures are compared within a run, never with committed ones: fonts differ between machines.
  snapshotPathTemplate: '.cache/playwright-pictures/{testName}/{arg}{ext}',
  timeout: 300_000,
  workers: 3, // two processors, and browsers that also wait; with four, each test takes longer and the suite no less
  expect: { timeout: 60_000 }, // a busy machine answers late
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  // Traces copy each DOM snapshot, which doubles the time on long pages: `--trace retain-on-failure` when needed.
  use: { trace: 'off' },
});
