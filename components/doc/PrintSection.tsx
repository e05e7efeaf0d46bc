'use client';

import { useRef } from 'react';
import { ActionButton } from '../ui/ActionButton';
import { printIcon } from '../ui/page-icons';

type Props = {
  addresses: string[];
  label: string;
  /** Shown if a page of the section cannot be loaded. */
  failed: string;
};

/** Prints all pages of a section, on its first page. */
export function PrintSection({ addresses, label, failed }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const print = async (): Promise<void> => {
    const { printSection } = await import('./print-section');
    await printSection(frame, addresses);
  };
  return (
    <>
      <ActionButton icon={printIcon} label={label} failed={failed} act={print} />
      <iframe ref={frame} className="print-frame" title={label} hidden />
    </>
  );
}
