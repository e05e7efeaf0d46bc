import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at each rendering, which calls the latest one: parts that got it need not be drawn again for it. */
export function useStable<Given extends unknown[]>(
  call: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
