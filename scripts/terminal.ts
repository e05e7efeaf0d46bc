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
  // `git status` is also silent about ignored files, and if it fails.
  if (git('.', 'ls-files', '--', ...paths) === '')
    stop(
      `Git ne suit pas ${paths.join(', ')} : rien ne pourrait être annulé. Travaillez dans un clone du dépôt, ou créez-en un (git init, git add, git commit).`,
    );
  if (git('.', 'status', '--porcelain', '--', ...paths) === '') return;
  stop(
    `Changements non enregistrés dans ${paths.join(', ')} : validez-les d’abord (git commit), pour pouvoir annuler.`,
  );
}
