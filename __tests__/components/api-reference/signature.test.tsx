/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Signature } from '@/components/api-reference/Signature';
import { findJsEntry } from '@/lib/api-reference/reference';
import { getTranslator } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';

const factsOf = (anchor: string, locale: Locale): string => {
  const markup = renderToStaticMarkup(
    <Signature entry={findJsEntry('path', anchor, locale)} locale={locale} t={getTranslator(locale)} />,
  );
  return (/<span class="deprecated">(.*?)<\/span>/.exec(markup)?.[1] ?? '').replace(/<[^>]*>/g, '');
};

describe('Signature', () => {
  it('puts a word between names of which one replaces a deprecated function', () => {
    expect(factsOf('appdir', 'fr')).toMatch(/ appConfigDir ou appDataDir$/);
    expect(factsOf('appdir', 'en')).toMatch(/ appConfigDir or appDataDir$/);
    expect(factsOf('logdir', 'fr')).toMatch(/ appLogDir$/);
  });
});
