type Texts = { title: string; reason: string; current: string; suggestion: string };

/**
 * Script of the home page that shows a banner when neither style sheet nor script could load, which happens when the site is
 * served under another path than it was built for. The words are in the script, so that no search engine indexes them.
 * Styles are set through the object model, because the security policy forbids inline styles.
 */
export function baseCheckScript(
  base: string,
  basePath: string,
  texts: { lang: string; words: Texts }[],
): string {
  const data = JSON.stringify(
    texts.map(({ lang, words }) => [
      lang,
      words.title,
      words.reason,
      `${words.current} ${base}`,
      `${words.suggestion} SITE_BASE_PATH=`,
      base.slice(basePath.length),
    ]),
  );
  return (
    `(function(w,d){w.addEventListener("load",function(){var r=d.documentElement,b,p;` +
    `if(r.hasAttribute("data-ready")||getComputedStyle(r).getPropertyValue("--bar"))return;` +
    `p=location.pathname.replace(/(?:index)?\\.html$/,"").replace(/^(.*[^/])?\\/*$/,"$1/");` +
    `b=d.createElement("div");b.id="base-url-banner";b.style.cssText="margin:0 0 1rem;padding:1rem;border:.3rem solid #b3261e;background:#fff3e0;color:#7a1500;font:1rem/1.5 sans-serif";` +
    `${data.replace(/</g, '\\u003C')}.forEach(function(t){var s=d.createElement("div"),l=t[5],i,e;s.lang=t[0];` +
    // Only an address that ends like the home page shows the base path.
    `for(i=1;i<(p.slice(-l.length)==l?5:4);i++){e=d.createElement("p");e.textContent=i<4?t[i]:t[i]+p.slice(0,-l.length);if(i<2)e.style.fontWeight="bold";s.appendChild(e)}b.appendChild(s)});` +
    `d.body.insertBefore(b,d.body.firstChild)})})(window,document)`
  );
}
