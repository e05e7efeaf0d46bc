/** On the not-found page, redirects a former address or offers the nearest pages. Only this page loads the rules. */
export function enhanceNotFound(root: HTMLElement): void {
  if (!root.querySelector('[data-nearest]')) return;
  void import('./follow-former-address')
    .then(({ followFormerAddress }) => followFormerAddress())
    .catch((error: unknown) =>
      console.warn('The address could not be compared with the former ones:', error),
    );
}
