import { createServer, type RequestListener, type Server } from 'node:http';
import { stop } from '../terminal';

/** Listens on `PORT`; a port that cannot be used ends the process with one line. `example` chooses another one. */
export async function listen(handler: RequestListener, example: string): Promise<Server> {
  const port = Number(process.env.PORT || 3000);
  const server = createServer(handler);
  server.on('error', ({ code = '', message }: NodeJS.ErrnoException) => {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken.`,
      EACCES: `Port ${port} needs more rights.`,
    };
    stop(`${reasons[code] ?? message} Choose another port: ${example}`);
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

/** Ends the process with one line if `PORT` cannot be listened on. */
export async function checkPort(example: string): Promise<void> {
  const probe = await listen(() => undefined, example);
  await new Promise((resolve) => probe.close(resolve));
}
