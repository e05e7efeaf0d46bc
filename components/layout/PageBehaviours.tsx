'use client';

import { FollowColorMode } from '../color-mode/FollowColorMode';
import { RememberReading } from '../home/RememberReading';
import { Matches } from '../matches/Matches';
import { EndProgress } from '../progress/EndProgress';
import { SearchDialog } from '../search/SearchDialog';
import { Settings } from '../settings/Settings';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { FollowTabChoices } from '../tabs/FollowTabChoices';
import { LanguageReturn } from '../translation/LanguageReturn';
import { LiveRegion } from '../ui/LiveRegion';
import { FocusContent } from './FocusContent';
import { KeyboardShortcuts } from './KeyboardShortcuts';
import { MarkReady } from './MarkReady';
import { RepeatEarlyPress } from './RepeatEarlyPress';

/** What every page does besides showing itself. */
export function PageBehaviours() {
  return (
    <>
      <LiveRegion />
      <FollowColorMode />
      <FollowTabChoices />
      <EndProgress />
      <FocusContent />
      <LanguageReturn />
      <RememberReading />
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
