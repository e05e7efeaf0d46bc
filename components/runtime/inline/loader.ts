import { loadFiles } from '@/lib/browser/load';
import { progressTemplate } from '@/lib/browser/trusted-types';

/**
 * Runs at the end of <body>: loads the runtime after the load event or on the first press, and retries until all its files have arrived.
 * Keeps the last press until then; the runtime repeats it.
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

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Fetches the files in parallel before the entry imports them: a browser never retries an import that has failed once. */
async function load(): Promise<void> {
  if (loading) return;
  loading = true;
  const names = files.split(' ');
  const base = new URL(`${folder}/`, location.href).href;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    try {
      await loadFiles(base, names);
      break;
    } catch (error) {
      console.warn(error);
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  const script = Object.assign(document.createElement('script'), { type: 'module', src: base + names[0] });
  document.head.append(script);
}

for (const name of ['click', 'pointerdown', 'keydown'])
  addEventListener(
    name,
    (event) => {
      if (!window.loadFiles) window.lastPress = event;
      void load();
    },
    { passive: true, capture: true },
  );
// Not in an idle callback: Chromium sometimes runs it only 2.7 s after the load.
addEventListener('load', () => setTimeout(() => void load()));
