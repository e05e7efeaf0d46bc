import { onPressed } from '@/lib/browser/events';
import { keys, readStored, writeStored } from '@/lib/browser/storage';

/** Keeps the version that was chosen in the menu; an unknown kept name is erased. */
export function startVersions(): void {
  const known = document.querySelector<HTMLElement>('[data-version]')?.dataset.version;
  const kept = readStored(keys.preferredVersion);
  if (kept !== null && kept !== known) writeStored(keys.preferredVersion, null);
  onPressed('.navbar [data-version]', ({ dataset }) =>
    writeStored(keys.preferredVersion, dataset.version ?? null),
  );
}
