'use client';

import { useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../ui/lazy-part';

const SamplePlayer = lazyPart(async () => (await import('./SamplePlayer')).SamplePlayer);

type Props = {
  name: string;
  label: string;
  title: string;
  /** Language of the title, if it is not the page's. */
  lang?: string;
  /** Label of the button. */
  run: string;
  note: string;
  /** The first frame. */
  children: ReactNode;
};

/** The head of a sample and its first frame, which the running sample replaces once it shows after a press on the button. */
export function SampleRunner({ name, label, title, run, note, children, ...language }: Props) {
  const [isRunning, setRunning] = useState(false);
  const [isShown, setShown] = useState(false);
  const actions = useRef<HTMLSpanElement>(null);
  return (
    <figure className="sample" data-sample={name}>
      <figcaption>
        <span>
          {label} <b {...language}>{title}</b>
        </span>
        {isRunning ? (
          <span ref={actions} className="sample-actions" />
        ) : (
          <button type="button" className="button primary sample-run" onClick={() => setRunning(true)}>
            {run}
          </button>
        )}
      </figcaption>
      {isShown ? null : <div className="sample-still">{children}</div>}
      {isRunning ? <SamplePlayer name={name} actions={actions} onShow={setShown} /> : null}
      <p className="sample-note">{note}</p>
    </figure>
  );
}
