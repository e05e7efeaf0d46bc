import type { Root } from 'mdast';
import type { PageSource, ParsedPage } from '../content/types';
import type { RuleId } from './rules';

export type Severity = 'error' | 'warning';

/** A change of the file that cannot alter its meaning; `--fix` applies it. Lines and columns from 1. */
export type Edit = { line: number; column: number; length: number; text: string };

/** One fault of the content. The words (what, why, what to do) come from the rule and the values. */
export type Fault = {
  file: string;
  line?: number;
  column?: number;
  rule: RuleId;
  values: Record<string, string>;
  edit?: Edit;
};

/** A text file of the content as the checks see it. */
export type CheckedPage = {
  source: PageSource;
  /** `partial`: text that other pages pull in; `generated`: a reference page made from a words file. */
  kind: 'page' | 'partial' | 'generated';
  /** Syntax tree of the text; absent when the text cannot be parsed. */
  tree?: Root;
  /** What the one parse gives; absent when the page cannot be rendered. */
  parsed?: ParsedPage;
};

/** Everything the checks read: no check touches the disk for pages itself. */
export type Site = {
  root: string;
  /** Where the type checks of samples are kept from one run to the next. */
  cacheFile?: string;
  locale: PageSource['locale'];
  pages: CheckedPage[];
  /** Every route of the site and the ids a link may name there; undefined when the page could not be rendered. */
  routes: Map<string, ReadonlySet<string> | undefined>;
  /** Address below which no page could be made: that is one fault, and not one of each link that leads there. */
  unread?: string;
};

/** True for a route whose page is missing only because its words cannot be read. */
export function isUnread(route: string, { unread }: Pick<Site, 'unread'>): boolean {
  return unread !== undefined && (route === unread || route.startsWith(`${unread}/`));
}
