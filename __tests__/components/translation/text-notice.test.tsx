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
