/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ReadMore } from '@/components/blog/ReadMore';
import { Intl } from '../../support/intl';

const linkOf = (language: 'fr' | 'en'): string =>
  renderToStaticMarkup(
    <Intl locale="en">
      <ReadMore href="/en/blog/post" title="Tauri 1.0" language={language} />
    </Intl>,
  );

test('on a page in its language, the name of the link is a phrase with the title', () => {
  expect(linkOf('en')).toMatch(/<a [^>]*aria-label="Read more about Tauri 1.0"[^>]*>Read more<\/a>/);
});

test('on a page in another language, the title in the name of the link carries its own (WCAG 3.1.2)', () => {
  expect(linkOf('fr')).toMatch(
    /<a [^>]*>Read more<span class="visually-hidden" lang="fr"[^>]*> Tauri 1.0<\/span><\/a>/,
  );
  expect(linkOf('fr')).not.toContain('aria-label');
});
