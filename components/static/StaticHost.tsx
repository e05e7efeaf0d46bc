'use client';

type Props = { id: string; markup: string };

const store = globalThis as typeof globalThis & { __staticMarkup?: Map<string, string> };

/** Puts kept markup into the page while it is written; in the browser the element keeps whatever it holds. */
export function StaticHost({ id, markup }: Props) {
  const html = typeof window === 'undefined' ? (store.__staticMarkup?.get(markup) ?? '') : '';
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
