/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** Lines that `npm run serve` prints; it must end by itself, with status 1. */
function serve(variables: Record<string, string>, args: string[] = []): string[] {
  // Node 20.9 warns about the syntax that the loader writes.
  const env = { ...process.env, NODE_NO_WARNINGS: '1', ...variables };
  const command = ['--import', 'tsx', 'scripts/serve.ts', ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  expect(status).toBe(1);
  return stderr.trim().split('\n');
}

test('a taken port is reported in one line, before anything is built', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const lines = serve({ PORT: String(port) }, ['--build']);
  other.close();
  expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
});

test.each([
  [{ SITE_EXPORT: '.cache/no-export', PORT: '' }, 'There is no export in .cache/no-export/'],
  [{ PORT: '70000' }, 'PORT=70000 cannot be used'],
])('%j is reported in one line', (variables, message) => {
  expect(serve(variables)).toEqual([expect.stringContaining(message)]);
});
