import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { caching, contentTypes, isText } from '../../../lib/export/host-headers';

/** What requests of a kind have in common; a host's exceptions name kinds. */
export type Kind =
  | 'root'
  | 'home'
  | 'home index'
  | 'page'
  | 'extension'
  | 'index'
  | 'case'
  | 'doubled slash'
  | 'former'
  | 'former, other spelling'
  | 'other site'
  | 'unknown'
  | 'unknown below a former path'
  | 'not-found file'
  | 'file'
  | 'negotiated';

/** A request, without base path, and its answer. Fields that are left out may have any value. */
export type Row = {
  kind: Kind;
  request: string;
  accept?: string;
  status: number | undefined;
  location?: string | undefined;
  type?: string | undefined;
  cache?: string | undefined;
};

/** Former addresses by hand: the rules are tested, not repeated. */
const former: [from: string, to: string][] = [
  ['/fr/v1', '/fr/v1/guides'],
  ['/fr/docs/guides/command', '/fr/v1/guides/features/command'],
  ['/fr/docs/guides', '/fr/v1/guides/features'],
  ['/fr/docs/references/security', '/fr/v1/references/security'],
  ['/fr/docs/api/js', '/fr/v1/api/js'],
  ['/fr/api/config', '/fr/v1/api/config'],
  ['/fr/api/js/window', '/fr/v1/api/js/window'],
  ['/fr/guides/building/windows', '/fr/v1/guides/building/windows'],
  ['/fr/guides', '/fr/v1/guides'],
  ['/fr/guides/', '/fr/v1/guides'],
  ['/fr/references/architecture/process-model', '/fr/v1/references/architecture/process-model'],
  ['/fr/references', '/fr/v1/references'],
  ['/fr/v1/guides/getting-started/tauri-cli', '/fr/v1/guides/getting-started/setup/html-css-js'],
  ['/fr/v1/guides/examples/events', '/fr/v1/guides/features/events'],
  ['/fr/v1/guides/architecture/process-model', '/fr/v1/references/architecture/process-model'],
  ['/fr/v1/guides/development/security', '/fr/v1/references/security'],
  ['/fr/v1/guides/distribution/windows', '/fr/v1/guides/building/windows'],
  ['/fr/v1/guides/distribution/windows/', '/fr/v1/guides/building/windows'],
  ['/fr/v1/guides/building/debian', '/fr/v1/guides/building/linux'],
  ['/fr/v1/api/js/modules/window', '/fr/v1/api/js/window'],
  ['/fr/v1/api/js/classes/window.WebviewWindow', '/fr/v1/api/js/window'],
  ['/fr/v1/api/js/enums/fs.BaseDirectory', '/fr/v1/api/js/fs'],
  ['/fr/v1/api/js/interfaces/fs.FsOptions', '/fr/v1/api/js/fs'],
  [
    '/fr/v1/guides/architecture/brownfield',
    '/fr/v1/references/architecture/inter-process-communication/brownfield',
  ],
  [
    '/fr/v1/guides/architecture/isolation',
    '/fr/v1/references/architecture/inter-process-communication/isolation',
  ],
  ['/fr/v1/guides/distribution/linux', '/fr/v1/guides/building/linux'],
  ['/fr/v1/about/intro', '/fr/about/intro'],
  ['/fr/about/security', '/fr/v1/references/architecture/security'],
  ['/fr/about/benchmarks', '/fr/v1/references/benchmarks'],
  ['/fr/release-notes', '/fr/releases'],
  ['/fr/partners', '/fr/#sponsors'],
];

const elsewhere: [from: string, to: string][] = [
  ['/fr/2/foo', 'https://v2.tauri.app/foo'],
  ['/fr/blog/tauri-20', 'https://v2.tauri.app/blog/tauri-20'],
  ['/fr/blog/2024/02/02/tauri-2-0-0-beta', 'https://v2.tauri.app/blog/tauri-2-0-0-beta'],
  ['/fr/docs/api/rust/tauri/window', 'https://docs.rs/tauri/1/tauri/window'],
  ['/fr/docs/api/rust/tauri/struct.App.html', 'https://docs.rs/tauri/1/tauri/struct.App.html'],
];

const unknown = [
  '/fr/rien',
  '/fr/rien/',
  '/fr/rien.html',
  '/fr/v1/guides/rien',
  '/fr/v1/guides/faq/plus',
  '/fr/v1/guides/getting-started/setup/rien',
  '/fr/blog/nope',
  '/fr/blog/2022/06',
  '/fr/blog/page/3',
  '/en/v1/guides',
  '/rien',
  '/french',
  '/fr/constructor',
  '/fr/v1/guides/faq%0d%0aX-Test:1',
  '/_next/static/rien.js',
];

