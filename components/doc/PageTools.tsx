import { useLocale, useTranslations } from 'next-intl';
import type { PageSource } from '@/lib/content/types';
import { homeOfText } from '@/lib/i18n/fallback';
import { site, toHref } from '@/lib/site/config';
import { repository } from '@/lib/site/repository';
import { toUrl } from '@/lib/site/to-url';
import { Icon } from '../ui/Icon';
import { editIcon, fileIcon, flagIcon } from '../ui/page-icons';
import { CopyMarkdown } from './CopyMarkdown';
import { PrintSection } from './PrintSection';

type Props = {
  source: PageSource;
  editUrl?: string | undefined;
  section?: string[] | undefined;
  /** Only the tools that fit beside the contents list. */
  isShort?: boolean;
};

/** What a reader can do with a page: edit it, read or copy its Markdown, report a fault with page and version filled in. */
export function PageTools({ source, editUrl, section = [], isShort = false }: Props) {
  const t = useTranslations('doc');
  const locale = useLocale();
  const { route, locale: language, frontMatter } = source;
  const markdown = toHref(`${route}.md`, homeOfText(language, locale));
  const report = new URLSearchParams({
    title: t('reportTitle', { title: frontMatter.title }),
    body: t('reportBody', { url: toUrl(route, locale), version: site.version.label }),
  });
  return (
    <>
      {editUrl ? (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon path={editIcon} />
          {t('edit')}
        </a>
      ) : null}
      {isShort ? null : (
        <a href={markdown} type="text/markdown">
          <Icon path={fileIcon} />
          {t('markdown')}
        </a>
      )}
      <CopyMarkdown href={markdown} />
      <a href={`${repository}/issues/new?${report}`} target="_blank" rel="noopener noreferrer">
        <Icon path={flagIcon} />
        {t('report')}
      </a>
      {section.length > 1 ? (
        <PrintSection addresses={section} label={t('printSection')} failed={t('printFailed')} />
      ) : null}
    </>
  );
}
