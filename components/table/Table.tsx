import type { ComponentProps } from 'react';

type Props = ComponentProps<'table'> & { /** Accessible name of the scrolling frame. */ label: string };

/** A table in a frame that scrolls sideways, by keyboard too. */
export function Table({ label, ...table }: Props) {
  return (
    <div className="table" role="group" aria-label={label} tabIndex={0}>
      <table {...table} />
    </div>
  );
}
