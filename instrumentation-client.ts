// Next.js calls it when the router starts to load another page.
export { notifyTransitionStart as onRouterTransitionStart } from './lib/browser/transition';
