import { NotFound } from '@/components/errors/NotFound';
import { pageRoute } from '@/components/pages/page-route';
import { unlistedMetadata } from '@/lib/docs/metadata';

/** The not-found page of a locale, for hosts that know one per folder; only where several locales are built. */
const route = pageRoute((locale, t) => ({
  metadata: unlistedMetadata(t('errors.notFoundTitle')),
  render: () => <NotFound locale={locale} />,
}));

export const generateMetadata = route.generateMetadata;
export default route.Page;
