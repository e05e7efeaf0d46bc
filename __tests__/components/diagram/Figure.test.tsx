import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Diagram, Figure } from '@/components/diagram/Diagram';
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

test('the enlarged picture is named after its caption, or else after the button that opens it', () => {
  const props = { src: '/a.avif', alt: 'Une fenêtre', width: 640, height: 400 };
  render(
    <Intl>
      <Figure {...props} caption="La fenêtre sous Linux" />
      <Figure {...props} src="/b.avif" />
    </Intl>,
  );
  expect(screen.getByRole('group', { name: 'La fenêtre sous Linux' })).toHaveAttribute('popover');
  const [, button] = screen.getAllByRole('button', { name: /^Agrandir/ });
  expect(screen.getByRole('group', { name: button?.textContent ?? '' })).toHaveAttribute('popover');
});

test('a screen reader gets the text alternative of a drawing, and not its words after it', () => {
  render(
    <Intl>
      <Diagram name="roles" alt="Deux processus" svg="<svg><text>Webview</text></svg>" />
    </Intl>,
  );
  expect(screen.getByRole('img', { name: 'Deux processus' })).toContainElement(screen.getByText('Webview'));
  expect(screen.getByText('Webview').closest('svg')).toHaveAttribute('aria-hidden', 'true');
});
