import type { ReactElement } from 'react';
import { keepMarkup } from '@/lib/static/markup';
import { StaticHost } from './StaticHost';

type Props = { id: string; children: ReactElement };

/**
 * Renders its children once, as plain markup. What a server component renders is normally in the file twice (as HTML
 * and as data for the browser's React); a static part is there once, is never hydrated, and costs no script.
 * Its children must not use hooks; behaviour is added to the markup by `components/live`.
 */
export async function Static({ id, children }: Props) {
  // Loaded here because Next refuses a static import of react-dom/server in a page's code.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(children);
  return html === '' ? null : <StaticHost id={id} markup={keepMarkup(html)} />;
}
