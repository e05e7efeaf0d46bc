'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { PartError } from '../ui/PartError';
import { editsOf } from './edits';
import { loadSample } from './load-sample';
import { Player } from './player';

type Props = {
  name: string;
  /** Where the buttons of the running sample go. */
  actions: RefObject<HTMLElement | null>;
  /** Shown until the sample is loaded. */
  fallback: ReactNode;
};

/** Runs a sample until the page is left. The player builds its own elements, which React does not know. */
export function SamplePlayer({ name, actions, fallback }: Props) {
  const t = useTranslations('sample');
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  // Not a dependency of the effect: `t` changes when the provider renders again, which must not start the sample again.
  const translate = useRef(t);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'running' | 'failed'>('loading');
  useEffect(() => {
    let player: Player | undefined;
    let isLeft = false;
    setState('loading');
    loadSample(name, locale).then(
      (loaded) => {
        if (isLeft || !place.current || !actions.current) return;
        player = new Player(place.current, actions.current, loaded, editsOf(name), translate.current);
        setState('running');
        const started = player;
        void started.start().then(() => started.focus()); // not awaited: a frame may fail to load
      },
      (error: unknown) => {
        console.error(error);
        setState('failed');
      },
    );
    return () => {
      isLeft = true;
      player?.stop();
    };
  }, [name, actions, locale, attempt]);
  return (
    <>
      {state === 'running' ? null : <div className="sample-still">{fallback}</div>}
      {state === 'failed' ? <PartError onRetry={() => setAttempt(attempt + 1)} /> : null}
      <div ref={place} className="sample-place" />
    </>
  );
}
