import { noteSection } from './components/home/remember-reading';
import { startProgress } from './components/progress/progress';

/** Next.js calls it when the router starts to load another page. */
export function onRouterTransitionStart(url: string): void {
  noteSection();
  startProgress(url);
}
