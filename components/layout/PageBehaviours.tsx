'use client';

import { FollowColorMode } from '../color-mode/FollowColorMode';
import { RememberReading } from '../home/RememberReading';
import { OfflineParts } from '../offline/OfflineParts';
import { OfflineStart } from '../offline/OfflineStart';
import { Matches } from '../matches/Matches';
import { RouteProgress } from '../progress/RouteProgress';
import { SearchDialog } from '../search/SearchDialog';
import { Settings } from '../settings/Settings';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { FollowTabChoices } from '../tabs/FollowTabChoices';
import { LanguageReturn } from '../translation/LanguageReturn';
import { LiveRegion } from '../ui/LiveRegion';
import { KeyboardShortcuts } from './KeyboardShortcuts';
import { CanonicalAddress } from './CanonicalAddress';
import { FocusContent } from './FocusContent';
import { KeepPosition } from './KeepPosition';
import { MarkReady } from './MarkReady';
import { PrefetchVisible } from './PrefetchVisible';
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
      <CanonicalAddress />
      <PrefetchVisible />
      <LanguageReturn />
      <RememberReading />
      <OfflineStart />
      <OfflineParts />
      <KeyboardShortcuts />
      <SearchDialog />
      <Matches />
      <Shortcuts />
      <Settings />
      <RepeatEarlyPress />
      <MarkReady />
    </>
  );
}
