import { pageRoute, textPage } from '@/components/pages/page-route';
import { getReleasesPage } from '@/lib/releases/releases';

const route = pageRoute((locale) => textPage({ source: getReleasesPage(locale) }, locale));

export const generateMetadata = route.generateMetadata;
export default route.Page;
