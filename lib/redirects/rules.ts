/** Former addresses and where they lead, without locale prefix. `*` stands for the rest of the path. The first match wins. */
export type RedirectRule = { from: string; to: string };

export const redirectRules: RedirectRule[] = [
  { from: '/v1', to: '/v1/guides' },
  { from: '/docs/guides/*', to: '/v1/guides/features/*' },
  { from: '/docs/api/rust/*', to: 'https://docs.rs/tauri/1/tauri/' },
  { from: '/docs/*', to: '/v1/*' },
  { from: '/api/*', to: '/v1/api/*' },
  { from: '/guides/*', to: '/v1/guides/*' },
  { from: '/references/*', to: '/v1/references/*' },
  { from: '/v1/guides/getting-started/setup/*', to: '/v1/guides/getting-started/prerequisites' },
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
  { from: '/v1/api/js/classes/window.webviewwindow/*', to: '/v1/api/js/window' },
  { from: '/v1/api/js/modules/*', to: '/v1/api/js/*' },
  { from: '/v1/api/js/classes/*', to: '/v1/api/js' },
  { from: '/v1/api/js/enums/*', to: '/v1/api/js' },
  { from: '/v1/api/js/interfaces/*', to: '/v1/api/js' },
  { from: '/v1/about/*', to: '/about/*' },
  { from: '/about/security', to: '/v1/references/architecture/security' },
  { from: '/about/benchmarks', to: '/v1/references/benchmarks' },
  { from: '/release-notes', to: '/releases' },
  { from: '/partners', to: '/#sponsors' },
  { from: '/2/*', to: 'https://v2.tauri.app/*' },
  // Posts after June 2023 were only ever published on the site of the next version.
  { from: '/blog/*', to: 'https://v2.tauri.app/blog/*' },
];
