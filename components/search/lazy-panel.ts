import type { ComponentType } from 'react';
import type { Locale } from '@/lib/site/config';
import { lazyPart } from '../ui/lazy-part';
import type { PanelProps } from './connect-panel';
import { startFirstRequests } from './first-requests';

let loading: Promise<ComponentType<PanelProps>> | undefined;

/** What is below the field of the search. */
export const LazyPanel = lazyPart((locale) => {
  loading ??= connect(locale);
  loading.catch(() => (loading = undefined));
  return loading;
});

async function connect(locale: Locale): Promise<ComponentType<PanelProps>> {
  const first = startFirstRequests(locale);
  try {
    const [{ connectPanel }, manifest] = await Promise.all([import('./connect-panel'), first.manifest]);
    return connectPanel(manifest, first);
  } catch (error) {
    first.worker?.worker.terminate();
    throw error;
  }
}
