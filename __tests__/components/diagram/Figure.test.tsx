import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from '@/components/diagram/Diagram';
import { site } from '@/lib/site/config';
import { Intl } from '../../support/intl';

test('pictures are found below a base path, in both colour modes', () => {
  jest.replaceProperty(site, 'basePath', '/docs');
  const size = { width: 640, height: 400 };
  const html = renderToStaticMarkup(
    <Intl>
      <Figure src="/a.avif" dark="/b.avif" alt="Une fenêtre" {...size} />
    </Intl>,
  );
  expect(html.match(/(?<=<img src=")[^"]*/g)).toEqual(['/docs/a.avif', '/docs/b.avif']);
});
