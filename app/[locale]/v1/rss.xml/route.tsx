import { changesFeed } from '@/app/feed';
import { builtLocaleParams } from '@/lib/i18n/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

/** The documentation pages that changed last. */
export const GET = changesFeed('rss.xml');
