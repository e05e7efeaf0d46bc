type Props = {
  id: string;
  svg: string;
  alt: string;
  caption?: string;
  labels: { enlarge: string; close: string };
};

/**
 * A drawing of `content/diagrams`, inline so that it follows the colour mode. In a narrow column, where its words would be too
 * small to read, the text alternative is shown instead of them, and a button opens the drawing over the page at its full size.
 */
export function Diagram({ id, svg, alt, caption, labels }: Props) {
  return (
    <figure className="diagram">
      <div id={id} popover="auto">
        <button type="button" popoverTarget={id} popoverTargetAction="hide" autoFocus>
          {labels.close}
        </button>
        <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
      </div>
      <p aria-hidden="true">{alt}</p>
      <button type="button" popoverTarget={id}>
        {labels.enlarge}
      </button>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
