import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { PluggableList, Processor } from 'unified';
import { remarkAdmonitions } from './admonitions';
import { rehypeAlign } from './align';
import { rehypeCode } from './code';
import type { MdxContext } from './context';
import { takeGivenTree } from './given-tree';
import { remarkHeadings } from './headings';
import { rehypeExternalLinks } from './links';
import { rehypeParts } from './parts';
import { prepareSource } from './prepare';
import { remarkSafety } from './safety';
import { remarkLinks, remarkPartials, remarkSections, remarkTypography } from './text';

/** The plugins of a page, in the order in which they run. */
export function mdxOptions(context: MdxContext): {
  remarkPlugins: PluggableList;
  rehypePlugins: PluggableList;
} {
  return {
    remarkPlugins: [
      takeGivenTree,
      remarkGfm,
      remarkDirective,
      function partials(this: Processor) {
        return remarkPartials(context, (text) => this.parse(prepareSource(text)) as Root);
      },
      () => remarkAdmonitions(context),
      () => remarkSafety(context),
      () => remarkTypography(context),
      () => remarkHeadings(context),
      () => remarkLinks(context),
      () => remarkSections(context),
    ],
    rehypePlugins: [() => rehypeCode(context), rehypeAlign, rehypeParts, rehypeExternalLinks],
  };
}
