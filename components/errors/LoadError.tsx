'use client';

import { useEffect, useState } from 'react';
import type { LoadFailure } from './load-failure';

type Props = { labels: { partFailed: string; retry: string } };

/** The error text of a page or a part that could not be loaded, with a button that tries again. */
export function LoadError({ labels }: Props) {
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  useEffect(() => {
    const onFailed = (event: Event): void => setFailure((event as CustomEvent<LoadFailure>).detail);
    const onShown = (): void => setFailure(null);
    document.addEventListener('load:failed', onFailed);
    document.addEventListener('page:shown', onShown);
    return () => {
      document.removeEventListener('load:failed', onFailed);
      document.removeEventListener('page:shown', onShown);
    };
  }, []);
  if (!failure) return null;
  const retry = (): void => {
    setFailure(null);
    failure.retry();
  };
  return (
    <div className="load-error" role="alert">
      <p>
        {labels.partFailed} <small>{failure.reason}</small>
      </p>
      <button type="button" onClick={retry}>
        {labels.retry}
      </button>
    </div>
  );
}
