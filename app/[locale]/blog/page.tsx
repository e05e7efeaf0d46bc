import { listPage } from '@/components/blog/list-page';
import { pageRoute } from '@/components/pages/page-route';

const route = pageRoute((locale, t) => listPage(1, locale, t));

export const generateMetadata = route.generateMetadata;
export default route.Page;
