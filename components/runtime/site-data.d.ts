/** Id of the announcement, in inline scripts (lib/export/inline-scripts). */
declare const ANNOUNCEMENT_ID: string;

/** Data of a locale that are the same on all its pages; `scripts/postbuild/live-scripts.ts` writes them into its script. */
declare module 'site:labels' {
  export const labels: import('@/lib/i18n/labels').Labels;
}
declare module 'site:navbar' {
  export const navbar: import('../navbar/menu-model').NavbarModel;
}
