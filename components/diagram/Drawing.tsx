import { fromHtml } from 'hast-util-from-html';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** The markup of a drawing as React elements: the security policy forbids markup from strings in the browser. */
export function Drawing({ svg }: { svg: string }) {
  return toJsxRuntime(fromHtml(svg, { fragment: true, space: 'svg' }), { Fragment, jsx, jsxs });
}
