// Next.js calls it when the router starts to load another page.
export { startTransition as onRouterTransitionStart } from './lib/browser/transition';
