/** On the not-found page, leads from a former address to its page, or offers the nearest pages. The rules are loaded there only. */
export function enhanceNotFound(root: HTMLElement): void {
  if (!root.querySelector('[data-nearest]')) return;
  void import('./follow-former-address')
    .then(({ followFormerAddress }) => followFormerAddress())
    .catch((error: unknown) =>
      console.warn('The address could not be compared with the former ones:', error),
    );
}
