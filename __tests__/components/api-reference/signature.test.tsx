/** @jest-environment node */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createReferenceComponents } from '@/components/api-reference/reference-components';
import type { Locale } from '@/lib/site/config';

const shown = (module: string, anchor: string, locale: Locale = 'fr'): string[] => {
  const { Signature } = createReferenceComponents(locale, locale) as { Signature: ComponentType<object> };
  const markup = renderToStaticMarkup(<Signature {...{ module, anchor }} />);
  return [...markup.matchAll(/<(li|p)\b[^>]*>(.*?)<\/\1>/g)].map(([, , text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );
};

describe('Signature', () => {
  it('puts a word between names of which one replaces a deprecated function', () => {
    expect(shown('path', 'appdir')).toContainEqual(expect.stringMatching(/ appConfigDir ou appDataDir$/));
    expect(shown('path', 'appdir', 'en')).toContainEqual(
      expect.stringMatching(/ appConfigDir or appDataDir$/),
    );
    expect(shown('path', 'logdir')).toContainEqual(expect.stringMatching(/ appLogDir$/));
  });

  it.each([
    ['window', 'getbylabel', ['static']],
    ['window', 'setclosable', ['async', 'Depuis la version 1.4.0', 'Autorisation window.setClosable']],
    ['fs', 'readtextfile', ['async', 'Autorisation fs.readFile']],
    ['fs', 'readdir', ['async', 'Autorisation fs.readDir']],
    ['os', 'arch-1', ['async', 'Modifié en 1.0.2', 'Autorisation os.all']],
    ['window', 'innersize', ['async']],
  ])('shows the badges and the allowlist key of %s.%s', (module, anchor, expected) => {
    expect(shown(module, anchor).filter((text) => !text.startsWith('En v2'))).toEqual(expected);
  });
});
