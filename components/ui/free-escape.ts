/**
 * True for an Escape that no field, dialog, menu or popover handles. Ask in the capture phase: later, what the key closes may already be
 * closed.
 */
export function isFreeEscape({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  const isTaken = document.querySelector('dialog[open], .navbar [open], :popover-open') !== null;
  const isField = target instanceof Element && target.matches('input, textarea, select');
  return key === 'Escape' && !defaultPrevented && !isTaken && !isField;
}
