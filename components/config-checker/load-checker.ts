import { toHref, type Locale } from '@/lib/site/config';
import type { CheckerModule } from './use-checker';

/** Imports the module that the build writes from the schema of the CLI. */
export function loadChecker(locale: Locale): Promise<CheckerModule> {
  const address = toHref('/config-checker.js', locale);
  return import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address) as Promise<CheckerModule>;
}
