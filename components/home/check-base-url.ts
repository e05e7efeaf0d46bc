/** Texts of the banner in a language. */
export type BaseUrlText = { lang: string; title: string; lines: string[]; suggestion: string };

/**
 * Runs as an inline script on the home page: shows a banner if React could not start and the site is served under another path than it
 * was built for. It is inlined by its source text: it must not use anything from outside.
 */
export function checkBaseUrl(texts: BaseUrlText[], builtFor: string, home: string): void {
  addEventListener('load', () => {
    const path = location.pathname.replace(/(?:index)?\.html$/, '').replace(/^(.*[^/])?\/*$/, '$1/');
    if (path === builtFor + home) return;
    setTimeout(() => {
      if ('ready' in document.documentElement.dataset) return;
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
  });
}
