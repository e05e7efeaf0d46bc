type Props = {
  src: string;
  dark?: string;
  alt: string;
  width: number | string;
  height: number | string;
  caption?: string;
};

/** A picture with its size (so that nothing moves while it loads), and another one for the dark mode where given. */
export function Figure({ src, dark, alt, width, height, caption }: Props) {
  const common = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure>
      {/* eslint-disable-next-line @next/next/no-img-element -- a static export has no image server */}
      <img src={src} alt={alt} {...common} {...(dark ? { className: 'only-light' } : {})} />
      {/* eslint-disable-next-line @next/next/no-img-element */}
      {dark ? <img src={dark} alt={alt} {...common} className="only-dark" /> : null}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
