const scriptTag = /<script src="([^"]+)"([^>]*)><\/script>/g;
const scriptHint = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Takes the framework's script files out of a page's critical path: one small inline script asks for them when the page
 * has loaded and the browser is idle, or at the first sign of use. Their order does not matter: the bundler's runtime
 * waits for the files it needs. Scripts for old browsers (`noModule`) are dropped; the site's syntax is beyond them anyway.
 * Throws when a page has no script files, which would mean that the framework writes them in another way.
 */
export function loadScriptsLate(html: string, name: string): string {
  const sources: string[] = [];
  const slim = html.replace(scriptHint, '').replace(scriptTag, (_tag, source: string, rest: string) => {
    if (!/nomodule/i.test(rest)) sources.push(source);
    return '';
  });
  if (sources.length === 0) {
    // Small pages that lead elsewhere have none.
    if (html.includes('http-equiv="refresh"')) return html;
    throw new Error(
      `${name}: no script file found in the page\n  → the framework's markup has changed; see lib/export/late-scripts.ts`,
    );
  }
  return joinTail(slim.replace('</body>', `<script>${loader([...new Set(sources)])}</script></body>`));
}

/** Puts the inline scripts at the end of a page together into one: fewer bytes, and one hash in the security policy. */
function joinTail(html: string): string {
  return html.replace(
    /(?:<script(?: id="_R_")?>(?:(?!<\/script>)[\s\S])*<\/script>){2,}(?=<\/body>)/,
    (tail) => {
      const contents = [...tail.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, content = '']) =>
        content.replace(/;?\s*$/, ';'),
      );
      return `<script>${contents.join('')}</script>`;
    },
  );
}

function loader(sources: string[]): string {
  const prefix = commonPrefix(sources);
  const names = sources.map((source) => source.slice(prefix.length, -'.js'.length)).join(' ');
  return (
    `(function(w,d,done){function load(){if(done)return;done=1;"${names}".split(" ").forEach(function(n){var s=d.createElement("script");` +
    `s.src="${prefix}"+n+".js";s.async=true;d.head.appendChild(s)})}` +
    `["pointerdown","keydown","touchstart"].forEach(function(e){w.addEventListener(e,load,{once:true,passive:true,capture:true})});` +
    `function idle(){w.requestIdleCallback?w.requestIdleCallback(load,{timeout:2000}):setTimeout(load,200)}` +
    `d.readyState=="complete"?idle():w.addEventListener("load",idle)})(window,document)`
  );
}

function commonPrefix([first = '', ...others]: string[]): string {
  let length = first.lastIndexOf('/') + 1;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}
