import type { ReactElement } from 'react';

type Props = { id: string; children: ReactElement };

/**
 * Renders its children to a string, because React's own markup for hydration has a comment between any two texts. Behaviours of
 * `components/runtime` change it in the browser. The children must not use hooks.
 */
export async function Static({ id, children }: Props) {
  // Loaded here because Next refuses a static import of react-dom/server in a page's code.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(children);
  return html === '' ? null : <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
