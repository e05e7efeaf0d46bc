import type { PluggableList, Processor } from 'unified';
import { remarkAdmonitions } from '@/lib/mdx/admonitions';
import { rehypeBlankTexts } from '@/lib/mdx/blank-texts';
import { remarkChoices } from '@/lib/mdx/choices';
import type { MdxContext } from '@/lib/mdx/context';
import { explainParser } from '@/lib/mdx/explain-parser';
import { remarkExpressions } from '@/lib/mdx/expressions';
import { remarkFacts } from '@/lib/mdx/facts';
import { footnoteOptions } from '@/lib/mdx/footnotes';
import { remarkHeadings } from '@/lib/mdx/headings';
import { rehypeJoinTexts } from '@/lib/mdx/join-texts';
import { rehypeExternalLinks, remarkLinks, remarkMailLinks } from '@/lib/mdx/links';
import { remarkLists } from '@/lib/mdx/lists';
import { remarkNesting } from '@/lib/mdx/nesting';
import { prepareSource } from '@/lib/mdx/prepare';
import { remarkSafety } from '@/lib/mdx/safety';
import { syntaxPlugins } from '@/lib/mdx/syntax';
import { remarkPartials, remarkSections, remarkVersions } from '@/lib/mdx/text';
import { remarkTypography } from '@/lib/mdx/typography';
import { rehypeCode } from '../code-block/rehype-code';
import { rehypeWholeCode } from '../code-block/rehype-whole-code';
import { rehypeHtmlTables } from '../table/rehype-html-tables';
import { rehypeTables } from '../table/rehype-tables';
import { remarkParts } from './remark-parts';

/** The plugins of a page, in the order in which they run. */
export function mdxOptions(context: MdxContext): {
  remarkPlugins: PluggableList;
  rehypePlugins: PluggableList;
  remarkRehypeOptions: ReturnType<typeof footnoteOptions>;
} {
  return {
    remarkPlugins: [
      ...syntaxPlugins,
      function partials(this: Processor) {
        const parse = explainParser(this, context);
        return remarkPartials(context, (text, file) => parse(prepareSource(text), file));
      },
      () => remarkSafety(context),
      () => remarkParts(context),
      () => remarkAdmonitions(context),
      () => remarkLists(context),
      () => remarkVersions(context),
      remarkExpressions,
      () => remarkTypography(context),
      remarkNesting,
      remarkMailLinks,
      () => remarkHeadings(context),
      () => remarkLinks(context),
      () => remarkSections(context),
      () => remarkFacts(context),
      () => remarkChoices(context),
    ],
    rehypePlugins: [
      () => rehypeCode(context),
      rehypeWholeCode,
      rehypeHtmlTables,
      () => rehypeTables(context),
      rehypeExternalLinks,
      rehypeBlankTexts,
      rehypeJoinTexts, // last: the others split texts
    ],
    remarkRehypeOptions: footnoteOptions(context),
  };
}
