/**
 * Holds the first paint until the element with the id `until` is parsed. Otherwise the browser paints the little that comes with the first
 * bytes, and lays out the first screen a second time. Browsers that do not know `rel="expect"` ignore the link.
 */
export function HoldFirstPaint({ until }: { until: string | undefined }) {
  return until ? <link rel="expect" href={`#${until}`} blocking="render" /> : null;
}
