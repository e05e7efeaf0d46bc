/** How commands stop with a message. */
import { git } from '../lib/content/git';
import { listEnvironmentFaults } from '../lib/site/environment';

/** Ends the command with a message. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends the command with one line for each unusable setting. */
export function checkEnvironment(): void {
  const faults = listEnvironmentFaults(process.env);
  if (faults.length > 0) stop(faults.join('\n'));
}

/** Ends the command if Git could not undo what it is about to write. */
export function refuseChanges(...paths: string[]): void {
  if (git('.', 'status', '--porcelain', '--', ...paths) === '') return;
  stop(
    `Changements non enregistrés dans ${paths.join(', ')} : validez-les d’abord (git commit), pour pouvoir annuler.`,
  );
}
