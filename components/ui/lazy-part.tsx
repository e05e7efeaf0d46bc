'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '@/lib/site/config';
import { endProgress, showLater } from '../progress/progress';
import { LateMessages, loadMessages } from './LateMessages';
import { BrokenScriptError, rejectBroken, reloadFresh, reloadOnce } from './load-part';
import { PartError } from './PartError';
import { RemountOnError } from './RemountOnError';

type Load<Props> = (locale: Locale) => Promise<ComponentType<Props>>;
type Loaded<Props> = { Part: ComponentType<Props>; messages: Awaited<ReturnType<typeof loadMessages>> };

/**
 * Makes a component whose code and messages (`texts.json`) load when it is first rendered: `lazyPart(async () => (await
 * import('./OfflinePanel')).OfflinePanel)`. If they fail to load, the page is reloaded once, because a deployment may have removed
 * the script; after that, or if the host does not answer, a message with a Retry button is shown. `preload` loads them earlier. The
 * progress bar shows while the reader waits for the part: pass `isAwaited: false` for one that appears by itself. If such
 * a part does not load, nothing is shown.
 */
export function lazyPart<Props extends object>(load: Load<Props>, { isAwaited = true } = {}) {
  let broken: BrokenScriptError | undefined;
  const loadPart = async (locale: Locale): Promise<ComponentType<Props>> => {
    if (broken) throw broken;
    try {
      return await rejectBroken(load(locale));
    } catch (error) {
      if (error instanceof BrokenScriptError) broken = error;
      throw error;
    }
  };
  const loadAll = async (locale: Locale): Promise<Loaded<Props>> => {
    const [Part, messages] = await Promise.all([loadPart(locale), loadMessages(locale)]);
    return { Part, messages };
  };
  function LazyPart(props: Props) {
    const locale = useLocale();
    const [attempt, setAttempt] = useState(0);
    const [loaded, setLoaded] = useState<Loaded<Props> | 'failed' | null>(null);
    useEffect(() => {
      let isWaiting = true;
      // Once only: later, the bar belongs to a navigation.
      const stopWaiting = (): void => {
        if (isWaiting && isAwaited) endProgress();
        isWaiting = false;
      };
      const show = (result: Loaded<Props> | 'failed'): void => {
        if (isWaiting) setLoaded(result);
        stopWaiting();
      };
      if (isAwaited) showLater();
      loadAll(locale).then(show, async (error: unknown) => {
        console.error(error);
        if (isWaiting && isAwaited && !(await reloadOnce())) show('failed');
      });
      return stopWaiting;
    }, [locale, attempt]);
    const retry = async (): Promise<void> => {
      // A script that has failed is not loaded again before the page is.
      if (navigator.onLine && (await reloadFresh())) return;
      setLoaded(null);
      setAttempt(attempt + 1);
    };
    if (loaded === 'failed') return <PartError onRetry={() => void retry()} />;
    if (loaded === null) return null;
    const { Part, messages } = loaded;
    return (
      <RemountOnError>
        <LateMessages messages={messages}>
          <Part {...props} />
        </LateMessages>
      </RemountOnError>
    );
  }
  return Object.assign(LazyPart, {
    preload: (locale: Locale): void => {
      // A failure is reported when the part is rendered.
      loadAll(locale).catch(() => undefined);
    },
  });
}
