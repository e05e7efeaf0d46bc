import moved from './moves.json';

/**
 * Former addresses and their targets, without locale prefix; the first match wins. A final `*` is the rest of the
 * path, in the target too. `cutAt` drops the rest of the path from that character on.
 */
export type RedirectRule = { from: string; to: string; cutAt?: string };

/** `/a/*` → `/a`; returns an address without `*` as it is. */
export function baseOf(pattern: string): string {
  return pattern.replace(/\/\*$/, '');
}

/**
 * Written by `npm run rename`: former route → current route, and `route#heading` → current address of its text. Each one is
 * a single step, so their order does not matter.
 */
export const moves: Readonly<Record<string, string>> = moved;

/** Posts published after June 15, 2023: they exist on the site of version 2 only, under their bare name. */
const laterPosts = [
  ['2023/09/07', 'roadmap-to-tauri-2-0'],
  ['2023/09/28', 'tauri-1-5'],
  ['2023/11/13', 'partnership-crabnebula'],
  ['2024/02/02', 'tauri-2-0-0-beta'],
  ['2024/02/19', 'tauri-1-6'],
  ['2024/04/10', 'cve-2024-24576'],
  ['2024/06/28', 'tauri-board-elections-2024'],
  ['2024/07/01', 'tauri-1-7'],
  ['2024/08/01', 'tauri-2-0-0-release-candidate'],
  ['2024/10/02', 'tauri-20'],
] as const;

const written: RedirectRule[] = [
  { from: '/v1', to: '/v1/guides' },
  { from: '/docs/guides/*', to: '/v1/guides/features/*' },
  { from: '/docs/api/rust/*', to: 'https://docs.rs/tauri/1/*' },
  { from: '/docs/*', to: '/v1/*' },
  { from: '/api/*', to: '/v1/api/*' },
  { from: '/guides/*', to: '/v1/guides/*' },
  { from: '/references/*', to: '/v1/references/*' },
  { from: '/v1/guides/getting-started/tauri-cli', to: '/v1/guides/getting-started/setup/html-css-js' },
  { from: '/v1/guides/examples/*', to: '/v1/guides/features/*' },
  {
    from: '/v1/guides/architecture/brownfield',
    to: '/v1/references/architecture/inter-process-communication/brownfield',
  },
  {
    from: '/v1/guides/architecture/isolation',
    to: '/v1/references/architecture/inter-process-communication/isolation',
  },
  { from: '/v1/guides/architecture/*', to: '/v1/references/architecture/*' },
  { from: '/v1/guides/development/security', to: '/v1/references/security' },
  { from: '/v1/guides/distribution/windows', to: '/v1/guides/building/windows' },
  { from: '/v1/guides/distribution/linux', to: '/v1/guides/building/linux' },
  { from: '/v1/guides/building/debian', to: '/v1/guides/building/linux' },
  { from: '/v1/api/js/modules/*', to: '/v1/api/js/*' },
  // The generator's pages were named `module.Symbol`.
  { from: '/v1/api/js/classes/*', to: '/v1/api/js/*', cutAt: '.' },
  { from: '/v1/api/js/enums/*', to: '/v1/api/js/*', cutAt: '.' },
  { from: '/v1/api/js/interfaces/*', to: '/v1/api/js/*', cutAt: '.' },
  { from: '/v1/about/*', to: '/about/*' },
  { from: '/about/security', to: '/v1/references/architecture/security' },
  { from: '/about/benchmarks', to: '/v1/references/benchmarks' },
  { from: '/release-notes', to: '/releases' },
  { from: '/partners', to: '/#sponsors' },
  { from: '/2/*', to: 'https://v2.tauri.app/*' },
  ...laterPosts.flatMap(([date, slug]) =>
    [`/blog/${slug}`, `/blog/${date}/${slug}`].map((from) => ({
      from,
      to: `https://v2.tauri.app/blog/${slug}`,
    })),
  ),
];

export const redirectRules: RedirectRule[] = [
  ...Object.entries(moves)
    .filter(([from]) => !from.includes('#')) // hosts never receive the fragment
    .map(([from, to]) => ({ from: from.toLowerCase(), to })),
  ...written.map((rule) => ({ ...rule, to: moves[rule.to] ?? rule.to })),
];
