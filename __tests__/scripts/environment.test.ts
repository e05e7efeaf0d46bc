/** @jest-environment node */

const { argv, env } = process;

afterEach(() => {
  process.argv = argv;
  process.env = env;
});

it.each([
  ['scripts/dev.ts', 'development'],
  ['scripts/dev/checker.ts', 'development'],
  ['scripts/check.ts --watch', 'development'],
  ['scripts/check.ts', 'production'],
  ['scripts/build.ts', 'production'],
])('runs %s in the %s environment', async (command, environment) => {
  process.argv = ['node', ...command.split(' ')];
  process.env = { ...env };
  await jest.isolateModulesAsync(async () => void (await import('../../scripts/environment')));
  expect(process.env.NODE_ENV).toBe(environment);
});
