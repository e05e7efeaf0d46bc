import { useEffect, useState } from 'react';

/** Longer than the pause between two letters. */
const SETTLE_MS = 1000;

/**
 * Returns a text once it has stopped changing, and nothing until then. A screen reader would otherwise announce the count of each letter
 * that is typed, over the letters themselves.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => {
      clearTimeout(timer);
      setSettled('');
    };
  }, [text]);
  return settled;
}
