'use client';

import { FollowColorMode } from '../color-mode/FollowColorMode';
import { OfflineParts } from '../offline/OfflineParts';
import { OfflineStart } from '../offline/OfflineStart';
import { RouteProgress } from '../progress/RouteProgress';
import { SearchDialog } from '../search/SearchDialog';
import { Settings } from '../settings/Settings';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { FollowTabChoices } from '../tabs/FollowTabChoices';
import { LiveRegion } from '../ui/LiveRegion';
import { KeyboardShortcuts } from './KeyboardShortcuts';
import { CanonicalAddress } from './CanonicalAddress';
import { FocusContent } from './FocusContent';
import { KeepPosition } from './KeepPosition';
import { LayOutEnd } from './LayOutEnd';
import { LoadIdleBehaviours } from './LoadIdleBehaviours';
import { MarkReady } from './MarkReady';
import { RevealTarget } from './RevealTarget';
import { RepeatEarlyPress } from './RepeatEarlyPress';

/** What every page does besides showing itself. */
export function PageBehaviours() {
  return (
    <>
      <LiveRegion />
      <FollowColorMode />
      <FollowTabChoices />
      <RouteProgress />
      <KeepPosition />
      <FocusContent />
      <RevealTarget />
      <LayOutEnd />
      <CanonicalAddress />
      <OfflineStart />
      <OfflineParts />
      <KeyboardShortcuts />
      <SearchDialog />
      <Shortcuts />
      <Settings />
      <LoadIdleBehaviours />
      <RepeatEarlyPress />
      <MarkReady />
    </>
  );
}
