import { own } from '../text/own';

type Header = readonly [name: string, value: string];

/** Security headers of every response on every host; a test compares vercel.json with them. */
export const securityHeaders: readonly Header[] = [
  // The rest of the policy is in each page; this directive works in a header only.
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Without includeSubDomains: other teams may own them. Browsers ignore the header on plain HTTP.
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Feed readers and other sites may embed our pictures.
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** `Cache-Control` of files whose name contains a content hash, of all other files, and of errors. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
  error: 'no-store',
} as const;

/** Content types by file extension. Text types are sent with `charset=utf-8`. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  md: 'text/markdown',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Content type of a file by its name: `feed.json` → `application/json`; empty for an unknown extension. */
export function contentTypeOf(name: string): string {
  const extension = /\.(\w+)$/.exec(name)?.[1] ?? '';
  return own(contentTypes, extension) ?? '';
}

/** True for content types that need a charset. */
export function isText(type: string): boolean {
  return /^text\/|json$|xml$/.test(type);
}

/**
 * The media type in an `Accept` header; the group is its quality value, empty for a type without one. PCRE and JavaScript read these
 * patterns alike.
 */
const qualityOf = (type: string): string =>
  `(?:^|,)\\s*${type}\\s*(?:;(?!\\s*q=)[^,;]*)*(?:;\\s*q=([01](?:\\.\\d{0,3})?)\\s*)?(?:[;,]|$)`;
export const qualityPatterns = { markdown: qualityOf('text/markdown'), html: qualityOf('text/html') };

/**
 * The quality values of Markdown and HTML, `0.5 0.8`, with which a client gets the page: Markdown is not acceptable, or HTML is
 * preferred. Fractions are compared by the first digit that differs. A client that names both alike gets the Markdown file, which
 * no browser asks for.
 */
export const prefersHtml = [
  '^0(?:\\.0*)? ',
  '^0\\S* (?:1\\S*)?$',
  `^(0\\.\\d*)(?: \\1\\d*[1-9]|${[...'012345678'].map((digit) => `${digit}\\d* \\1[${Number(digit) + 1}-9]`).join('|')})`,
].join('|');

/** True for an `Accept` header that asks for the Markdown file of a page. Wildcards stand for the page. */
export function asksForMarkdown(accept: string): boolean {
  const quality = (pattern: string): string => {
    const named = new RegExp(pattern, 'i').exec(accept);
    return named ? (named[1] ?? '') : '0';
  };
  return !new RegExp(prefersHtml).test(
    `${quality(qualityPatterns.markdown)} ${quality(qualityPatterns.html)}`,
  );
}

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values when two matching patterns name the same header, so each
 * header is under one pattern only. Without a `Cache-Control` rule both hosts revalidate.
 */
export function renderHeadersFile(base: string): string {
  const rule = (pattern: string, headers: readonly Header[]): string[] => [
    base + pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ];
  const typed = ['md', 'xml'].flatMap((extension) =>
    rule(`/*.${extension}`, [['Content-Type', `${contentTypes[extension]}; charset=utf-8`]]),
  );
  return [
    ...rule('/*', securityHeaders),
    ...rule('/_next/static/*', [['Cache-Control', caching.hashed]]),
    ...typed,
    '',
  ].join('\n');
}
