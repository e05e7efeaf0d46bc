import { useEffect, useMemo, useRef } from 'react';

type EntryState = Record<string, unknown> | null;

/**
 * A history entry for an open dialog, so that Back closes it and the page below keeps its address. `name` marks the entry in
 * `history.state`; the marks of Next.js are kept, otherwise its router would reload the page on Back.
 */
export function useDialogEntry(name: string, onBack: () => void) {
  const onBackNow = useRef(onBack);
  useEffect(() => {
    onBackNow.current = onBack;
  });
  useEffect(() => {
    const onPopState = (): void => {
      if (!isEntry(name)) onBackNow.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [name]);
  return useMemo(
    () => ({
      /** Adds the entry. */
      push: (): void => {
        if (isEntry(name)) return;
        try {
          history.pushState({ ...(history.state as EntryState), [name]: true }, '');
        } catch {
          // Browsers refuse very frequent changes: the dialog opens all the same.
        }
      },
      /** Goes back to the entry of the page. */
      leave: (): void => {
        if (isEntry(name)) history.back();
      },
      /** Is the entry of the dialog the current one? */
      isCurrent: (): boolean => isEntry(name),
      /** Lets the page that is about to be opened follow the entry of the page, not that of the dialog. */
      replaceNext: (): void => {
        if (!isEntry(name)) return;
        const { [name]: _, ...state } = (history.state ?? {}) as Record<string, unknown>;
        history.replaceState(state, '');
      },
    }),
    [name],
  );
}

function isEntry(name: string): boolean {
  return (history.state as EntryState)?.[name] === true;
}
