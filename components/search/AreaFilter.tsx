import { useTranslations } from 'next-intl';
import { areaNames } from '@/lib/search/areas';
import { useSearchDialog } from './use-search-dialog';
import styles from './views.module.css';

/** Limits the search to one area, with native radio buttons: one tab stop, arrow keys between them. */
export function AreaFilter() {
  const t = useTranslations('search');
  const area = useSearchDialog((state) => state.area);
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">{t('area')}</legend>
      {([null, ...areaNames] as const).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name="search-area"
            checked={choice === area}
            onChange={() => useSearchDialog.setState({ area: choice })}
          />
          <span>{t(choice ?? 'all')}</span>
        </label>
      ))}
    </fieldset>
  );
}
