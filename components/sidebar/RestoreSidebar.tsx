'use client';

import { keys } from '@/lib/browser/storage';
import { callCode, InlineScript } from '../ui/InlineScript';
import { restoreBeforePaint } from './restore-before-paint';

/** After the sidebar in the document: restores its open groups and brings the current entry into view before the first paint. */
export function RestoreSidebar() {
  const isServer = typeof window === 'undefined';
  return (
    <InlineScript
      code={isServer ? callCode(restoreBeforePaint, keys.sidebarGroups, keys.sidebarScroll) : ''}
    />
  );
}
