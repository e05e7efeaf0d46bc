import { fromHtml } from 'hast-util-from-html';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * The markup of a drawing as React elements: the security policy forbids markup from strings in the browser. It is hidden from screen
 * readers, because Firefox would read its words again after the text alternative.
 */
export function Drawing({ svg }: { svg: string }) {
  const tree = fromHtml(svg, { fragment: true, space: 'svg' });
  for (const child of tree.children) {
    if (child.type === 'element') child.properties.ariaHidden = 'true';
  }
  return toJsxRuntime(tree, { Fragment, jsx, jsxs });
}
