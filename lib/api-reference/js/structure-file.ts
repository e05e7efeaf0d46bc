import type { ApiPackage } from './types';

/** The version of `@tauri-apps/api` this site documents: the last one of Tauri v1. */
export const documentedVersion = '1.6.0';

/** Throws when another version than the documented one is installed. */
export function requireVersion({ name, version }: { name: string; version: string }): void {
  if (version === documentedVersion) return;
  throw new Error(
    `${name} ${version} is installed, this site documents ${documentedVersion}\n` +
      `  → npm install --save-dev --save-exact ${name}@${documentedVersion}`,
  );
}

/** The structure as it is committed: the same package always gives the same bytes. */
export function formatStructure(api: ApiPackage): string {
  return `${JSON.stringify(api, null, 2)}\n`;
}
