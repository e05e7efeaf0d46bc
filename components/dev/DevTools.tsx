import { toHref, type Locale } from '@/lib/site/config';

/** What authors see besides the page, while authoring only: the import stays out of the export. */
export async function DevTools({ locale }: { locale: Locale }) {
  if (process.env.NODE_ENV !== 'development') return null;
  const { DevOverlay } = await import('./DevOverlay');
  return <DevOverlay events={toHref('/dev-content', locale)} prefix={toHref('', locale)} />;
}
