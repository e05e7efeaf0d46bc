import { useEffect, useRef, useState } from 'react';
import { checkConfig, type Validate } from '@/lib/api-reference/check-config';
import type { ConfigAnchors } from '@/lib/api-reference/config-anchors';
import { keptTexts } from '@/lib/browser/kept-texts';

/** What the build writes to `config-checker.js`. */
export type CheckerModule = { default: Validate; anchors: ConfigAnchors };

const CHECK_AFTER_MS = 200;

const FIELD = 'text';

/** The text of the checker and what is wrong with it; checks a little after the last key. */
export function useChecker(checker: CheckerModule) {
  const kept = keptTexts('config-checker');
  const [text, setText] = useState(kept.get(FIELD) ?? '');
  const [report, setReport] = useState(() => check(text, checker));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    kept.set(FIELD, text);
    timer.current = setTimeout(() => setReport(check(text, checker)), CHECK_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, [text, checker, kept]);
  /** Checks a text without putting it into the field. */
  const checkOnly = (other: string): void => {
    clearTimeout(timer.current); // its report would replace this one
    setReport(check(other, checker));
  };
  return { text, setText, report, checkOnly };
}

/** `isEmpty` is about the checked text: the first letter in the field is not a valid file until it has been checked. */
function check(text: string, { default: validate, anchors }: CheckerModule) {
  return { ...checkConfig(text, validate, anchors), isEmpty: text.trim() === '' };
}
