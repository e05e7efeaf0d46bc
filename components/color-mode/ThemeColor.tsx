'use client';

import { site } from '@/lib/site/config';
import { useColorMode } from './use-color-mode';

/** Colours the browser's own bars after the mode. Not in the metadata: Next.js renders those anew at each navigation. */
export function ThemeColor() {
  const { mode } = useColorMode();
  return <meta name="theme-color" content={mode === 'light' ? site.lightThemeColor : site.themeColor} />;
}
