import { progressTemplate } from '@/lib/browser/trusted-types';

/**
 * Runs at the end of <body>: loads the runtime when the page is loaded and idle, or on the first press. Keeps the last press
 * until the runtime has come, which repeats it.
 */

declare global {
  interface Window {
    lastPress?: Event | undefined;
    loadFiles?: unknown;
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
}

// The only policy: HTML is parsed by DOMParser, which runs nothing, or is the progress bar; scripts are of this origin.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html: string, _type: string, sink: string) =>
    sink === 'DOMParser parseFromString' || html === progressTemplate ? html : null,
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
});

const { folder = '', files = '' } = document.currentScript?.dataset ?? {};
let loading = false;

/** All imports of the entry are requested at once, not one round trip after the other. */
function load(): void {
  if (loading) return;
  loading = true;
  const [entry, ...imports] = files.split(' ').map((file) => `${folder}/${file}`);
  const add = (tag: string, properties: object): void =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  for (const href of imports) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: entry });
}

for (const name of ['click', 'pointerdown', 'keydown'])
  addEventListener(
    name,
    (event) => {
      if (!window.loadFiles) window.lastPress = event;
      load();
    },
    { passive: true, capture: true },
  );
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
  else setTimeout(load, 200);
});
