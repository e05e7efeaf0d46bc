/** What commands say, in the language of the terminal. */
import { languageOf } from '../lib/check/words';

export const language = languageOf(process.env);

/** The French text for a French terminal, else the English one. */
export const say = (fr: string, en: string): string => (language === 'fr' ? fr : en);

export const print = (fr: string, en: string): void => console.log(say(fr, en));

/** Ends the command with a message. */
export function stop(fr: string, en = fr): never {
  console.error(say(fr, en));
  process.exit(1);
}
