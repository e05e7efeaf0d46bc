import { site, toHref, type Locale } from '../site/config';

/** Full address of a route: `https://v1.tauri.app/fr/v1/guides`. */
export function toUrl(route: string, locale: Locale): string {
  return site.origin + toHref(route, locale);
}

/** Markup whose links and pictures work outside of the site. Buttons and icons, which need the site, are left out. */
export function toPortableHtml(html: string, pageUrl: string): string {
  return html
    .replace(/<button\b[\s\S]*?<\/button>/g, '')
    .replace(/<div class="tab-list"[^>]*>\s*<\/div>/g, '')
    .replace(
      /\s(href|src)="(#[^"]*|\/(?!\/)[^"]*)"/g,
      (_, name: string, target: string) =>
        ` ${name}="${target.startsWith('#') ? pageUrl : site.origin}${target}"`,
    );
}
