/** What commands say, in the language of the terminal. */
import { languageOf } from '../lib/check/words';

export const language = languageOf(process.env);

/** The French text for a French terminal, else the English one. */
export const say = (fr: string, en: string): string => (language === 'fr' ? fr : en);

/** Ends the command with a message. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
