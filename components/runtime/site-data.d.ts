/** Id of the announcement, in inline scripts (lib/export/inline-scripts). */
declare const ANNOUNCEMENT_ID: string;

/** Modules that the build writes: data of a locale, and the compiled schema of the configuration; `scripts/postbuild/live-scripts.ts` adds them to the scripts. */
declare module 'site:labels' {
  export const labels: import('@/lib/i18n/labels').Labels;
}
declare module 'site:anchors' {
  export const anchors: import('@/lib/api-reference/config-anchors').ConfigAnchors;
}
declare module 'site:sample-frame' {
  const script: string;
  export default script;
}
declare module 'site:validate-config' {
  const validate: import('@/lib/api-reference/check-config').Validate;
  export default validate;
}
