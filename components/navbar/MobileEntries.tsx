import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { codeHosting, primaryMenu, secondaryMenu, type MenuEntry } from '@/lib/navigation/menus';
import { OpenOfflineButton } from '../offline/OpenOfflineButton';
import { OpenShortcutsButton } from '../shortcuts/OpenShortcutsButton';
import { Icon } from '../ui/Icon';
import { downIcon } from '../ui/icons';
import { useMenuRequest } from '../ui/use-menu-request';
import { LocaleList } from './LocaleMenu';
import { MenuLinkItem } from './MenuLinkItem';
import { MobileGroup } from './MobileGroup';
import { VersionList } from './VersionMenu';

/** The entries of the bar as the mobile menu lists them. */
export function MobileEntries() {
  const t = useTranslations('navbar');
  return (
    <>
      {[...primaryMenu, ...secondaryMenu, codeHosting].map((entry) => (
        <MobileEntry key={entry.label} entry={entry} />
      ))}
      <li>
        <Languages />
      </li>
      <li>
        <details>
          <summary>
            {t('versions')}
            <Icon path={downIcon} />
          </summary>
          <VersionList />
        </details>
      </li>
      <li>
        <OpenOfflineButton className="footer-button" />
      </li>
      <li>
        <OpenShortcutsButton />
      </li>
    </>
  );
}

/** Starts open and focused where the menu was asked for it. */
function Languages() {
  const t = useTranslations('navbar');
  const [isWanted] = useState(() => useMenuRequest.getState().languages);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    useMenuRequest.setState({ languages: false });
    summary.current?.focus();
  }, [isWanted]);
  return (
    <details open={isWanted}>
      <summary ref={summary}>
        {t('languages')}
        <Icon path={downIcon} />
      </summary>
      <LocaleList />
    </details>
  );
}

function MobileEntry({ entry }: { entry: MenuEntry }) {
  const t = useTranslations('menu');
  if (entry.kind === 'link') return <MenuLinkItem link={entry} />;
  return (
    <li>
      <MobileGroup
        label={t(entry.label)}
        routes={entry.items.filter(({ external }) => !external).map(({ href }) => href)}
      >
        {entry.items.map((link) => (
          <MenuLinkItem key={link.label} link={link} />
        ))}
      </MobileGroup>
    </li>
  );
}
