/**
 * Runs on the home page: shows a banner if the runtime could not load and the site is served under another path than it was built
 * for. The texts are in an attribute, so that search engines do not index them.
 */
type Banner = { lang: string; title: string; lines: string[]; suggestion: string };

const { values = '[]', basePath: builtFor = '', home = '/' } = document.currentScript?.dataset ?? {};
const texts = JSON.parse(values) as Banner[];

addEventListener('load', () => {
  const path = location.pathname.replace(/(?:index)?\.html$/, '').replace(/^(.*[^/])?\/*$/, '$1/');
  if ('ready' in document.documentElement.dataset || path === builtFor + home) return;
  // The base path is known only if the address ends like that of the home page.
  const basePath = path.endsWith(home) ? path.slice(0, -home.length) : undefined;
  const banner = document.createElement('div');
  banner.id = 'base-url-banner';
  // Allowed by the security policy, unlike a style attribute in the HTML.
  banner.style.cssText =
    'margin:0 0 1rem;padding:1rem;border:.3rem solid #b3261e;background:#fff3e0;color:#7a1500;font:1rem/1.5 sans-serif';
  for (const { lang, title, lines, suggestion } of texts) {
    const part = document.createElement('div');
    part.lang = lang;
    for (const text of [title, ...lines, ...(basePath === undefined ? [] : [suggestion + basePath])]) {
      const line = document.createElement('p');
      line.textContent = text;
      if (text === title) line.style.fontWeight = 'bold';
      part.append(line);
    }
    banner.append(part);
  }
  document.body.prepend(banner);
});

export {};
