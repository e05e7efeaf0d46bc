import { useRememberReading } from '../home/use-remember-reading';
import { Matches } from '../matches/Matches';
import { useOfflineStart } from '../offline/use-offline-start';
import { useFollowLooks } from '../settings/use-follow-looks';
import { LanguageReturn } from '../translation/LanguageReturn';
import { useCancelByEscape } from './use-cancel-by-escape';
import { usePrefetchAhead } from './use-prefetch-ahead';

/** What a page does besides showing itself and answering the reader. */
export function IdleBehaviours() {
  useOfflineStart();
  usePrefetchAhead();
  useRememberReading();
  useFollowLooks();
  useCancelByEscape();
  return (
    <>
      <Matches />
      <LanguageReturn />
    </>
  );
}
