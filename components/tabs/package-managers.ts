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

/** `npm run NAME`, `npm test` or `npm start`, with the arguments up to the `--` that only npm needs. */
const runScript = /\bnpm (?:run ([\w:-]+)|(test|start)\b)(?:((?: (?!--)[^\s"'`;&|]+)*) --(?= ))?/g;
/** `npm install`, with `--save-dev` and the space before a package. Other options differ between package managers. */
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

/** The commands of a text with npm commands, for each package manager that has its own. */
function toCommands(text: string): Variant[] {
  return (managerVariants(text) ?? []).map(({ value, text: command }) => ({
    value,
    label: sharedGroups['package-manager'][value],
    command,
  }));
}

/** A Tauri CLI command for each package manager. */
export function tauriCommands(args: string): Variant[] {
  return scriptCommands(`tauri ${args}`);
}

/** The command that runs a script of package.json. npm needs `--` before the options of the script. */
export function scriptCommands(command: string): Variant[] {
  return toCommands(`npm run ${command.replace(/\s-/, ' -- -')}`);
}

/**
 * The command that adds packages to a project. With `script`, npm also gets the script of that name, which runs the program
 * of the same name; the other package managers find the program without it.
 */
export function installCommands(packages: string, dev: boolean, script?: string): Variant[] {
  const commands = toCommands(`npm install ${dev ? '--save-dev ' : ''}${packages}`);
  const [npm] = commands;
  if (npm && script) npm.command += `\nnpm pkg set scripts.${script}=${script}`;
  return commands;
}
