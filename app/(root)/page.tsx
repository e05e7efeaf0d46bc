import type { Metadata } from 'next';
import { site, toHref } from '@/lib/site/config';

const home = toHref('/', site.currentLocale);

export const metadata: Metadata = { title: site.title, robots: { index: false } };

/** A static file cannot redirect by itself: the head's refresh leads on, and the link serves where it is not followed. */
export default function RootPage() {
  return (
    <p>
      <meta httpEquiv="refresh" content={`0; url=${home}`} />
      <a href={home}>{site.tagline}</a>
    </p>
  );
}
