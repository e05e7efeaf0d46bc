'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { keptTexts } from '@/lib/browser/kept-texts';
import { mayTakeFocus } from '@/lib/browser/may-take-focus';
import { PartError } from '../ui/PartError';
import { loadSample } from './load-sample';
import { Player } from './player';

type Props = {
  name: string;
  /** Where the buttons of the running sample go. */
  actions: RefObject<HTMLElement | null>;
  /** Called with true when the sample shows, and with false when it does not yet or any more. */
  onShow: (isShown: boolean) => void;
};

/** Runs a sample until the page is left. The player builds its own elements, which React does not know. */
export function SamplePlayer({ name, actions, onShow }: Props) {
  const t = useTranslations('sample');
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  // Not a dependency of the effect: `t` changes when the provider renders again, which must not start the sample again.
  const translate = useRef(t);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let player: Player | undefined;
    let isLeft = false;
    setFailed(false);
    loadSample(name, locale).then(
      (loaded) => {
        const buttons = actions.current;
        if (isLeft || !place.current || !buttons) return;
        const started = new Player(place.current, buttons, loaded, keptTexts(name), translate.current);
        player = started;
        onShow(true);
        // Not awaited: a frame may fail to load.
        void started.start().then(() => {
          if (mayTakeFocus(buttons)) started.focus();
        });
      },
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
    return () => {
      isLeft = true;
      player?.stop();
      onShow(false);
    };
  }, [name, actions, locale, attempt, onShow]);
  return (
    <>
      {hasFailed ? <PartError onRetry={() => setAttempt(attempt + 1)} /> : null}
      <div ref={place} className="sample-place" />
    </>
  );
}
