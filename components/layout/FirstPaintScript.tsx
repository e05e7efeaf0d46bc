'use client';

import { keys, tabKey } from '@/lib/browser/storage';
import { site } from '@/lib/site/config';
import { sharedGroups } from '@/lib/mdx/tab-groups';
import { progressTemplate } from '../progress/progress-template';
import { callCode, InlineScript } from '../ui/InlineScript';
import { followEarlyBack } from './early-back';
import { rememberEarlyPress } from './early-press';
import { firstPaint, type FirstPaintSettings } from './first-paint';
import { createTrustedTypes } from './trusted-types';

const tab = (group: keyof typeof sharedGroups) => ({
  key: tabKey(group),
  values: Object.keys(sharedGroups[group]),
});

function readSettings(): FirstPaintSettings {
  const { colorMode, textSize, lineWidth, announcementId, announcementDismissed, lastPages } = keys;
  return {
    announcementId: site.announcementId,
    keys: { colorMode, textSize, lineWidth, announcementId, announcementDismissed, lastPages },
    tabs: { os: tab('os'), 'package-manager': tab('package-manager'), shell: tab('shell') },
  };
}

const writeCode = (): string =>
  callCode(createTrustedTypes, progressTemplate) +
  callCode(firstPaint, readSettings()) +
  callCode(rememberEarlyPress) +
  callCode(followEarlyBack);

/**
 * The same script on every page, so that the security policy needs one hash. A client component, so that the payload does not
 * repeat it.
 */
export function FirstPaintScript() {
  return <InlineScript code={typeof window === 'undefined' ? writeCode() : ''} />;
}
