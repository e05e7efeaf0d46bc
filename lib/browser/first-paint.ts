import { site } from '../site/config';
import { keys } from './storage';

/**
 * Script that runs before anything is painted: script is on, colour mode, closed announcement, chosen tabs, pages read
 * last. Small, guarded, the same on every page (so that the security policy names one hash). It only writes attributes
 * of <html>; `window.firstPaint` writes them again where the document had to be made anew. Letter case of a stored tab does not count: the original site stored `Yarn` and `Bash`.
 */
export function firstPaintScript(): string {
  return (
    `(window.firstPaint=function(){var d=document,c=d.documentElement,u=navigator.userAgent,` +
    `g=function(k){try{return localStorage.getItem(k)}catch(e){}},` +
    `s=function(n,v){c.setAttribute("data-"+n,v)},` +
    `w=function(n,k,r,v){k=String(g(k)).toLowerCase();s(n,r.test(k)?k:v)},t,n;` +
    `c.classList.add("js");` +
    `try{t=new URLSearchParams(location.search).get("docusaurus-theme")}catch(e){}` +
    `/^(light|dark)$/.test(t)||(t=g("${keys.colorMode}"));` +
    `/^(light|dark)$/.test(t)||(t=matchMedia("(prefers-color-scheme:light)").matches&&!matchMedia("(prefers-color-scheme:dark)").matches?"light":"dark");` +
    `s("theme",t);` +
    `g("${keys.announcementId}")=="${site.announcementId}"&&g("${keys.announcementDismissed}")=="true"&&s("announcement","closed");` +
    `w("os","${keys.tab('os')}",/^(windows|macos|linux)$/,/Mac|iPhone|iPad/.test(u)?"macos":/Linux|X11|Android/.test(u)?"linux":"windows");` +
    `w("package-manager","${keys.tab('package-manager')}",/^(npm|yarn|pnpm|bun|cargo)$/,"npm");` +
    `w("shell","${keys.tab('shell')}",/^(bash|powershell|cmd)$/,/Windows/.test(u)?"powershell":"bash");` +
    // A place in the text is looked for: see components/doc/lay-out-whole.
    `(location.hash||(performance.getEntriesByType("navigation")[0]||{}).type!="navigate")&&s("whole","");` +
    `try{n=JSON.parse(g("${keys.lastPages}")).length;n>0&&s("continue",n>2?3:n)}catch(e){}` +
    `})()`
  );
}

/** Script right after the sidebar: reopens its groups and restores its scroll place before the first paint. */
export function sidebarScript(): string {
  return (
    `(function(d){var a=d.querySelector(".sidebar"),n=a.dataset.name,o,y,c,r,b;` +
    `try{y=sessionStorage.getItem("${keys.sidebarScroll('"+n+"')}");o=JSON.parse(sessionStorage.getItem("${keys.sidebarOpen('"+n+"')}"))}catch(e){}` +
    `a.querySelectorAll("[data-group]").forEach(function(l){var v=o&&o[l.dataset.group];typeof v=="boolean"&&(v||!l.querySelector("[aria-current]"))&&(l.toggleAttribute("data-open",v),l.querySelector("button").setAttribute("aria-expanded",v))});` +
    // Not shown there: asking for places would only lay the page out once more.
    `if(matchMedia("(max-width:62.25em)").matches)return;` +
    `a.scrollTop=+y||0;c=a.querySelector("[aria-current]");` +
    `if(c){r=c.getBoundingClientRect();b=a.getBoundingClientRect();if(r.top<b.top||r.bottom>Math.min(b.bottom,innerHeight))a.scrollTop+=r.top-b.top-b.height/3}` +
    `})(document)`
  );
}
