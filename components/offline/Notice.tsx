import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import styles from './offline.module.css';

type Props = {
  title: string;
  detail?: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** What Escape closes first. */
const opened = 'dialog[open], .dropdown[data-open]';

/** Above and below a notice, in px. */
const margins = 24;

/** A text with an action. Closes on Escape too; closed from inside, it gives the focus back to where it came from. */
export function Notice({ title, detail, closeLabel, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const from = useRef<EventTarget>(null);
  const close = (): void => {
    if (box.current?.contains(document.activeElement) && from.current instanceof HTMLElement)
      from.current.focus({ preventScroll: true });
    onClose();
  };
  useEffect(() => {
    // What takes the focus under the notice scrolls into view above it (WCAG 2.4.11).
    const { style } = document.documentElement;
    const note = (): void => style.setProperty('--notice', `${(box.current?.offsetHeight ?? 0) + margins}px`);
    const sizes = new ResizeObserver(note);
    if (box.current) sizes.observe(box.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--notice');
    };
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.target instanceof HTMLInputElement) return;
      if (!document.querySelector(opened)) close();
    };
    // Before the others: what is open is still so.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  });
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget as Node | null)) from.current = relatedTarget;
  };
  return (
    <div ref={box} className={styles.notice} onFocus={onFocus}>
      <p>
        <strong>{title}</strong>
        {detail ? <span>{detail}</span> : null}
      </p>
      {children}
      <button type="button" className="bar-button" aria-label={closeLabel} title={closeLabel} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
