/**
 * Runs as an inline script on the home page: shows the banner if React could not start and the site is served under another path than it
 * was built for. It is inlined by its source text: it must not use anything from outside.
 */
export function checkBaseUrl(builtFor: string, home: string): void {
  addEventListener('load', () => {
    const path = location.pathname.replace(/(?:index)?\.html$/, '').replace(/^(.*[^/])?\/*$/, '$1/');
    if (path === builtFor + home) return;
    setTimeout(() => {
      const banner = document.getElementById('base-url-banner');
      if (!banner || 'ready' in document.documentElement.dataset) return;
      banner.hidden = false;
      // The base path is known only if the address ends like that of the home page.
      if (!path.endsWith(home)) return;
      for (const suggestion of banner.querySelectorAll<HTMLElement>('[hidden]')) {
        suggestion.append(path.slice(0, -home.length));
        suggestion.hidden = false;
      }
    });
  });
}
