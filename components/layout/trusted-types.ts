declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
}

/**
 * Runs as an inline script and creates the only Trusted Types policy. Markup is accepted from the parser of other pages, which runs
 * nothing, from React (an empty script element) and NProgress (its bar), and where it is plain text; scripts are of this origin.
 * It is inlined by its source text: it must not use anything from outside.
 */
export function createTrustedTypes(progressTemplate: string): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html: string, _type: string, sink: string) =>
      sink === 'DOMParser parseFromString' ||
      html === '<script></script>' ||
      html === progressTemplate ||
      !html.includes('<')
        ? html
        : null,
    createScriptURL: (address: string) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
