import { site } from '@/lib/site/config';
import { Enlargeable, type Labels } from '../diagram/Enlargeable';

type Props = {
  src: string;
  dark?: string;
  alt: string;
  width: number | string;
  height: number | string;
  caption?: string;
  labels: Labels;
};

/** A picture with its size (so that nothing moves while it loads), and another one for the dark mode where given. */
export function Figure({ src, dark, alt, width, height, caption, labels }: Props) {
  const common = { width, height, loading: 'lazy', decoding: 'async' } as const;
  const content = (
    <>
      {/* eslint-disable-next-line @next/next/no-img-element -- a static export has no image server */}
      <img src={site.basePath + src} alt={alt} {...common} {...(dark ? { className: 'only-light' } : {})} />
      {/* eslint-disable-next-line @next/next/no-img-element */}
      {dark ? <img src={site.basePath + dark} alt={alt} {...common} className="only-dark" /> : null}
    </>
  );
  return (
    <Enlargeable
      id={`figure-${src.replace(/\W+/g, '-')}`}
      className="picture"
      content={content}
      labels={labels}
      caption={caption}
    />
  );
}
