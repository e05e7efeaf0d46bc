import type { ReactNode } from 'react';

type Props = { id?: string; 'data-aliases'?: string; children?: ReactNode };

/** A heading of the text. Former ids stay as empty targets in front of it, so that old links keep working. */
export function createHeading(Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Heading({ id, 'data-aliases': aliases, children }: Props) {
    return (
      <Level id={id}>
        {aliases?.split(' ').map((alias) => (
          <span key={alias} id={alias} className="alias" />
        ))}
        {children}
      </Level>
    );
  };
}
