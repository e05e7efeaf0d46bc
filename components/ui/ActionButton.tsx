'use client';

import { useState } from 'react';
import { Icon } from './Icon';
import { checkIcon, warningIcon } from './icons';
import { announce } from './use-announcer';

type Props = {
  /** A drawing of `icons.ts`. */
  icon: string;
  label: string;
  /** Shown once the action has succeeded. */
  done?: string;
  /** Shown once the action has failed. */
  failed: string;
  act: () => Promise<void>;
};

const resultIcons = { done: checkIcon, failed: warningIcon };

/** A button that shows whether its action succeeded or failed. */
export function ActionButton({ icon, label, done, failed, act }: Props) {
  const [result, setResult] = useState<'done' | 'failed' | null>(null);
  const onClick = (): void => {
    setResult(null); // the result of a second press is shown anew
    act().then(
      () => {
        if (!done) return;
        setResult('done');
        announce(done);
      },
      (error: unknown) => {
        console.warn(failed, error);
        setResult('failed');
        announce(failed);
      },
    );
  };
  const texts = { done: done ?? label, failed };
  const text = result ? texts[result] : label;
  return (
    <button type="button" className="button" onClick={onClick}>
      <Icon path={result ? resultIcons[result] : icon} />
      <span key={text}>{text}</span>
    </button>
  );
}
