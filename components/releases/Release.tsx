import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

type Props = { open?: boolean; children?: ReactNode };

/** One version: its heading is the summary of a foldable block. */
export function Release({ open = false, children }: Props) {
  const [heading, ...rest] = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  return (
    <details className="release" open={open}>
      <summary>
        {isValidElement<{ isPlain?: boolean }>(heading) ? cloneElement(heading, { isPlain: true }) : heading}
      </summary>
      {rest}
    </details>
  );
}
