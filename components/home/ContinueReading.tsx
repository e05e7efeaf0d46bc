import type { Translate } from '@/lib/i18n/translator';

type Props = { t: Translate };

/** Pages read last on this device; filled, and only shown, where there are some. */
export function ContinueReading({ t }: Props) {
  return (
    <section className="continue" aria-labelledby="continue-title">
      <div>
        <h2 id="continue-title">{t('home.continue')}</h2>
        <button type="button">{t('home.forget')}</button>
      </div>
      <ul />
    </section>
  );
}
