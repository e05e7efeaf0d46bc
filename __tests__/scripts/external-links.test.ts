/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CheckedPage } from '@/lib/check/page';
import type { Site } from '@/lib/check/rule';
import type { PageSource } from '@/lib/content/types';
import { checkExternalLinks } from '../../scripts/check/external-links';

test('links to pages and hosts that are gone are faults; refusals, redirects and failures that pass are not', async () => {
  const visits: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    visits.push(url);
    const isFirst = visits.filter((one) => one === url).length === 1;
    if (url === '/moved') answer.writeHead(301, { location: '/fine' });
    else if (url === '/gone') answer.writeHead(404);
    else if (url === '/closed') answer.writeHead(403);
    else if (url === '/flaky' && isFirst) answer.writeHead(503);
    answer.end();
  }).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const names = ['fine', 'fine#part', 'moved', 'closed', 'flaky', 'gone'];
  const body = [
    ...names.map((name) => `${origin}/${name}`),
    'https://hote.invalid/',
    '/v1/guides/faq',
    'mailto:a@b.fr',
  ]
    .map((href) => `[texte](${href})`)
    .join('\n\n');
  const page = new CheckedPage({
    file: 'content/fr/a.mdx',
    route: '/a',
    frontMatter: {},
    body,
    bodyLine: 5,
  } as PageSource);
  const faults = await checkExternalLinks([{ pages: [page] } as unknown as Site], 0);
  server.close();
  expect(faults).toEqual([
    {
      file: 'content/fr/a.mdx',
      line: 15,
      column: 1,
      rule: 'dead-external-link',
      values: { href: `${origin}/gone`, reason: '404' },
    },
    {
      file: 'content/fr/a.mdx',
      line: 17,
      column: 1,
      rule: 'dead-external-link',
      values: { href: 'https://hote.invalid/', reason: 'ENOTFOUND' },
    },
  ]);
  expect(visits.filter((url) => url === '/flaky')).toHaveLength(2);
});
