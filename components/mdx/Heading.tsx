import { Children, isValidElement, type ReactNode } from 'react';
import { textOf } from '../ui/text-of';
import { ProseLink } from './ProseLink';

type Props = {
  id?: string;
  className?: string;
  'data-aliases'?: string;
  /** In a `<summary>`, a link would be a control inside a control. */
  isPlain?: boolean;
  children?: ReactNode;
};

type Options = {
  /** Accessible name of a separate link to the heading. */
  nameLink: (heading: string) => string;
  /** Headings of a reference are not tab stops, because the contents list has the same links. */
  isEntry?: boolean;
};

/**
 * Makes a heading of the text, a link to itself; `Prose` copies its address on a click. Former ids stay as empty targets in front of it,
 * so that old links keep working. A heading that holds a link gets a separate one after its text.
 */
export function createHeading(
  Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6',
  { nameLink, isEntry = false }: Options,
) {
  return function Heading({ id, 'data-aliases': aliases, isPlain = false, children, ...attributes }: Props) {
    const hasLink = holdsLink(children);
    const link = {
      className: 'heading-link',
      href: `#${id}`,
      ...(hasLink ? { 'aria-label': nameLink(textOf(children)) } : {}),
      ...(isEntry ? { tabIndex: -1 } : {}),
    };
    let content = children;
    // A link that nobody sees would still be a tab stop.
    const isHidden = attributes.className === 'visually-hidden';
    if (id && !isPlain && !isHidden) {
      content = hasLink ? (
        <>
          {children}
          <a {...link} />
        </>
      ) : (
        <a {...link}>{children}</a>
      );
    }
    return (
      <Level id={id} {...attributes}>
        {aliases ? <Aliases ids={aliases.split(' ')}>{content}</Aliases> : content}
      </Level>
    );
  };
}

/** Empty targets in front of a heading's text. */
function Aliases({ ids, children }: { ids: string[]; children: ReactNode }) {
  return (
    <>
      {ids.map((id) => (
        <span key={id} id={id} className="alias" />
      ))}
      {children}
    </>
  );
}

/** True if a link is inside, also one of HTML or of a note. */
function holdsLink(node: ReactNode): boolean {
  return Children.toArray(node).some(
    (child) =>
      isValidElement<{ children?: ReactNode }>(child) &&
      (child.type === ProseLink || child.type === 'a' || holdsLink(child.props.children)),
  );
}
