'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/** Loads what can wait until the browser is idle. The page works without it, but starts no offline reading. */
export function LoadIdleBehaviours() {
  const [Behaviours, setBehaviours] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./IdleBehaviours').then(
          ({ IdleBehaviours }) => setBehaviours(() => IdleBehaviours),
          (error: unknown) => console.error('registerSW failed', error),
        );
      }),
    [],
  );
  return Behaviours ? <Behaviours /> : null;
}
