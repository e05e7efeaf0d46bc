/** Must be the first import of a command: React and the content read `NODE_ENV` while they are imported. */
import path from 'node:path';

const [, command = ''] = process.argv;
/** Commands that follow changes of the content must not cache what they have read. */
const isAuthoring =
  ['dev.ts', 'checker.ts'].includes(path.basename(command)) || process.argv.includes('--watch');

Object.assign(process.env, {
  // The development build of React is slower and renders the same HTML.
  NODE_ENV: isAuthoring ? 'development' : 'production',
});
