import { HomePage } from '@/components/home/HomePage';
import { pageRoute } from '@/components/pages/page-route';
import { pageMetadata } from '@/lib/docs/metadata';
import { getHome } from '@/lib/home/home';
import { highlight } from '@/lib/mdx/highlight';

const route = pageRoute((locale) => {
  const home = getHome(locale);
  const { title, description, language } = home;
  return {
    metadata: pageMetadata({ title, description, route: '/', locale, language }),
    render: async () => {
      const code = await highlight(home.window.code.trimEnd(), 'rust');
      return <HomePage home={home} code={code} locale={locale} />;
    },
  };
});

export const generateMetadata = route.generateMetadata;
export default route.Page;
