/** On the not-found page: an old or miswritten address leads on to its page. The rules only load there. */
export function enhanceNotFound(root: HTMLElement): void {
  if (!root.querySelector('.not-found')) return;
  void import('./follow-former-address')
    .then(({ followFormerAddress }) => followFormerAddress())
    .catch((error: unknown) =>
      console.warn('The address could not be compared with the former ones:', error),
    );
}
