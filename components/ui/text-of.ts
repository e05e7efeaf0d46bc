import { Children, isValidElement, type ReactNode } from 'react';

/** The text of a node. Components count with their `children`, because they have not been rendered yet. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child),
    )
    .join('');
}
