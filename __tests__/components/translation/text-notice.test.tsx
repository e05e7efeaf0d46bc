/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { TextNotice } from '@/components/translation/TextNotice';
import { getTranslator } from '@/lib/i18n/translator';
import type { TextNotice as Notice } from '@/lib/translations/source';

const markupOf = (notice: Notice | undefined): string =>
  renderToStaticMarkup(
    <TextNotice notice={notice} route="/v1/guides/faq" locale="en" t={getTranslator('en')} />,
  );

describe('TextNotice', () => {
  it('says since when a translation is older than its source, and by how much', () => {
    const change = { date: '2022-06-19', added: 12, removed: 3 };
    expect(markupOf({ kind: 'stale', language: 'fr', change })).toMatch(
      /data-kind="stale".*June 19, 2022.*12 lines added, 3 lines removed/,
    );
  });

  it('says that a translation is older than its source where the history does not know since when', () => {
    const markup = markupOf({ kind: 'stale', language: 'fr', change: {} });
    expect(markup).toMatch(/data-kind="stale"/);
    expect(markup).not.toMatch(/undefined|\d lines/);
  });
});
