import { useEffect, useState } from 'react';
import { announce } from './use-announcer';

const SHOWN_MS = 1500;

type Options = {
  copied: string;
  failed: string;
  /** Selected if copying fails, so that the reader can copy it by keyboard. */
  element?: Element | null;
};

/** Copies texts to the clipboard, and says for a moment whether it worked. */
export function useCopy(): [
  state: 'copied' | 'failed' | null,
  copy: (text: string, options: Options) => Promise<void>,
] {
  const [state, setState] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (state === null) return undefined;
    const timer = setTimeout(() => setState(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string, { copied, failed, element }: Options): Promise<void> => {
    setState(null); // a second copy is shown anew, and as long as the first
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce(copied);
    } catch (error) {
      console.warn(failed, error);
      if (element) getSelection()?.selectAllChildren(element);
      setState('failed');
      announce(failed);
    }
  };
  return [state, copy];
}
