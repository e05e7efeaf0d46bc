/** `npm run audit`: the tests of accessibility on every page, not only on one of each kind. More arguments go to Playwright. */
import { once } from 'node:events';
import { spawnNpmScript } from './npm';

// The variable is set here, because cmd.exe does not understand `AUDIT=on …` in package.json.
const child = spawnNpmScript(['test:e2e', '--', 'accessibility', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, AUDIT: 'on' },
});
const [status] = (await once(child, 'exit')) as [number | null];
process.exit(status ?? 1);
