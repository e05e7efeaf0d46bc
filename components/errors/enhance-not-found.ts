/**
 * On the not-found page: an old or miswritten address leads on to its page, or the nearest pages are
 * offered. The rules only load there.
 */
export function enhanceNotFound(root: HTMLElement): void {
  if (!root.querySelector('[data-nearest]')) return;
  void import('./follow-former-address')
    .then(({ followFormerAddress }) => followFormerAddress())
    .catch((error: unknown) =>
      console.warn('The address could not be compared with the former ones:', error),
    );
}
