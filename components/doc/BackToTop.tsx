'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '../ui/Icon';
import { upIcon } from '../ui/page-icons';

/** Nearer to the top, the button is not worth a press. */
const MIN_SCROLL_PX = 300;

/** Button that appears when the reader scrolls up far from the top. */
export function BackToTop() {
  const t = useTranslations('doc');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      if (scrollY < MIN_SCROLL_PX || scrollY > last) setShown(false);
      else if (scrollY < last && !atEnd) setShown(true);
      last = scrollY;
    };
    const onHash = (): void => {
      setShown(false);
      last = window.scrollY; // the jump is not scrolling
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('hashchange', onHash);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('hashchange', onHash);
    };
  }, []);
  return (
    <button
      type="button"
      className="back-to-top above-notice"
      aria-label={t('backToTop')}
      title={t('backToTop')}
      hidden={!isShown}
      onClick={scrollToTop}
    >
      <Icon path={upIcon} />
    </button>
  );
}

function scrollToTop(): void {
  // The button is about to be hidden: the next tab stop must be at the top as well.
  document.getElementById('main')?.focus({ preventScroll: true });
  // The browser stops a smooth scroll by itself when the reader scrolls against it.
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}
