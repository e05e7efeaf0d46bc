import { own } from '@/lib/text/own';

export type Variant = { value: string; label: string; command: string };

/** Groups of variants whose choice is shared by the whole site and stored. */
export const sharedGroups = {
  os: { windows: 'Windows', macos: 'macOS', linux: 'Linux' },
  'package-manager': { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun', cargo: 'Cargo' },
  shell: { bash: 'Bash', powershell: 'PowerShell', cmd: 'cmd' },
};

export type SharedGroup = keyof typeof sharedGroups;

export function isSharedGroup(group: string | undefined): group is SharedGroup {
  return group !== undefined && Object.hasOwn(sharedGroups, group);
}

/** `data-value` of each variant of a group. The first one also stands for the values that the group does not offer. */
export function variantValues(group: SharedGroup, values: string[]): string[] {
  const missing = Object.keys(sharedGroups[group]).filter((value) => !values.includes(value));
  return values.map((value, index) => (index === 0 ? [value, ...missing].join(' ') : value));
}

type Manager = keyof (typeof sharedGroups)['package-manager'];

const managers = Object.keys(sharedGroups['package-manager']) as Manager[];

const runners: Record<Manager, string> = {
  npm: 'npm run',
  yarn: 'yarn',
  pnpm: 'pnpm',
  bun: 'bun run',
  cargo: 'cargo',
};

const programRunners = { yarn: 'yarn ', pnpm: 'pnpm exec ', bun: 'bunx ' };

/** npm takes options for itself, so `--` goes before the first one: `"build --debug"` → `"build -- --debug"`. */
function withNpmSeparator(args: string): string {
  return args.replace(/(^|\s)-/, '$1-- -').trim();
}

/** `npm run NAME`, `npm test` or `npm start`, with the arguments up to the `--` that only npm needs. */
const runScript = /\bnpm (?:run ([\w:-]+)|(test|start)\b)(?:((?: (?!--)[^\s"'`;&|]+)*) --(?= ))?/g;
/** `npm install`, with its option and the space before a package; other options have other names elsewhere. */
const install = /\bnpm install\b( --save-dev)?( +(?=[\w@]))?(?! *-)/g;
/** `npx NAME` of a program that the project has installed. */
const runProgram = /\bnpx (?=[\w-]+(?:\s|$))/g;

/** A text with its npm commands as another package manager spells them. Cargo only knows the Tauri CLI. */
function toManager(text: string, manager: Manager): string {
  if (manager === 'npm') return text;
  return text
    .replace(runScript, (command: string, name: string | undefined, short: string | undefined, args = '') =>
      manager === 'cargo' && name !== 'tauri' ? command : `${runners[manager]} ${name ?? short}${args}`,
    )
    .replace(runProgram, (command) => own(programRunners, manager) ?? command)
    .replace(install, (command: string, dev: string | undefined, space: string | undefined) => {
      if (manager === 'cargo') return command;
      if (space === undefined) return `${manager} install`;
      return `${manager} add${dev && manager !== 'pnpm' ? ' --dev' : (dev ?? '')}${space}`;
    });
}

/** A text with npm commands as each package manager spells it, npm first; undefined if it has none. */
export function managerVariants(text: string): { value: Manager; text: string }[] | undefined {
  const variants = managers.map((value) => ({ value, text: toManager(text, value) }));
  const others = variants.slice(1).filter((variant) => variant.text !== text);
  return others.length > 0 ? [...variants.slice(0, 1), ...others] : undefined;
}

function toVariants(commands: Partial<Record<Manager, string>>): Variant[] {
  return Object.entries(commands).map(([value, command]) => ({
    value,
    label: sharedGroups['package-manager'][value as Manager],
    command,
  }));
}

/** A Tauri CLI command for each package manager. */
export function tauriCommands(args: string): Variant[] {
  return toVariants(
    Object.fromEntries(
      managers.map((manager) => [
        manager,
        `${runners[manager]} tauri ${manager === 'npm' ? withNpmSeparator(args) : toManager(args, manager)}`,
      ]),
    ),
  );
}

/**
 * The command that adds packages to a project. With `script`, npm also gets the script of that name, which runs the program
 * of the same name; the other package managers find the program without it.
 */
export function installCommands(packages: string, dev: boolean, script?: string): Variant[] {
  const saved = (option: string): string => (dev ? `${option} ${packages}` : packages);
  return toVariants({
    npm: `npm install ${saved('--save-dev')}${script ? `\nnpm pkg set scripts.${script}=${script}` : ''}`,
    yarn: `yarn add ${saved('--dev')}`,
    pnpm: `pnpm add ${saved('--save-dev')}`,
    bun: `bun add ${saved('--dev')}`,
  });
}

/** The command that runs a script of package.json. */
export function scriptCommands(name: string): Variant[] {
  return toVariants({
    npm: `npm run ${withNpmSeparator(name)}`,
    yarn: `yarn ${name}`,
    pnpm: `pnpm ${name}`,
    bun: `bun run ${name}`,
  });
}
