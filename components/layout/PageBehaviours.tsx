'use client';

import { FollowColorMode } from '../color-mode/FollowColorMode';
import { RememberReading } from '../home/RememberReading';
import { EndProgress } from '../progress/EndProgress';
import { FollowTabChoices } from '../tabs/FollowTabChoices';
import { LanguageReturn } from '../translation/LanguageReturn';
import { LiveRegion } from '../ui/LiveRegion';
import { FocusContent } from './FocusContent';
import { MarkReady } from './MarkReady';

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
      <MarkReady />
    </>
  );
}
