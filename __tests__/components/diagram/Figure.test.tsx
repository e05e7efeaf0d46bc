import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from '@/components/diagram/Diagram';
import { site } from '@/lib/site/config';

test('pictures are found below a base path, in both colour modes', () => {
  jest.replaceProperty(site, 'basePath', '/docs');
  const html = renderToStaticMarkup(
    <Figure
      src="/images/a.avif"
      dark="/images/b.avif"
      alt="Une fenêtre"
      width={640}
      height={400}
      labels={{ enlarge: 'Agrandir', close: 'Fermer' }}
    />,
  );
  expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    '/docs/images/a.avif',
    '/docs/images/b.avif',
  ]);
});
