import { useEffect, useEffectEvent } from 'react';
import { storePosition } from '@/lib/browser/reading-position';

type EntryState = Record<string, unknown> | null;

/**
 * A history entry for an open dialog, so that Back closes it and the page below keeps its address. `name` marks the entry in
 * `history.state`; the marks of Next.js are kept, otherwise its router would reload the page on Back.
 */
export function useDialogEntry(name: string, onBack: () => void) {
  const entry = getEntry(name);
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    const onPopState = (): void => {
      if (entry.isLeftByBack()) handleBack();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [entry]);
  return entry;
}

/** True while the entry of the dialog with that name is the current one, also after a reload. */
export function isDialogEntry(name: string): boolean {
  return (history.state as EntryState)?.[name] === true;
}

/** By name, because leaving an entry may take longer than the component of its dialog lives. */
const entries = new Map<string, ReturnType<typeof createEntry>>();

function getEntry(name: string): ReturnType<typeof createEntry> {
  const entry = entries.get(name) ?? createEntry(name);
  entries.set(name, entry);
  return entry;
}

function createEntry(name: string) {
  let isWanted = false;
  /** True while the browser goes back, which takes time: the dialog may be opened again before it is there. */
  let isLeaving = false;
  const isCurrent = (): boolean => isDialogEntry(name);
  const add = (): void => {
    if (isCurrent()) return;
    storePosition(); // Back returns to it, and the reader may have scrolled a moment ago
    try {
      history.pushState({ ...(history.state as EntryState), [name]: true }, '');
    } catch {
      // Browsers refuse very frequent changes: the dialog opens all the same.
    }
  };
  const onLeft = (): void => {
    isLeaving = false;
    if (isWanted) add();
  };
  return {
    /** Adds the entry. */
    push: (): void => {
      isWanted = true;
      if (!isLeaving) add();
    },
    /** Goes back to the entry of the page. */
    leave: (): void => {
      isWanted = false;
      if (isLeaving || !isCurrent()) return;
      isLeaving = true;
      window.addEventListener('popstate', onLeft, { once: true });
      history.back();
    },
    /** True while the entry of the dialog is the current one. */
    isCurrent,
    /** Call before another page or section takes the place of the entry, so that the closing dialog does not go back. */
    replaceNext: (): void => {
      isWanted = false;
      if (!isCurrent()) return;
      const { [name]: _, ...state } = history.state as Record<string, unknown>;
      history.replaceState(state, '');
    },
    /** Call on `popstate`. Returns true if the reader has left the dialog by Back. */
    isLeftByBack: (): boolean => !isLeaving && !isCurrent(),
  };
}
