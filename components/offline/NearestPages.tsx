'use client';

import { SimilarPages } from '../errors/SimilarPages';
import { useHelp } from '../errors/use-help';

/** The pages of the copy whose addresses are most like that of the missing one; nothing where the copy cannot say. */
export function NearestPages({ intro }: { intro: string }) {
  const pages = useHelp()?.pages ?? [];
  return pages.length > 0 ? <SimilarPages intro={intro} pages={pages} /> : null;
}
