import { footerColumns } from '@/lib/site/menus';
import type { Locale } from '@/lib/site/config';
import type { Translate } from '@/lib/i18n/translator';
import { MenuLinkItem, menuText } from '../navbar/MenuLinkItem';
import { Icon } from '../ui/Icon';

type Props = { locale: Locale; t: Translate };

export function Footer({ locale, t }: Props) {
  return (
    <footer className="site-footer" aria-label={t('footer.label')}>
      <div className="footer-columns">
        {footerColumns.map((column) => (
          <section key={column.label}>
            <h2>{menuText(column.label, locale)}</h2>
            <ul>
              {column.items.map((link) => (
                <MenuLinkItem key={link.label} link={link} locale={locale} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        <button type="button" className="footer-button" data-offline-open="">
          <Icon name="offline" /> {t('offline.open')}
        </button>{' '}
        <button type="button" className="footer-button" data-shortcuts-open="">
          <Icon name="keyboard" /> {t('shortcuts.button')}
        </button>
      </p>
      <p>{t('footer.notice')}</p>
    </footer>
  );
}
