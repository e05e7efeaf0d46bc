'use client';

import { useState } from 'react';
import { lazyPart } from '../ui/lazy-part';

const CheckerPanel = lazyPart(async (locale) => {
  const [{ CheckerPanel }, { loadChecker }] = await Promise.all([
    import('./CheckerPanel'),
    import('./load-checker'),
  ]);
  const checker = await loadChecker(locale);
  return function LoadedChecker() {
    return <CheckerPanel checker={checker} />;
  };
});

type Props = {
  /** Label of the button. */
  open: string;
  noScript: string;
};

/** The button that loads the configuration checker, which replaces it. */
export function ConfigChecker({ open, noScript }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <CheckerPanel />;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {open}
      </button>
      <p>{noScript}</p>
    </>
  );
}
