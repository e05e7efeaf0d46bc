import { blogFeed } from '@/app/feed';
import { builtLocaleParams } from '@/lib/i18n/params';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = builtLocaleParams;

/** All posts, newest first. */
export const GET = blogFeed('feed.json');
