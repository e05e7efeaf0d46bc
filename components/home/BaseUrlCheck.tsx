'use client';

import { site } from '@/lib/site/config';
import { callCode, InlineScript } from '../ui/InlineScript';
import { checkBaseUrl, type BaseUrlText } from './check-base-url';

type Props = { texts: BaseUrlText[]; /** Path of the home page below the base path. */ home: string };

/** Shows a banner when the site is served under another path than it was built for, so that its scripts cannot load. */
export function BaseUrlCheck({ texts, home }: Props) {
  const isServer = typeof window === 'undefined';
  return <InlineScript code={isServer ? callCode(checkBaseUrl, texts, site.basePath, home) : ''} />;
}
