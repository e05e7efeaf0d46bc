import { useLocale, useTranslations } from 'next-intl';
import { readSample, readStill, stillSize } from '@/lib/sample/samples';
import { locales, site } from '@/lib/site/config';
import { SampleRunner } from './SampleRunner';

type Props = {
  name: string;
  /** Whether its picture is inlined. */
  isFirst: boolean;
};

/** A sample that runs on the page. Until its button is pressed, and without JavaScript, its first frame is shown. */
export function Sample({ name, isFirst }: Props) {
  const t = useTranslations('sample');
  const { title, alt } = readSample(name);
  const isForeign = useLocale() !== site.currentLocale;
  const language = isForeign ? { lang: locales[site.currentLocale].htmlLang } : {};
  const picture = (mode: 'light' | 'dark', data?: string) => (
    // eslint-disable-next-line @next/next/no-img-element -- a static export has no image server
    <img
      src={data ?? `${site.basePath}/images/essais/${name}-${mode}.avif`}
      alt={alt}
      {...language}
      {...stillSize}
      loading={data ? undefined : 'lazy'}
      decoding="async"
      className={`only-${mode}`}
    />
  );
  return (
    <SampleRunner name={name} label={t('label')} title={title} run={t('run')} note={t('note')} {...language}>
      {picture('light', isFirst ? readStill(name) : undefined)}
      {picture('dark')}
    </SampleRunner>
  );
}
