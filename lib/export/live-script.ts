import { trustedTypesScript } from '../browser/trusted-types';

/** The entry script of a locale, and the files it imports, which are preloaded with it. */
export type LiveScript = { folder: string; entry: string; imports: string[] };

/**
 * Adds the inline script that loads the site's own scripts: once the page has loaded and the browser is idle, or at the first
 * click, touch or key. It keeps that first event until the scripts can handle it (components/runtime/early-press).
 */
export function addLoader(html: string, source: LiveScript): string {
  return html.replace('</body>', () => `<script>${trustedTypesScript()}${loader(source)}</script></body>`);
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
