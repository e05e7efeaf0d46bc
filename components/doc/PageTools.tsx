import { homeOfText } from '@/lib/i18n/fallback';
import { site, toHref, type Locale } from '@/lib/site/config';
import { faultReportUrl } from '@/lib/site/fault-report';
import type { Translate } from '@/lib/i18n/translator';
import { Icon } from '../ui/Icon';

type Props = {
  route: string;
  title: string;
  /** Language of the text. */ language: Locale;
  locale: Locale;
  t: Translate;
};

/** Links every page of text has at its end: its Markdown copy (a button beside it copies that), and a fault report with page and version filled in. */
export function PageTools({ route, title, language, locale, t }: Props) {
  const url = site.origin + toHref(route, locale);
  return (
    <>
      <a href={toHref(`${route}.md`, homeOfText(language, locale))} type="text/markdown" data-markdown>
        <Icon name="file" />
        {t('doc.markdown')}
      </a>
      <a
        href={faultReportUrl(
          t('doc.reportTitle', { title }),
          t('doc.reportBody', { url, version: site.version.label }),
        )}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="flag" />
        {t('doc.report')}
      </a>
    </>
  );
}
