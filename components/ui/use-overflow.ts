import { useEffect, useState, type RefObject } from 'react';

/** Whether an element can be scrolled sideways; undefined until it has been laid out. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // Called as soon as a block that the browser had skipped is laid out.
    const observer = new ResizeObserver(() => {
      const isLaidOut = element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      if (!isLaidOut) return;
      // An element that stops being a tab stop would lose the focus.
      const isStop = element === document.activeElement;
      setOverflows(isStop || element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
