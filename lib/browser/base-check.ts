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
    ]),
  );
  const locale = JSON.stringify(base.slice(basePath.length));
  return (
    `(function(w,d){w.addEventListener("load",function(){var r=d.documentElement,l=${locale},b,p;` +
    `if(r.hasAttribute("data-ready")||getComputedStyle(r).getPropertyValue("--bar"))return;` +
    `p=location.pathname.replace(/(?:index)?\\.html$/,"").replace(/^(.*[^/])?\\/*$/,"$1/");` +
    // Only an address that ends like the home page tells the base path.
    `p=p.slice(-l.length)==l?p.slice(0,-l.length):null;` +
    `b=d.createElement("div");b.id="base-url-banner";b.style.cssText="margin:0 0 1rem;padding:1rem;border:.3rem solid #b3261e;background:#fff3e0;color:#7a1500;font:1rem/1.5 sans-serif";` +
    `${data.replace(/</g, '\\u003C')}.forEach(function(t){var s=d.createElement("div"),i,e;s.lang=t[0];` +
    `for(i=1;i<(p==null?4:5);i++){e=d.createElement("p");e.textContent=i<4?t[i]:t[i]+p;if(i<2)e.style.fontWeight="bold";s.appendChild(e)}b.appendChild(s)});` +
    `d.body.insertBefore(b,d.body.firstChild)})})(window,document)`
  );
}
