'use client';

import { useEffect, useRef } from 'react';

type Props = { id: string; markup: string };

const store = globalThis as typeof globalThis & { __staticMarkup?: Map<string, string> };

/**
 * Puts kept markup into the page while it is exported; in the browser the element keeps whatever it holds. Where the
 * browser had to make the element anew (a crash that was retried), its text comes back from the page's file.
 */
export function StaticHost({ id, markup }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current?.firstChild === null)
      void import('./restore-markup').then(({ restoreMarkup }) => restoreMarkup(id));
  }, [id]);
  const html = typeof window === 'undefined' ? (store.__staticMarkup?.get(markup) ?? '') : '';
  return <div id={id} ref={host} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
