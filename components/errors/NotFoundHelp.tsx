'use client';

import type { ReactNode } from 'react';
import { SearchForm } from './SearchForm';
import { SimilarPages } from './SimilarPages';
import { useHelp } from './use-help';

type Props = {
  home: string;
  /** Introduces the pages. */
  intro: string;
  /** Shown while there is nothing better. */
  children: ReactNode;
};

/**
 * Help on an unknown address: redirects a former address on hosts without redirect rules, otherwise offers a search for its words and the
 * pages whose addresses are most like it.
 */
export function NotFoundHelp({ home, intro, children }: Props) {
  const help = useHelp();
  return (
    <>
      <SearchForm home={help?.home ?? home} words={help?.words ?? ''} />
      {help && help.pages.length > 0 ? <SimilarPages intro={intro} pages={help.pages} /> : children}
    </>
  );
}
