/** Lets the layout's live region say a short text to screen readers. */
export function announce(text: string): void {
  document.dispatchEvent(new CustomEvent('announce', { detail: text }));
}
