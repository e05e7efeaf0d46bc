import type { Rule } from '../rule';
import { assetRules } from './assets';
import { attributeRules } from './attributes';
import { blockRules } from './blocks';
import { characterRules } from './characters';
import { commandRules } from './commands';
import { configurationRules } from './configuration';
import { emphasisRules } from './emphasis';
import { factRules } from './facts';
import { fileRules } from './files';
import { frenchRules } from './french';
import { headingRules } from './headings';
import { historyRules } from './history';
import { linkRules } from './links';
import { listBorderRules } from './list-borders';
import { listRules } from './lists';
import { markdownRules } from './markdown';
import { mdxRules } from './mdx';
import { omissionRules } from './omissions';
import { partRules } from './parts';
import { pictureRules } from './pictures';
import { messageRules } from './messages';
import { nameRules, placeRules } from './places';
import { postRules } from './posts';
import { publishedRules } from './published';
import { rustRules } from './rust';
import { codeRules } from './code';
import { searchPhraseRules } from './search-phrases';
import { tabRules } from './tabs';
import { typedQuoteRules } from './typed-quotes';
import { unfinishedRules } from './unfinished';
import { versionTwoRules } from './version-two';

/** Checked in every language, before each build too. */
export const structureRules: Rule[] = [
  ...mdxRules,
  ...attributeRules,
  ...partRules,
  ...tabRules,
  ...markdownRules,
  ...listRules,
  ...listBorderRules,
  ...emphasisRules,
  ...blockRules,
  ...characterRules,
  ...headingRules,
  ...linkRules,
  ...nameRules,
  ...postRules,
  ...fileRules,
  ...pictureRules,
  ...searchPhraseRules,
  ...unfinishedRules,
];

/** Checked once for the site, before each build too: translations have the addresses of their source. */
export const siteRules: Rule[] = [...messageRules, ...assetRules, ...placeRules, ...publishedRules];

/** Checked in every language, but not before a build. */
export const codeAndVersionRules: Rule[] = [
  ...codeRules,
  ...typedQuoteRules,
  ...rustRules,
  ...configurationRules,
  ...commandRules,
  ...versionTwoRules,
  ...factRules,
  ...historyRules,
  ...omissionRules,
];

/** Checked in French only, and not before a build. */
export const textRules: Rule[] = frenchRules;

/** Every rule of `npm run check`. */
export const allRules: Rule[] = [...structureRules, ...siteRules, ...codeAndVersionRules, ...textRules];

const byId = new Map(allRules.map((rule) => [rule.id, rule]));

/** Returns a rule by its id; throws for an unknown id. */
export function ruleOf(id: string): Rule {
  const rule = byId.get(id);
  if (!rule) throw new Error(`there is no rule "${id}"`);
  return rule;
}
