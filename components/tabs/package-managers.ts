export type Variant = { value: string; label: string; command: string };

/** npm takes options for itself, so `--` goes before the first one: `"build --debug"` → `"build -- --debug"`. */
function withNpmSeparator(args: string): string {
  return args.replace(/(^|\s)-/, '$1-- -').trim();
}

/** A Tauri CLI command for each package manager. */
export function tauriCommands(args: string): Variant[] {
  return [
    { value: 'npm', label: 'npm', command: `npm run tauri ${withNpmSeparator(args)}` },
    { value: 'yarn', label: 'Yarn', command: `yarn tauri ${args}` },
    { value: 'pnpm', label: 'pnpm', command: `pnpm tauri ${args}` },
    { value: 'bun', label: 'Bun', command: `bun run tauri ${args}` },
    { value: 'cargo', label: 'Cargo', command: `cargo tauri ${args}` },
  ];
}

/** The command that adds packages to a project. */
export function installCommands(packages: string, dev: boolean): Variant[] {
  const saved = (option: string): string => (dev ? `${option} ${packages}` : packages);
  return [
    { value: 'npm', label: 'npm', command: `npm install ${saved('--save-dev')}` },
    { value: 'yarn', label: 'Yarn', command: `yarn add ${saved('--dev')}` },
    { value: 'pnpm', label: 'pnpm', command: `pnpm add ${saved('--save-dev')}` },
    { value: 'bun', label: 'Bun', command: `bun add ${saved('--dev')}` },
  ];
}

/** The command that runs a script of package.json. */
export function scriptCommands(name: string): Variant[] {
  return [
    { value: 'npm', label: 'npm', command: `npm run ${withNpmSeparator(name)}` },
    { value: 'yarn', label: 'Yarn', command: `yarn ${name}` },
    { value: 'pnpm', label: 'pnpm', command: `pnpm ${name}` },
    { value: 'bun', label: 'Bun', command: `bun run ${name}` },
  ];
}
