/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { TextNotice } from '@/components/translation/TextNotice';
import { Intl } from '../../support/intl';

test.each([
  [{ date: '2022-06-19', added: 12, removed: 3 }, /June 19, 2022.*12 lines added, 3 lines removed/],
  [{}, /has changed since this translation was made/], // a shallow clone does not know when
])('says that a translation is older than its source, and what is known of the change', (change, text) => {
  const notice = { kind: 'stale', language: 'fr', change } as const;
  const html = renderToStaticMarkup(
    <Intl locale="en">
      <TextNotice notice={notice} route="/v1/guides/faq" />
    </Intl>,
  );
  expect(html).toMatch(/data-kind="stale"/);
  expect(html).toMatch(text);
});

test('is in the reader’s language inside of a foreign text, and says when the original is not in this export', () => {
  const noticeOf = (language: 'fr' | 'ko'): string =>
    renderToStaticMarkup(
      <Intl locale="en">
        <TextNotice notice={{ kind: 'foreign', language }} route="/v1/guides/faq" />
      </Intl>,
    );
  expect(noticeOf('fr')).toMatch(/^<aside [^>]*lang="en" dir="ltr"/);
  expect(noticeOf('fr')).toMatch(/<a [^>]*href="[^"]*\/fr\/v1\/guides\/faq"[^>]* hrefLang="fr"/);
  expect(noticeOf('fr')).not.toContain('on the public site');
  expect(noticeOf('ko')).toContain('on the public site');
});
