import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handlers for a dialog: they call `onPress` for a press that begins and ends on its backdrop. A press that begins in the box may
 * end there, as when text is selected or a touch is taken back.
 */
export function useBackdropPress(onPress: () => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown: (event: PointerEvent): void => {
      beganOutside.current = isOnBackdrop(event);
    },
    onClick: (event: MouseEvent): void => {
      if (beganOutside.current && isOnBackdrop(event)) onPress();
    },
  };
}

/** True for a press outside of the box. The target does not say so: the padding and gaps between children belong to the dialog too. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInBox;
}
