import { Children, isValidElement, type ReactNode } from 'react';
import { HeadingLink } from '../doc/HeadingLink';
import { ProseLink } from './ProseLink';

type Props = {
  id?: string;
  className?: string;
  'data-aliases'?: string;
  /** In a `<summary>`, a link would be a control inside a control. */
  isPlain?: boolean;
  children?: ReactNode;
};

/**
 * Makes a heading of the text, a link to itself. Former ids stay as empty targets in front of it, so that old links keep working. A
 * heading that holds a link gets a separate one after its text.
 */
export function createHeading(Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6', isEntry = false) {
  return function Heading({ id, className, 'data-aliases': aliases, isPlain = false, children }: Props) {
    const hasLink = holdsLink(children);
    return (
      <Level id={id} className={className}>
        {aliases?.split(' ').map((alias) => (
          <span key={alias} id={alias} className="alias" />
        ))}
        {hasLink || isPlain || !id ? (
          children
        ) : (
          <HeadingLink id={id} isEntry={isEntry}>
            {children}
          </HeadingLink>
        )}
        {hasLink && !isPlain && id ? <HeadingLink id={id} name={textOf(children)} isEntry={isEntry} /> : null}
      </Level>
    );
  };
}

/** True if a link is inside, also one of HTML or of a note. */
function holdsLink(node: ReactNode): boolean {
  return Children.toArray(node).some(
    (child) =>
      isValidElement<{ children?: ReactNode }>(child) &&
      (child.type === ProseLink || child.type === 'a' || holdsLink(child.props.children)),
  );
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');
}
