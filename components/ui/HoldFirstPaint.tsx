import type { Section } from '@/lib/content/types';
import { findAnchorBelowFirstScreen } from '@/lib/docs/first-screen';

/**
 * Holds the first paint of a text until its first screen is parsed. Otherwise the browser paints the little that comes with the first bytes,
 * and lays out the first screen a second time. A phone shows less text than a desktop computer, and takes longer to lay it out. Browsers
 * that do not know `rel="expect"` ignore the links.
 */
export function HoldFirstPaint({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      <Hold until={findAnchorBelowFirstScreen(sections, 'phone')} media="(max-width:37.5em)" />
      <Hold until={findAnchorBelowFirstScreen(sections, 'desktop')} media="not (max-width:37.5em)" />
    </>
  );
}

function Hold({ until, media }: { until: string | undefined; media: string }) {
  return until ? <link rel="expect" href={`#${until}`} blocking="render" media={media} /> : null;
}
