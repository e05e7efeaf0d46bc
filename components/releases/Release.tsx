import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

type Props = {
  open?: boolean;
  date?: string;
  /** First change, shown while the block is closed. */
  about: string;
  children?: ReactNode;
};

/** One version: its heading, day and first change are the summary of a foldable block. */
export function Release({ open = false, date, about, children }: Props) {
  const [heading, ...rest] = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  );
  return (
    <details className="release" open={open}>
      <summary>
        {isValidElement<{ isPlain?: boolean }>(heading) ? cloneElement(heading, { isPlain: true }) : heading}
        <span>{date}</span>
        <span>{about}</span>
      </summary>
      {rest}
    </details>
  );
}
