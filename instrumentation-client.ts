import { startProgress } from './components/progress/progress';
import { startTransition, type TransitionType } from './lib/browser/transition';

/** Next.js calls it when the router starts to load another page. */
export function onRouterTransitionStart(url: string, type: TransitionType): void {
  startTransition(type);
  startProgress(url);
}
