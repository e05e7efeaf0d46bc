'use client';

import { site } from '@/lib/site/config';
import { callCode, InlineScript } from '../ui/InlineScript';
import { checkBaseUrl } from './check-base-url';

type Props = {
  /** Path of the home page below the base path. */
  home: string;
};

/** Shows the banner when the scripts of the site cannot load. */
export function BaseUrlCheck({ home }: Props) {
  const isServer = typeof window === 'undefined';
  return <InlineScript code={isServer ? callCode(checkBaseUrl, site.basePath, home) : ''} />;
}
