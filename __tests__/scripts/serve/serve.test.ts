/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** Runs `npm run serve` with variables; it must end by itself. */
function serve(env: Record<string, string>, args: string[] = []): { status: number | null; lines: string[] } {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', ...args], {
    // Node 20.9 warns about the syntax that the loader writes.
    env: { ...process.env, NODE_NO_WARNINGS: '1', LC_ALL: 'C', ...env },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

describe('the serve command', () => {
  it('reports a taken port in one line, before it builds', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const { status, lines } = serve({ PORT: String(port) }, ['--build']);
    other.close();
    expect(lines).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
    expect(status).toBe(1);
  });

  it('reports a missing export in one line', () => {
    const folder = '.cache/no-export';
    const { status, lines } = serve({ SITE_EXPORT: folder, PORT: '' });
    expect(lines).toEqual([expect.stringContaining(`There is no export in ${folder}/`)]);
    expect(status).toBe(1);
  });

  it('reports an impossible port in one line', () => {
    const { status, lines } = serve({ PORT: '70000' });
    expect(lines).toEqual([expect.stringContaining('PORT=70000 cannot be used')]);
    expect(status).toBe(1);
  });
});
