type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun' | 'cargo';

type Variant = { value: PackageManager; label: string; command: string };

const labels: Record<PackageManager, string> = {
  npm: 'npm',
  yarn: 'Yarn',
  pnpm: 'pnpm',
  bun: 'Bun',
  cargo: 'Cargo',
};

const variants = (commands: Partial<Record<PackageManager, string>>): Variant[] =>
  (Object.entries(commands) as [PackageManager, string][]).map(([value, command]) => ({
    value,
    label: labels[value],
    command,
  }));

/** npm keeps options for itself, so a `--` goes before the first one: `"build --debug"` → `"build -- --debug"`. */
export function withNpmSeparator(args: string): string {
  return args.replace(/(^|\s)-/, '$1-- -').trim();
}

/** A Tauri CLI command for each package manager. */
export function tauriCommands(args: string): Variant[] {
  return variants({
    npm: `npm run tauri ${withNpmSeparator(args)}`,
    yarn: `yarn tauri ${args}`,
    pnpm: `pnpm tauri ${args}`,
    bun: `bun run tauri ${args}`,
    cargo: `cargo tauri ${args}`,
  });
}

/** The command that adds packages to a project. */
export function installCommands(packages: string, dev: boolean): Variant[] {
  return variants({
    npm: `npm install ${dev ? '--save-dev ' : ''}${packages}`,
    yarn: `yarn add ${dev ? '--dev ' : ''}${packages}`,
    pnpm: `pnpm add ${dev ? '--save-dev ' : ''}${packages}`,
    bun: `bun add ${dev ? '--dev ' : ''}${packages}`,
  });
}

/** The command that runs a script of package.json. */
export function scriptCommands(name: string): Variant[] {
  return variants({
    npm: `npm run ${withNpmSeparator(name)}`,
    yarn: `yarn ${name}`,
    pnpm: `pnpm ${name}`,
    bun: `bun run ${name}`,
  });
}
