/** Messages of the commands, in the language of the terminal. */
import { languageOf } from '../lib/check/words';
import { git } from '../lib/content/git';

export const language = languageOf(process.env);

/** The French text for a French terminal, else the English one. */
export const say = (fr: string, en: string): string => (language === 'fr' ? fr : en);

export const print = (fr: string, en: string): void => console.log(say(fr, en));

/** Ends the command with a message. */
export function stop(fr: string, en = fr): never {
  console.error(say(fr, en));
  process.exit(1);
}

/** Ends the command if Git could not undo what it is about to write. */
export function refuseChanges(...paths: string[]): void {
  if (git('.', 'status', '--porcelain', '--', ...paths) === '') return;
  const list = paths.join(', ');
  stop(
    `Changements non enregistrés dans ${list} : validez-les d’abord (git commit), pour pouvoir annuler.`,
    `Uncommitted changes in ${list}: commit them first (git commit), so that you can undo.`,
  );
}
