import type { ReactNode } from 'react';
import { site } from '@/lib/site/config';

type Common = { alt: string; caption?: string; labels: { enlarge: string; close: string } };

type DiagramProps = Common & { name: string; svg: string };

/**
 * A drawing of `content/diagrams`, inline so that it follows the colour mode. In a narrow column, where its words would be too
 * small to read, the text alternative is shown instead of them, and a button opens the drawing.
 */
export function Diagram({ name, svg, ...common }: DiagramProps) {
  const content = <div role="img" aria-label={common.alt} dangerouslySetInnerHTML={{ __html: svg }} />;
  return (
    <Enlargeable id={`diagram-${name}`} className="diagram" content={content} {...common}>
      <p aria-hidden="true">{common.alt}</p>
    </Enlargeable>
  );
}

type FigureProps = Common & {
  src: string;
  dark?: string;
  width: number | string;
  height: number | string;
};

/** A picture with its size, so that loading it moves nothing, and an optional variant for the dark mode. */
export function Figure({ src, dark, width, height, ...common }: FigureProps) {
  const attributes = { width, height, loading: 'lazy', decoding: 'async' } as const;
  /* eslint-disable @next/next/no-img-element -- a static export has no image server */
  const content = (
    <>
      <img src={site.basePath + src} alt={common.alt} {...attributes} className={dark && 'only-light'} />
      {dark ? (
        <img src={site.basePath + dark} alt={common.alt} {...attributes} className="only-dark" />
      ) : null}
    </>
  );
  /* eslint-enable @next/next/no-img-element */
  const id = `figure-${src.replace(/\W+/g, '-')}`;
  return <Enlargeable id={id} className="diagram picture" content={content} {...common} />;
}

type Props = Omit<Common, 'alt'> & {
  id: string;
  className: string;
  content: ReactNode;
  children?: ReactNode;
};

/** A figure with a button that opens its content over the page at full size, without script. */
function Enlargeable({ id, className, content, labels, caption, children }: Props) {
  return (
    <figure className={className}>
      <div id={id} popover="auto">
        <button type="button" popoverTarget={id} popoverTargetAction="hide" autoFocus>
          {labels.close}
        </button>
        {content}
      </div>
      {children}
      <button type="button" popoverTarget={id} aria-label={caption && `${labels.enlarge}, ${caption}`}>
        {labels.enlarge}
      </button>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
