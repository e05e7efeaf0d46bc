import type { Translate } from '@/lib/i18n/translator';

/** The button that loads the configuration checker and puts it in its own place. */
export function ConfigChecker({ t }: { t: Translate }) {
  return (
    <div className="config-checker">
      <button type="button" className="button">
        {t('checker.open')}
      </button>
      <p>{t('checker.noScript')}</p>
    </div>
  );
}
