import { site, toHref, type Locale } from '../site/config';

/** A page of the built site, as feeds, Markdown files and lists for machines read it. */
export type SitePage = {
  /** Address without locale. */
  route: string;
  /** Language of its text. */
  language: Locale;
  kind: 'doc' | 'post' | 'page';
  title: string;
  description: string;
  /** Name of its part of the site. */
  section: string;
  html: string;
  markdown: string;
  /** Day of publication of a post. */
  published?: string;
  /** Day of the last change, if the Git history has it. */
  updated?: string;
  authors: { name: string; url: string }[];
};

/** Full address of a route: `https://v1.tauri.app/fr/v1/guides`. */
export function toUrl(route: string, locale: Locale): string {
  return site.origin + toHref(route, locale);
}

/** Markup whose links and pictures work outside of the site, without buttons and icons, which need its scripts. */
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
