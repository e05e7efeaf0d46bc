/** Headers of every answer, written once for all hosts: `_headers`, nginx, the built-in server; a test holds vercel.json to them. */
export type Header = readonly [name: string, value: string];

export const securityHeaders: readonly Header[] = [
  // The rest of the policy is in each page; this part works in a header only.
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Without subdomains: they are not this site's to decide about. Browsers ignore the header on plain http.
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Feed readers and other sites may show our pictures.
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** A file whose name holds its content's hash is kept for good, everything else is asked for again. */
export const caching = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/**
 * `_headers` of Netlify and Cloudflare Pages. Where two patterns name the same header those hosts join the values, so no
 * header stands under two patterns that meet; without one, both hosts ask for a file again.
 */
export function renderHeadersFile(base: string): string {
  const rule = (pattern: string, headers: readonly Header[]): string[] => [
    base + pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    ...rule('/*', securityHeaders),
    ...rule('/_next/static/*', [['Cache-Control', caching.hashed]]),
    ...rule('/*.md', [['Content-Type', 'text/markdown; charset=utf-8']]),
    '',
  ].join('\n');
}

/** The same for a `location` block of nginx, which inherits none when it names one of its own. */
export function renderNginxHeaders(cacheControl: string): string[] {
  const headers: Header[] = [...securityHeaders, ['Cache-Control', cacheControl]];
  return headers.map(([name, value]) => `  add_header ${name} "${value}" always;`);
}
