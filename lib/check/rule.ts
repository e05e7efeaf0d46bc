import type { CliReference } from '../api-reference/types';
import type { KnownComponents } from '../mdx/context';
import type { Locale } from '../site/config';
import type { CheckedPage, CodeBlock } from './page';
import type { Fault, Finding, Place, Values } from './types';

/** The site, as the rules see it. */
export type Site = {
  root: string;
  locale: Locale;
  pages: CheckedPage[];
  /** Every route with its ids; undefined if the page could not be rendered. */
  routes: Map<string, ReadonlySet<string> | undefined>;
  components: KnownComponents;
  /** Addresses and anchors that have been published; missing if the list cannot be read. */
  published?: Record<string, string[]> | undefined;
  /** Route whose pages could not be generated: links to them are not reported. */
  unread?: string;
  /** French text outside of pages: home page and release notes. */
  otherProse: { file: string; prose: Prose }[];
  /** Faults found while the files were read, by the id of the rule that has their words. */
  readFaults: Fault[];
  cli: CliReference;
  /** Missing if texts are not checked. */
  speller?: Speller;
};

/** A run of text as readers see it: a paragraph, heading, table cell or attribute. */
export type Prose = {
  text: string;
  /** Position in the file of a snippet at an index of the text. */
  place: (index: number, snippet: string) => Place;
};

export type Speller = {
  correct: (word: string) => boolean;
  suggest: (word: string) => string[];
  /** Matches the known names of several words. */
  phrases: RegExp;
};

/** A hit in a run of text; `replacement` if there is only one correct way to write it. */
export type ProseFinding = { index: number; snippet: string; values?: Values; replacement?: string };

/** The text of a page (front matter is added), a whole file that begins with ---, or several files by path. */
export type Example = string | Record<string, string>;

/**
 * One rule of `npm run check`: its words in French, the language of its readers, the function that finds its faults, and
 * examples that are its tests. `{name}` in the words is replaced by a value of the finding.
 */
export type Rule = {
  /** Shown at the end of each message; `check-ignore` comments use it. */
  id: string;
  /** Default: an error. */
  severity?: 'warning';
  /** What is wrong, and why it matters. */
  message: string;
  /** What to do. Default: the value `fix` of each finding. */
  fix?: string;
  /** Each of these gives faults of this rule and of no other; none of `good` gives any. */
  bad?: Example[];
  good?: Example[];
  /** What the rule inspects; one of these, or none if the faults are found while files are read or by a script. */
  page?: (page: CheckedPage, site: Site) => Iterable<Finding>;
  code?: (block: CodeBlock, page: CheckedPage, site: Site) => Iterable<Finding>;
  prose?: (text: string, site: Site) => Iterable<ProseFinding>;
  site?: (site: Site) => Iterable<Finding & { file: string }>;
};
