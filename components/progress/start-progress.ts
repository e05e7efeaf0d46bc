import NProgress from 'nprogress';
import { progressTemplate } from '@/lib/browser/trusted-types';

/** How long a page or a part may take before the bar shows. */
export const progressDelay = 200;

const beginnings = ['page:loading', 'part:loading'];
const ends = ['page:shown', 'page:failed', 'part:settled'];

/** Shows the bar at the top while a page, or a part of one, takes more than 200 ms; quick ones never show it, and it cannot stick. */
export function startProgress(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is being waited for: `page`, `part`. */
  const awaited = new Set<string>();
  NProgress.configure({
    showSpinner: false,
    minimum: 0.08,
    trickleSpeed: 300,
    template: progressTemplate,
    barSelector: '.bar',
  });
  const stop = (): void => {
    clearTimeout(timer);
    NProgress.done();
  };
  const onBeginning = ({ type }: Event): void => {
    awaited.add(kindOf(type));
    clearTimeout(timer);
    timer = setTimeout(() => NProgress.start(), progressDelay);
  };
  const onEnd = ({ type }: Event): void => {
    awaited.delete(kindOf(type));
    if (awaited.size === 0) stop();
  };
  beginnings.forEach((name) => document.addEventListener(name, onBeginning));
  ends.forEach((name) => document.addEventListener(name, onEnd));
  return () => {
    stop();
    beginnings.forEach((name) => document.removeEventListener(name, onBeginning));
    ends.forEach((name) => document.removeEventListener(name, onEnd));
  };
}

function kindOf(name: string): string {
  return name.slice(0, name.indexOf(':'));
}
