import { Enlargeable, type Labels } from './Enlargeable';

type Props = { name: string; svg: string; alt: string; caption?: string; labels: Labels };

/**
 * A drawing of `content/diagrams`, inline so that it follows the colour mode. In a narrow column, where its words would be too
 * small to read, the text alternative is shown instead of them, and a button opens the drawing.
 */
export function Diagram({ name, svg, alt, caption, labels }: Props) {
  return (
    <Enlargeable
      id={`diagram-${name}`}
      content={<div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />}
      labels={labels}
      caption={caption}
    >
      <p aria-hidden="true">{alt}</p>
    </Enlargeable>
  );
}
