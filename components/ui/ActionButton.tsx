'use client';

import { useState } from 'react';
import { Icon, type IconName } from './Icon';

type Props = {
  icon: IconName;
  label: string;
  /** Shown once the action has succeeded. */
  done?: string;
  /** Shown once the action has failed. */
  failed: string;
  act: () => Promise<void>;
};

const resultIcons = { done: 'check', failed: 'warning' } as const;

/** A button that shows whether its action succeeded or failed. */
export function ActionButton({ icon, label, done, failed, act }: Props) {
  const [result, setResult] = useState<'done' | 'failed' | null>(null);
  const onClick = (): void => {
    act().then(
      () => setResult(done ? 'done' : null),
      (error: unknown) => {
        console.warn(failed, error);
        setResult('failed');
      },
    );
  };
  const texts = { done: done ?? label, failed };
  const text = result ? texts[result] : label;
  return (
    <button type="button" className="button" aria-live="polite" onClick={onClick}>
      <Icon name={result ? resultIcons[result] : icon} />
      <span key={text}>{text}</span>
    </button>
  );
}
