'use client';

import { useEffect } from 'react';
import type { Labels } from '@/lib/i18n/labels';
import { startPage } from '../runtime/start-page';

/** Brings pages to life in development, where the framework's own script runs; the export has `components/runtime/browser`. */
export function PageLife({ labels }: { labels: Labels }) {
  useEffect(() => {
    document.getElementById('navbar')?.setAttribute('data-alive', '');
    return startPage(labels);
  }, [labels]);
  return null;
}
