/**
 * Gives the page the room of the scrollbar that a modal dialog takes away, so that nothing behind the dialog moves. Call it before the
 * dialog opens. Returns the function that takes the room back.
 */
export function keepScrollbarRoom(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  return () => {
    style.paddingInlineEnd = '';
  };
}
