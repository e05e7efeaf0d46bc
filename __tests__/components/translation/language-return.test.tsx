import { fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { LanguageLink } from '@/components/translation/LanguageLink';
import { LanguageReturn } from '@/components/translation/LanguageReturn';
import { site, type Locale } from '@/lib/site/config';
import { Intl } from '../../support/intl';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  jest.replaceProperty(site, 'builtLocales', ['fr', 'en']);
});

afterEach(() => jest.restoreAllMocks());

/** Shows what a page of a locale offers: a link to the other language, and the way back if there is one. */
function showPage(locale: Locale, link?: { offersReturn: boolean }): void {
  document.documentElement.lang = locale;
  const other = locale === 'en' ? 'fr' : 'en';
  jest.mocked(usePathname).mockReturnValue(`/${locale}/v1/guides`);
  document.body.replaceChildren();
  render(
    <Intl locale={locale}>
      {link ? (
        <LanguageLink href={`/${other}/v1/guides`} {...link}>
          original
        </LanguageLink>
      ) : null}
      <LanguageReturn />
    </Intl>,
  );
}

test('the original offers the way back, also when the page that is left becomes idle after the press', () => {
  showPage('en', { offersReturn: true });
  fireEvent.click(screen.getByRole('link'));
  showPage('en');
  expect(screen.queryByRole('link')).toBeNull();
  showPage('fr');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/v1/guides');
  showPage('fr');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a language chosen in the menu offers no way back, whatever was pressed before', () => {
  showPage('en', { offersReturn: true });
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  showPage('en', { offersReturn: false });
  fireEvent.click(screen.getByRole('link'));
  showPage('fr');
  expect(screen.queryByRole('link')).toBeNull();
});
