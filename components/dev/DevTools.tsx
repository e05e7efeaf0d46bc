import { getMessages } from '@/lib/i18n/translator';
import { toHref, type Locale } from '@/lib/site/config';
import { pickLabels } from '@/lib/i18n/labels';

/**
 * What only runs while authoring: the faults of the shown page, and the behaviours of pages inside the framework. The
 * imports stay out of the export, which has scripts of its own: the framework need not compile these there.
 */
export async function DevTools({ locale }: { locale: Locale }) {
  if (process.env.NODE_ENV !== 'development') return null;
  const [{ DevOverlay }, { PageLife }] = await Promise.all([import('./DevOverlay'), import('./PageLife')]);
  return (
    <>
      <DevOverlay events={toHref('/dev-content', locale)} prefix={toHref('', locale)} />
      <PageLife labels={pickLabels(getMessages(locale))} />
    </>
  );
}
