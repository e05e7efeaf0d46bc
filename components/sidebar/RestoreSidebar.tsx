'use client';

import { callCode, InlineScript } from '../ui/InlineScript';
import { restoreBeforePaint } from './restore-before-paint';

/** After the sidebar in the document: restores its open groups and brings the current entry into view before the first paint. */
export function RestoreSidebar() {
  return <InlineScript code={typeof window === 'undefined' ? callCode(restoreBeforePaint) : ''} />;
}
