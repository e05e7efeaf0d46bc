import type { ReactNode } from 'react';

export type Labels = { enlarge: string; close: string };

type Props = {
  id: string;
  className?: string;
  /** What is enlarged. */ content: ReactNode;
  labels: Labels;
  caption?: string | undefined;
  children?: ReactNode;
};

/** A figure whose content a button opens over the page at its full size, without script. */
export function Enlargeable({ id, className = '', content, labels, caption, children }: Props) {
  return (
    <figure className={`diagram ${className}`.trim()}>
      <div id={id} popover="auto">
        <button type="button" popoverTarget={id} popoverTargetAction="hide" autoFocus>
          {labels.close}
        </button>
        {content}
      </div>
      {children}
      <button type="button" popoverTarget={id} aria-label={caption && `${labels.enlarge}, ${caption}`}>
        {labels.enlarge}
      </button>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
