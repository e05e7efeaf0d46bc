import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { PluggableList, Processor } from 'unified';
import { remarkAdmonitions } from '@/lib/mdx/admonitions';
import { remarkChoices } from '@/lib/mdx/choices';
import type { MdxContext } from '@/lib/mdx/context';
import { remarkFacts } from '@/lib/mdx/facts';
import { remarkHeadings } from '@/lib/mdx/headings';
import { remarkLists } from '@/lib/mdx/lists';
import { prepareSource } from '@/lib/mdx/prepare';
import { remarkSafety } from '@/lib/mdx/safety';
import {
  rehypeExternalLinks,
  remarkLinks,
  remarkPartials,
  remarkSections,
  remarkTypography,
  remarkVersions,
} from '@/lib/mdx/text';
import { rehypeCode } from '../code-block/rehype-code';
import { rehypeTables } from '../table/rehype-tables';

/** The plugins of a page, in the order in which they run. */
export function mdxOptions(context: MdxContext): {
  remarkPlugins: PluggableList;
  rehypePlugins: PluggableList;
} {
  return {
    remarkPlugins: [
      remarkGfm,
      remarkDirective,
      function partials(this: Processor) {
        return remarkPartials(context, (text) => this.parse(prepareSource(text)) as Root);
      },
      () => remarkSafety(context),
      () => remarkAdmonitions(context),
      () => remarkLists(context),
      () => remarkVersions(context),
      () => remarkTypography(context),
      () => remarkHeadings(context),
      () => remarkLinks(context),
      () => remarkSections(context),
      () => remarkFacts(context),
      () => remarkChoices(context),
    ],
    rehypePlugins: [() => rehypeCode(context), () => rehypeTables(context), rehypeExternalLinks],
  };
}
