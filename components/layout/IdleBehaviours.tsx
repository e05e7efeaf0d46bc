import { RememberReading } from '../home/RememberReading';
import { Matches } from '../matches/Matches';
import { FollowLooks } from '../settings/FollowLooks';
import { LanguageReturn } from '../translation/LanguageReturn';
import { CancelByEscape } from './CancelByEscape';
import { PrefetchAhead } from './PrefetchAhead';

/** What a page does besides showing itself and answering the reader. */
export function IdleBehaviours() {
  return (
    <>
      <PrefetchAhead />
      <RememberReading />
      <Matches />
      <FollowLooks />
      <CancelByEscape />
      <LanguageReturn />
    </>
  );
}
