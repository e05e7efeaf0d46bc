import { own } from '../text/own';
import { sharedGroups } from './tab-groups';

export type Variant = { value: string; label: string; command: string };

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
/** `npm install` with its words, up to the end of the command. */
const install = /\bnpm (?:install|i|add)\b((?:[ \t]+(?!#)[^\s;&|"'`<>()]+)*)/g;
/** `npx NAME` of a program that the project has installed. */
const runProgram = /\bnpx (?!create-)(?=\w[\w-]*(?:\s|$))/g;

/** Options of `npm install` and their names elsewhere; a command with another option is not converted. */
const options: Record<string, string> = {
  '--save-dev': '--dev',
  '-D': '--dev',
  '--save-exact': '--exact',
  '-E': '--exact',
  '--save-optional': '--optional',
  '-O': '--optional',
  '--global': '--global',
  '-g': '--global',
  '--save': '',
  '-S': '',
};

/** `npm install --save-dev vite` → `yarn add --dev vite`; the same command if the other manager has no equivalent. */
function toInstall(command: string, words: string, manager: Exclude<Manager, 'npm'>): string {
  const parts = words.split(/\s+/).filter(Boolean);
  const packages = parts.filter((word) => !word.startsWith('-'));
  const flags = parts.filter((word) => word.startsWith('-')).map((word) => own(options, word));
  if (manager === 'cargo' || flags.includes(undefined)) return command;
  if (packages.length === 0) return flags.length === 0 ? `${manager} install` : command;
  const isGlobal = flags.includes('--global');
  if (isGlobal && manager === 'yarn') return ['yarn global add', ...packages].join(' ');
  const spelled = flags.filter(Boolean).map((flag) => {
    const isLong = manager === 'pnpm' && flag !== '--global';
    return isLong ? `--save-${flag?.slice(2)}` : flag;
  });
  return [manager, 'add', ...spelled, ...packages].join(' ');
}

/** A text with its npm commands as another package manager spells them. Cargo only knows the Tauri CLI. */
function toManager(text: string, manager: Manager): string {
  if (manager === 'npm') return text;
  return text
    .replace(
      runScript,
      (command: string, name: string | undefined, short: string | undefined, args = '', at: number) => {
        // An option without `--` is one of npm.
        const isOfNpm = /^ -(?!- )/.test(text.slice(at + command.length)) && !command.endsWith(' --');
        return isOfNpm || (manager === 'cargo' && name !== 'tauri')
          ? command
          : `${runners[manager]} ${name ?? short}${args}`;
      },
    )
    .replace(runProgram, (command) => own(programRunners, manager) ?? command)
    .replace(install, (command: string, words: string, at: number) => {
      // A quoted name, a placeholder or another line follows: not all of the command is read.
      const isCut = /^[ \t]+["'`$(<]/.test(text.slice(at + command.length)) || /[\\^]$/.test(words);
      return isCut ? command : toInstall(command, words, manager);
    });
}

const othersCommand = /^(?:yarn|pnpm|bunx?)(?:\s|$)/m;
const managerName = /(?<![\w/@-])(?:npm|yarn|pnpm|bun)(?![\w/-])/i;

/** True for a passage that names package managers: its commands are those of the one it names. */
export function comparesManagers({ words, codes }: { words: string; codes: string[] }): boolean {
  return managerName.test(words) || codes.some((code) => othersCommand.test(code));
}

/** Commands that write or read the packages of a project: two package managers must not share them. */
const ofPackages = /\bnpm (?:ci|clean-install|i|install|add|un|uninstall|rm|remove|up|update|dedupe)\b/;

/** A text with npm commands as each package manager spells it, npm first; undefined if it has none. */
export function managerVariants(text: string): { value: Manager; text: string }[] | undefined {
  const variants = managers.map((value) => ({ value, text: toManager(text, value) }));
  const others = variants.slice(1).filter((variant) => {
    const isMixed = variant.value !== 'cargo' && ofPackages.test(variant.text);
    return variant.text !== text && !isMixed;
  });
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
