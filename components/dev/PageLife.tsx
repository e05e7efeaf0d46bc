'use client';

import { useEffect } from 'react';
import { startPage } from '../live/start-page';
import type { Labels } from '../layout/labels';

/** Brings pages to life in development, where the framework's own script runs; the export has `components/live/browser`. */
export function PageLife({ labels }: { labels: Labels }) {
  useEffect(() => {
    document.getElementById('navbar')?.setAttribute('data-alive', '');
    return startPage(labels);
  }, [labels]);
  return null;
}
