import { footerColumns } from '@/lib/site/menus';
import type { Locale } from '@/lib/site/config';
import type { Translate } from '@/lib/i18n/translator';
import { toShownLink } from '../navbar/build-navbar';
import { Icon } from '../ui/Icon';

const newTab = (href: string) =>
  href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};

type Props = { locale: Locale; t: Translate };

export function Footer({ locale, t }: Props) {
  return (
    <footer className="site-footer" aria-label={t('footer.label')}>
      <div className="footer-columns">
        {footerColumns.map((column) => (
          <section key={column.label}>
            <h2>{t(`menu.${column.label}` as Parameters<Translate>[0])}</h2>
            <ul>
              {column.items
                .map((item) => toShownLink(item, t, locale))
                .map(({ label, href, external }) => (
                  <li key={label}>
                    <a href={href} {...newTab(href)}>
                      {label}
                      {external ? <Icon name="external" /> : null}
                    </a>
                  </li>
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
