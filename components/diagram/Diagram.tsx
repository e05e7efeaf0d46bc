type Props = { svg: string; alt: string; caption?: string };

/** A drawing of `content/diagrams`, inline so that it follows the colour mode; the text alternative is for screen readers. */
export function Diagram({ svg, alt, caption }: Props) {
  return (
    <figure className="diagram">
      <div role="img" aria-label={alt} tabIndex={0} dangerouslySetInnerHTML={{ __html: svg }} />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
