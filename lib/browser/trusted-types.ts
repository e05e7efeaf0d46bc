/** Markup of the progress bar. The library's own carries a role that does not exist. */
export const progressTemplate = '<div class="bar" aria-hidden="true"></div>';

/**
 * Script that makes the page's only policy for Trusted Types, after which nothing can turn a text into markup or into
 * the address of a script, but: pages of this site that are parsed (nothing in them runs), the markup of the progress
 * bar, and scripts of this origin. Every other use throws. Browsers without Trusted Types leave it out.
 */
export function trustedTypesScript(): string {
  const template = JSON.stringify(progressTemplate).replaceAll('<', '\\x3c');
  return (
    `window.trustedTypes&&trustedTypes.createPolicy("default",{` +
    `createHTML:function(h,t,s){return s=="DOMParser parseFromString"||h==${template}?h:null},` +
    `createScriptURL:function(u){return new URL(u,location.href).origin==location.origin?u:null}});`
  );
}
