/** @jest-environment node */
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { scratchFolder } from '../../support/scratch';

afterEach(() => jest.restoreAllMocks());

/** Globs of the files that Turbopack gives to a loader, for a project in a folder. */
async function loaderRulesIn(folder: string): Promise<string[]> {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  let rules: string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { default: config } = await import('@/next.config');
    rules = Object.keys(config(PHASE_PRODUCTION_BUILD).turbopack?.rules ?? {});
  });
  return rules;
}

test.each([
  ['été (1)', ['*.json']],
  ['a & b %20', ['*.json']],
  ['copie #1', []],
  ['copie ?', []],
])('messages are compiled, except where Turbopack would not find them: %j', async (name, rules) => {
  const folder = path.join(scratchFolder('project-'), name);
  symlinkSync(process.cwd(), folder);
  expect(await loaderRulesIn(folder)).toEqual(rules);
});
