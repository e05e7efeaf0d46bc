import { useTranslations } from 'next-intl';
import { footerColumns } from '@/lib/navigation/menus';
import { MenuLinkItem } from '../navbar/MenuLinkItem';
import { OpenOfflineButton } from '../offline/OpenOfflineButton';
import { OpenShortcutsButton } from '../shortcuts/OpenShortcutsButton';

/** The columns of links below every page, with the buttons of the dialogs. */
export function Footer() {
  const t = useTranslations();
  return (
    <footer className="site-footer" aria-label={t('footer.label')}>
      <div className="footer-columns">
        {footerColumns.map((column) => (
          <section key={column.label}>
            <h2>{t(`menu.${column.label}`)}</h2>
            <ul>
              {column.items.map((link) => (
                <MenuLinkItem key={link.label} link={link} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        <OpenOfflineButton className="footer-button" /> <OpenShortcutsButton />
      </p>
      <p>{t('footer.notice')}</p>
    </footer>
  );
}
