'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';
import { keys, markOnce } from '@/lib/browser/storage';
import type { Locale } from '@/lib/site/config';
import { endProgress, showLater } from '../progress/progress';
import { LateMessages, loadMessages } from './LateMessages';
import { PartError } from './PartError';
import { RemountOnError } from './RemountOnError';

type Load<Props> = (locale: Locale) => Promise<ComponentType<Props>>;
type Loaded<Props> = { Part: ComponentType<Props>; messages: Awaited<ReturnType<typeof loadMessages>> };

/** The client of Next.js never reports a script that arrives broken. */
const TIMEOUT_MS = 30_000;

/**
 * Makes a component whose code and messages (`texts.json`) load when it is first rendered: `lazyPart(async () => (await
 * import('./OfflinePanel')).OfflinePanel)`. If they fail to load, the page is reloaded once, because a deployment may have removed
 * the script; after that, a message with a Retry button is shown. `preload` loads them earlier.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const loadAll = async (locale: Locale): Promise<Loaded<Props>> => {
    const [Part, messages] = await Promise.all([rejectLate(load(locale)), loadMessages(locale)]);
    return { Part, messages };
  };
  function LazyPart(props: Props) {
    const locale = useLocale();
    const [attempt, setAttempt] = useState(0);
    const [result, setResult] = useState<Loaded<Props> | { failure: unknown } | null>(null);
    useEffect(() => {
      let isCurrent = true;
      const show = (shown: Loaded<Props> | { failure: unknown }): void => {
        endProgress();
        if (isCurrent) setResult(shown);
      };
      showLater();
      loadAll(locale).then(show, (failure: unknown) => {
        console.error(failure);
        if (isFirstFailure()) void reloadPage(failure);
        else show({ failure });
      });
      return () => {
        isCurrent = false;
        endProgress();
      };
    }, [locale, attempt]);
    if (result === null) return null;
    if ('failure' in result) {
      const retry = (): void => {
        // Browsers keep a script that arrived broken until the page is reloaded.
        if (navigator.onLine) return void reloadPage(result.failure);
        setResult(null);
        setAttempt(attempt + 1);
      };
      return <PartError onRetry={retry} />;
    }
    const { Part, messages } = result;
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

async function rejectLate<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The script of a part has not started in time')), TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** True unless the page has already been reloaded in this tab for this build, or cannot be. */
function isFirstFailure(): boolean {
  return navigator.onLine && markOnce(`${keys.partReload}.${process.env.SITE_BUILD}`);
}

/** Reloads the page after replacing the script that failed: a host may have let the browser store its error. */
async function reloadPage(failure: unknown): Promise<void> {
  const [script] = /\/\S+\.js/.exec(String(failure)) ?? [];
  if (script) await fetch(script, { cache: 'reload' }).catch(() => undefined);
  location.reload();
}
