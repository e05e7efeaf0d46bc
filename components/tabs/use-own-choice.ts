import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { storedTab, storeTab } from '@/lib/browser/chosen-tabs';
import { restorePosition } from '@/lib/browser/reading-position';

/** The choice in a group that shares it with no other. It belongs to the history entry: Back, Forward and reload return to it. */
export function useOwnChoice(
  root: RefObject<HTMLElement | null>,
  initial: string | undefined,
  isOwn: boolean,
): [choice: string | undefined, setChoice: (value: string) => void] {
  const [choice, setChoice] = useState(initial);
  /** Changes with each return to an entry. */
  const [entry, setEntry] = useState<unknown>();
  useLayoutEffect(() => {
    if (!isOwn) return undefined;
    const { pathname } = location;
    const returnTo = (value: string | undefined): void => {
      setChoice(value);
      setEntry(history.state);
    };
    const onPopState = (): void => {
      // A new entry for a section has no state: `useRevealTarget` shows its panel.
      if (history.state && location.pathname === pathname) returnTo(storedTab(root.current) ?? initial);
    };
    const stored = storedTab(root.current);
    if (stored !== undefined) returnTo(stored);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [root, initial, isOwn]);
  // Once its panel is shown, which an effect of the panel does.
  useEffect(() => {
    if (entry) restorePosition();
  }, [entry]);
  const setOwn = (value: string): void => {
    setChoice(value);
    storeTab(root.current, value);
  };
  return [choice, setOwn];
}
