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

const settings: FirstPaintSettings = {
  announcementId: site.announcementId,
  keys: {
    colorMode: keys.colorMode,
    textSize: keys.textSize,
    lineWidth: keys.lineWidth,
    announcementId: keys.announcementId,
    announcementDismissed: keys.announcementDismissed,
    lastPages: keys.lastPages,
  },
  tabs: { os: tab('os'), 'package-manager': tab('package-manager'), shell: tab('shell') },
};

/** The same script on every page, so that the security policy needs one hash. */
export function FirstPaintScript() {
  return (
    <InlineScript
      code={
        callCode(createTrustedTypes, progressTemplate) +
        callCode(firstPaint, settings) +
        callCode(rememberEarlyPress) +
        callCode(followEarlyBack)
      }
    />
  );
}