/** Every request that hosts are compared by, generated from an export and the lists above. */
export function addressTable(folder: string, base: string): Row[] {
  const html = { status: 200, type: typeOf('x.html'), cache: caching.other };
  const notFound = { status: 404, type: typeOf('x.html'), cache: caching.error };
  const rows: Row[] = [{ kind: 'root', request: '/', status: 302, location: '/fr/' }];
  const moved = (kind: Kind, request: string, location: string): void => {
    const [target = '', hash] = location.split('#');
    rows.push({
      kind,
      request: `${request}?q=1&b=%20`,
      status: 301,
      location: `${target}?q=1&b=%20${hash ? `#${hash}` : ''}`,
    });
  };
  for (const request of ['/fr', '/fr.html']) moved('home', request, '/fr/');
  for (const request of ['/fr/index', '/fr/index.html']) moved('home index', request, '/fr/');
  moved('case', '/FR/', '/fr/');
  const listed = (JSON.parse(readFileSync(path.join(folder, 'fr/pages.json'), 'utf8')) as string[]).map(
    (page) => page.slice(base.length),
  );
  for (const page of listed) {
    const address = page === '/fr' ? '/fr/' : page;
    rows.push({ kind: 'page', request: address, ...html });
    if (existsSync(path.join(folder, `${page}.md`))) {
      const copy = { status: 200, type: typeOf('x.md'), cache: caching.other };
      rows.push({ kind: 'file', request: `${page}.md`, ...copy });
      rows.push({ kind: 'negotiated', request: address, accept: 'text/markdown', ...copy });
    }
    if (page === '/fr') continue;
    rows.push({ kind: 'page', request: `${page}/`, ...html });
    moved('extension', `${page}.html`, page);
    moved('index', `${page}/index`, page);
    moved('index', `${page}/index.html`, page);
    moved('case', page.toUpperCase().replace('/FR/', '/fr/'), page);
    moved('doubled slash', page.replace('/fr/', '/fr//'), page);
  }
  // The quality decides, not the order.
  for (const [accept, type] of [
    ['text/markdown;q=0.85, text/html;q=0.9', 'x.html'],
    ['text/markdown;charset=utf-8;q=0, */*', 'x.html'],
    ['text/html;q=0.89, text/markdown;q=0.9', 'x.md'],
    ['text/html;q=0, text/markdown', 'x.md'],
  ] as const)
    rows.push({ kind: 'negotiated', request: '/fr/v1/guides', accept, status: 200, type: typeOf(type) });
  for (const [from, to] of former) moved('former', from, to);
  for (const [from, to] of former.filter(([address]) => !/\/$|\/v1$/.test(address)))
    moved('former, other spelling', `${from}.html`, to);
  for (const [from, to] of elsewhere)
    rows.push({ kind: 'other site', request: from, status: 301, location: to });
  for (const request of unknown) rows.push({ kind: 'unknown', request, ...notFound });
  for (const request of ['/fr/docs/nope', '/fr/v1/api/js/modules/nope', '/fr/api'])
    rows.push({ kind: 'unknown below a former path', request, ...notFound });
  for (const request of ['/404', '/404.html']) rows.push({ kind: 'not-found file', request, ...notFound });
  const files = [
    '/fr/index.txt',
    '/fr/v1/guides.txt',
    '/fr/v1/guides/__next._tree.txt',
    '/fr/sw.js',
    '/fr/manifest.webmanifest',
    '/fr/llms.txt',
    '/robots.txt',
    '/fr/sitemap.xml',
  ];
  const feeds = ['/fr/blog/rss.xml', '/fr/v1/atom.xml', '/fr/blog/feed.json'];
  for (const request of [...files, ...feeds, ...precached(folder, base)]) {
    const file = path.join(folder, request);
    if (!/\.\w+$/.test(request)) rows.push({ kind: 'page', request, ...html });
    else if (existsSync(file)) rows.push({ kind: 'file', request, ...fileAnswer(request) });
  }
  return rows;
}

function fileAnswer(request: string): Pick<Row, 'status' | 'type' | 'cache'> {
  const cache = request.startsWith('/_next/static/') ? caching.hashed : caching.other;
  return { status: 200, type: typeOf(request), cache };
}

/** Content type that hosts send for a file, by its name. */
export function typeOf(file: string): string {
  const type = contentTypes[path.extname(file).slice(1)] ?? '';
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Addresses in the list of the offline worker: pages and search files. */
function precached(folder: string, base: string): string[] {
  const worker = path.join(folder, 'fr/sw.js');
  if (!existsSync(worker)) return [];
  return [...readFileSync(worker, 'utf8').matchAll(/\["(\/[^"]+)","\w*",[\de]+\]/g)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(`${base}/fr/`))
    .map((address) => address.slice(base.length));
}
