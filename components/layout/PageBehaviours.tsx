'use client';

import { ThemeColor } from '../color-mode/ThemeColor';
import { useFollowColorMode } from '../color-mode/use-follow-color-mode';
import { OfflineNotices } from '../offline/OfflineNotices';
import { useKeepInstallPrompt } from '../offline/use-keep-install-prompt';
import { useRouteProgress } from '../progress/use-route-progress';
import { SearchDialog } from '../search/SearchDialog';
import { useFollowTabChoices } from '../tabs/use-follow-tab-choices';
import { LiveRegion } from '../ui/LiveRegion';
import { Dialogs } from './Dialogs';
import { LoadIdleBehaviours } from './LoadIdleBehaviours';
import { useCanonicalAddress } from './use-canonical-address';
import { useFocusContent } from './use-focus-content';
import { useKeepPosition } from './use-keep-position';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts';
import { useLayOutEnd } from './use-lay-out-end';
import { useMarkReady } from './use-mark-ready';
import { useRepeatEarlyPress } from './use-repeat-early-press';
import { useUnfoldTarget } from './use-unfold-target';

/** What every page does besides showing itself. The effects run in this order, after those of the parts below. */
export function PageBehaviours() {
  useFollowColorMode();
  useFollowTabChoices();
  useRouteProgress();
  useKeepPosition();
  useFocusContent();
  useUnfoldTarget();
  useLayOutEnd();
  useCanonicalAddress();
  useKeepInstallPrompt();
  useKeyboardShortcuts();
  useRepeatEarlyPress();
  useMarkReady();
  return (
    <>
      <ThemeColor />
      <LiveRegion />
      <SearchDialog />
      <Dialogs />
      <OfflineNotices />
      <LoadIdleBehaviours />
    </>
  );
}
