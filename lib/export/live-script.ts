import { firstPaintScript } from '../browser/first-paint';
import { trustedTypesScript } from '../browser/trusted-types';

const frameworkScript = /<script(?: id="_R_")?(?: src="[^"]*\/_next\/[^"]*")?[^>]*>([\s\S]*?)<\/script>/g;
const frameworkHint = /<link rel="preload" as="script"[^>]*\/>/g;
const frameworkData = /^\(globalThis\["TURBOPACK"\]|^\(?self\.__next_f/;

/** Folder, the entry in it, and what the entry imports, which would otherwise come a round trip later. */
export type LiveScript = { folder: string; entry: string; imports: string[] };

/**
 * Takes the framework's scripts and the data they work on out of a page, and puts the site's own in their place: one small
 * inline script asks for it when the page has loaded and the browser is idle, or at the first sign of use, together with the
 * files it imports, and keeps the last sign until it has come (components/runtime/early-press). Throws when a page has no
 * framework script, which would mean that the framework writes them in another way.
 */
export function replaceScripts(html: string, source: LiveScript, name: string): string {
  let found = 0;
  const slim = html.replace(frameworkHint, '').replace(frameworkScript, (tag, content: string) => {
    if (!tag.includes(' src="') && !frameworkData.test(content)) return tag;
    found += 1;
    return '';
  });
  // Small pages that lead elsewhere have none.
  if (found === 0 && html.includes('http-equiv="refresh"')) return html;
  if (found === 0 || /__next_f|TURBOPACK/.test(slim)) {
    throw new Error(
      `${name}: the framework's scripts were not found where they used to be\n` +
        `  → its markup has changed; see lib/export/live-script.ts`,
    );
  }
  // A page that had to be written again while the machine was busy can hold the rest of the first attempt.
  if (slim.split('</html>').length !== 2)
    throw new Error(`${name}: the page does not end once\n  → build again, with less work beside it`);
  return putBeforeStyles(slim, `<script>${firstPaintScript()}</script>`, name).replace(
    '</body>',
    () => `<script>${trustedTypesScript()}${loader(source)}</script></body>`,
  );
}

/**
 * Puts the script of the first paint in front of the style sheets, where the framework lets nothing stand: behind them it
 * would wait until they have come, and what follows with it. Throws when it is not behind a style sheet.
 */
function putBeforeStyles(html: string, script: string, name: string): string {
  const sheet = html.indexOf('<link rel="stylesheet"');
  if (sheet < 0 && html.includes('http-equiv="refresh"')) return html; // as small as it can be: it leads elsewhere
  const from = html.indexOf(script, sheet);
  if (sheet < 0 || from < 0)
    throw new Error(
      `${name}: the script of the first paint was not found after a style sheet\n` +
        `  → the markup has changed; see lib/export/live-script.ts`,
    );
  return html.slice(0, sheet) + script + html.slice(sheet, from) + html.slice(from + script.length);
}

function loader({ folder, entry, imports }: LiveScript): string {
  const files = JSON.stringify([...imports, entry]);
  return (
    `(function(w,d,done){function add(n,k,v,f){var e=d.createElement(n);e[k]=v;e[n=="link"?"href":"src"]="${folder}/"+f;d.head.appendChild(e)}` +
    `function load(){if(done)return;done=1;${files}.forEach(function(f,i,a){i<a.length-1?add("link","rel","modulepreload",f):add("script","type","module",f)})}` +
    `["click","pointerdown","keydown"].forEach(function(n){w.addEventListener(n,function(e){w.loadFiles||(w.lastSign=e);load()},{passive:true,capture:true})});` +
    `w.addEventListener("load",function(){w.requestIdleCallback?w.requestIdleCallback(load,{timeout:2000}):setTimeout(load,200)})})(window,document)`
  );
}
