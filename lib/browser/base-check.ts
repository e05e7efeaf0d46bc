type Texts = { title: string; reason: string; current: string; defaultValue: string; suggestion: string };

/**
 * Script of the home page that says so when neither style sheet nor script could load, which happens when the site is
 * served under another path than it was built for. The words are in the script and only become text of the page then,
 * so no search engine takes them for the page's. Styles are set through the object model, which a strict policy allows.
 */
export function baseCheckScript(
  base: string,
  isDefault: boolean,
  texts: { lang: string; words: Texts }[],
): string {
  const data = JSON.stringify(
    texts.map(({ lang, words }) => [
      lang,
      words.title,
      words.reason,
      `${words.current} = ${base}${isDefault ? ` ${words.defaultValue}` : ''}`,
      words.suggestion,
    ]),
  );
  return (
    `(function(w,d){w.addEventListener("load",function(){var r=d.documentElement,b,p;` +
    `if(r.hasAttribute("data-ready")||getComputedStyle(r).getPropertyValue("--bar"))return;` +
    `p=location.pathname.replace(/(?:index)?\\.html$/,"").replace(/^(.*[^/])?\\/*$/,"$1/");` +
    `b=d.createElement("div");b.id="base-url-banner";b.style.cssText="margin:0 0 1rem;padding:1rem;border:.3rem solid #b3261e;background:#fff3e0;color:#7a1500;font:1rem/1.5 sans-serif";` +
    `${data.replace(/</g, '\\u003C')}.forEach(function(t){var s=d.createElement("div"),i,e;s.lang=t[0];` +
    `for(i=1;i<5;i++){e=d.createElement("p");e.textContent=i<4?t[i]:t[i]+" = "+p;if(i<2)e.style.fontWeight="bold";s.appendChild(e)}b.appendChild(s)});` +
    `d.body.insertBefore(b,d.body.firstChild)})})(window,document)`
  );
}
