import NProgress from 'nprogress';
import { progressTemplate } from './progress-template';

NProgress.configure({
  showSpinner: false,
  minimum: 0.08,
  trickleSpeed: 300,
  template: progressTemplate,
  barSelector: '.bar',
});

export const progressBar = NProgress;
