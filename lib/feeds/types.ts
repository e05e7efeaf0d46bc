import type { Locale } from '../site/config';

/** A page of the built site, as feeds, copies and lists for machines see it. */
export type SitePage = {
  /** Address without locale. */
  route: string;
  /** Language of its text. */
  language: Locale;
  kind: 'doc' | 'post' | 'page';
  title: string;
  description: string;
  /** Name of the part of the site it belongs to. */
  section: string;
  /** Markup of its text. */
  html: string;
  /** The text as Markdown. */
  markdown: string;
  /** Day of publication of a post. */
  published?: string;
  /** Day of the last change, when the history knows it. */
  updated?: string;
  authors: { name: string; url: string }[];
};
