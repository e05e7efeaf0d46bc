import type { Locale } from '../site/config';
import type { Section } from './types';

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
  markdown: string;
  /** The text by sections, from which the cover of a post is drawn. */
  sections: Section[];
  /** Day of publication of a post. */
  published?: string;
  /** Day of the last change, if the Git history has it. */
  updated?: string;
  authors: { name: string; url: string }[];
};
