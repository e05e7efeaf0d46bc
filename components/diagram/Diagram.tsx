import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { site } from '@/lib/site/config';
import { Drawing } from './Drawing';

type Common = { alt: string; caption?: string };

type DiagramProps = Common & { name: string; svg: string };

/**
 * A drawing of `content/diagrams`, inline so that it follows the colour mode. In a narrow column, where its words would be too
 * small to read, the text alternative is shown instead of them, and a button opens the drawing.
 */
export function Diagram({ name, svg, ...common }: DiagramProps) {
  const t = useTranslations('diagram');
  const content = (
    <div role="img" aria-label={common.alt}>
      <Drawing svg={svg} />
    </div>
  );
  return (
    <Enlargeable
      id={`diagram-${name}`}
      className="diagram"
      content={content}
      enlarge={t('enlarge')}
      {...common}
    >
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
  const t = useTranslations('diagram');
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
  return (
    <Enlargeable
      id={id}
      className="diagram picture"
      content={content}
      enlarge={t('enlargePicture')}
      {...common}
    />
  );
}

type Props = Omit<Common, 'alt'> & {
  id: string;
  className: string;
  content: ReactNode;
  /** Label of the button that opens it. */
  enlarge: string;
  children?: ReactNode;
};

/** A figure with a button that opens its content over the page at full size, without script. `Prose` closes it when the focus leaves it. */
function Enlargeable({ id, className, content, enlarge, caption, children }: Props) {
  const t = useTranslations('diagram');
  return (
    <figure className={className}>
      <div id={id} popover="auto" role="group" aria-label={caption || enlarge}>
        {/* Takes the focus only on pages of a full load: in the browser, React does not write the attribute. */}
        <button type="button" popoverTarget={id} popoverTargetAction="hide" autoFocus>
          {t('close')}
        </button>
        {content}
      </div>
      {children}
      <button type="button" popoverTarget={id} aria-label={caption && `${enlarge}, ${caption}`}>
        {enlarge}
      </button>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
