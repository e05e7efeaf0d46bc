import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { site, toHref } from '../lib/site/config';
import { createSiteServer } from './serve/site-server';

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT=${process.env.PORT} is not a port: give a number from 0 to 65535.`);
  process.exit(1);
}
if (!existsSync(`${site.exportFolder}/404.html`)) {
  console.error(
    `There is no export in ${site.exportFolder}/ yet. Run "npm run build" first, or "npm start", which does both.`,
  );
  process.exit(1);
}

const server = createServer(createSiteServer(site.exportFolder));
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop the other program, or choose another port: PORT=3001 npm start`
      : `The server cannot start: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => {
  const address = server.address();
  console.log(
    `Ready: http://localhost:${typeof address === 'object' && address ? address.port : port}${toHref('/')}  (Ctrl+C stops it)`,
  );
});
