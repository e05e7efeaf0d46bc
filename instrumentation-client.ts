import { startProgress } from './components/progress/progress';
import { startTransition } from './lib/browser/transition';

/** Next.js calls it when the router starts to load another page. */
export function onRouterTransitionStart(url: string): void {
  startTransition();
  startProgress(url);
}
