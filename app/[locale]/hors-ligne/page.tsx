import { OfflinePage } from '@/components/offline/OfflinePage';
import { pageRoute } from '@/components/pages/page-route';
import { unlistedMetadata } from '@/lib/docs/metadata';

/** The page the offline worker answers with when nothing else can. */
const route = pageRoute((locale, t) => ({
  metadata: unlistedMetadata(t('offline.pageTitle')),
  render: () => <OfflinePage locale={locale} t={t} />,
}));

export const generateMetadata = route.generateMetadata;
export default route.Page;
