import type { Locale } from '../site/config';
import type { Messages } from './translator';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
