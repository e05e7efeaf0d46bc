import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { DocView } from '@/lib/docs/doc-view';
import { pageMetadata } from '@/lib/docs/metadata';
import { toLocale } from '@/lib/i18n/params';
import { getTranslator, type Translate } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import { showPage } from '../dev/show-page';
import { DocPage } from '../doc/DocPage';
import { Static } from '../static/Static';

/** Metadata of a page, and its content between navbar and footer. */
export type FoundPage = { metadata: Metadata; render: () => ReactElement | Promise<ReactElement> };

/** Creates the exports of a route. `find` returns the page for its parameters, or undefined for the not-found page. */
export function pageRoute<Params extends { locale: string }>(
  find: (locale: Locale, t: Translate, params: Params) => FoundPage | undefined,
) {
  type Props = { params: Promise<Params> };
  const load = async (given: Props['params']): Promise<FoundPage> => {
    const params = await given;
    const locale = toLocale(params.locale);
    return find(locale, getTranslator(locale), params) ?? notFound();
  };
  return {
    generateMetadata: async ({ params }: Props): Promise<Metadata> => (await load(params)).metadata,
    async Page({ params }: Props) {
      const { render } = await load(params);
      return <Static id="page">{await render()}</Static>;
    },
  };
}

type TextView = Pick<DocView, 'source'> & Partial<DocView>;

/** A page made from a content file. */
export function textPage(view: TextView, locale: Locale, more: { changes?: string } = {}): FoundPage {
  const { route, locale: language, frontMatter } = view.source;
  return {
    metadata: pageMetadata({ ...frontMatter, route, locale, language, ...more }),
    render: async () => <DocPage view={view} page={await showPage(view.source, locale)} locale={locale} />,
  };
}
