/** Groups of variants whose choice is shared by the whole site and stored. */
export const sharedGroups = {
  os: { windows: 'Windows', macos: 'macOS', linux: 'Linux' },
  'package-manager': { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun', cargo: 'Cargo' },
  shell: { bash: 'Bash', powershell: 'PowerShell', cmd: 'cmd' },
};

export type SharedGroup = keyof typeof sharedGroups;

/** True for a group whose choice the whole site shares; false for other names and for tabs without a group. */
export function isSharedGroup(group: string | undefined): group is SharedGroup {
  return group !== undefined && Object.hasOwn(sharedGroups, group);
}

/** `data-value` of each variant of a group. The first one also stands for the values that the group does not offer. */
export function variantValues(group: SharedGroup, values: string[]): string[] {
  const missing = Object.keys(sharedGroups[group]).filter((value) => !values.includes(value));
  return values.map((value, index) => (index === 0 ? [value, ...missing].join(' ') : value));
}
