'use client';

import { CrashView } from '@/components/errors/CrashView';
import { crashTextsOf } from '@/components/errors/crash-texts';

export default function PageCrash({ error, reset }: { error: Error; reset: () => void }) {
  return <CrashView error={error} reset={reset} {...crashTextsOf(document.documentElement.lang)} />;
}
