import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { CliCommand, CliReference } from '../../api-reference/cli/types';
import { nearest } from '../../text/nearest';
import { faultAt } from '../place';
import type { CheckedPage, Fault } from '../types';
import { sampleFault, type Sample } from './collect';

type CommandFault = { fr: string; en: string; fix?: string };

/** How `tauri` is started, with each package manager. */
const starts =
  /^(?:(?:\$|>|PS>)\s+)?(?:\w+=\S+\s+)*(?:(npm) run tauri|yarn(?: run)? tauri|pnpm(?: run| exec)? tauri|bun(?:x| run| x)? tauri|npx tauri|cargo tauri|tauri)(?:\s+(.*))?$/;

/** `tauri …` lines of shell blocks name commands and options that exist. */
export function checkCommands(sample: Sample, cli: CliReference): Fault[] {
  if (!['bash', 'powershell'].includes(sample.lang) || sample.meta.nocheck !== undefined) return [];
  return joinContinued(sample.code).flatMap(({ text, line }) =>
    text.split(/\s*(?:&&|\|\||;|\|)\s+/).flatMap((command): Fault[] => {
      const start = starts.exec(withoutLooseQuotes(command.replace(/\s+#.*$/, '').trim()));
      // npm keeps options for itself: the first `--` is npm's, the next one tauri's.
      const args = start?.[1] ? start[2]?.replace(/(?:^|\s)--(?=\s|$)/, ' ') : start?.[2];
      const found = args === undefined ? undefined : findCommandFault(args, cli);
      const shown = sample.code.split('\n')[line - 1] ?? '';
      const column = Math.max(0, shown.indexOf(command.trim())) + 1;
      return found ? [sampleFault(sample, 'command', valuesOf(found, cli), line, column)] : [];
    }),
  );
}

/** The same for `<TauriCommand args="…" />`. */
export function checkTauriCommands(page: CheckedPage, cli: CliReference): Fault[] {
  const faults: Fault[] = [];
  if (!page.tree) return faults;
  visit(page.tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element = node as unknown as MdxJsxFlowElement;
    if (element.name !== 'TauriCommand') return;
    const args = element.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'args',
    )?.value;
    const found = findCommandFault(typeof args === 'string' ? args : '', cli);
    if (found) faults.push(faultAt(page, node, 'command', valuesOf(found, cli)));
  });
  return faults;
}

/** What is wrong with the arguments of `tauri`: `buld --debug` → unknown command. */
export function findCommandFault(args: string, cli: CliReference): CommandFault | undefined {
  const own = args.split(/\s--(?:\s|$)/)[0] ?? '';
  const words = own.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const names = cli.commands.map((command) => command.name);
  const program = cli.commands.find((command) => command.name === 'tauri');
  let command = program;
  const rest: string[] = [];
  for (const word of words) {
    const name: string = command && command !== program ? `${command.name} ${word}` : word;
    const next = cli.commands.find((candidate) => candidate.name === name && candidate !== program);
    if (next && rest.every((other) => other.startsWith('-'))) command = next;
    else rest.push(word);
  }
  const first = rest.find((word) => !word.startsWith('-'));
  if (command === program && first && first !== 'help' && /^[a-z]/.test(first)) {
    const guess = nearest(first, names);
    return {
      fr: `la commande « tauri ${first} » n’existe pas`,
      en: `there is no command "tauri ${first}"`,
      ...(guess ? { fix: guess } : {}),
    };
  }
  return command && program ? findOptionFault(rest, command, program) : undefined;
}

function findOptionFault(
  words: string[],
  command: CliCommand,
  program: CliCommand,
): CommandFault | undefined {
  const options = [...command.options, ...program.options];
  for (const word of words) {
    const flag = word.split('=')[0] ?? word;
    if (!/^-{1,2}[a-z]/i.test(flag)) continue;
    const known =
      options.some(({ name, short }) => name === flag || short === flag) ||
      flag === '--help' ||
      flag === '-h';
    // Single letters may be joined: -vv.
    const joined =
      /^-[a-z]{2,}$/i.test(flag) &&
      [...flag.slice(1)].every((letter) => options.some(({ short }) => short === `-${letter}`));
    if (known || joined) continue;
    const guess = nearest(
      flag,
      options.map(({ name }) => name),
    );
    return {
      fr: `l’option « ${flag} » n’existe pas pour « tauri${command === program ? '' : ` ${command.name}`} »`,
      en: `there is no option "${flag}" of "tauri${command === program ? '' : ` ${command.name}`}"`,
      ...(guess ? { fix: guess } : {}),
    };
  }
  return undefined;
}

function valuesOf({ fr, en, fix }: CommandFault, cli: CliReference): Record<string, string> {
  return {
    'message.fr': fr,
    'message.en': en,
    version: cli.version,
    'fix.fr': fix ? `Vouliez-vous dire ${fix} ?` : 'Voyez la liste : npm exec tauri -- --help.',
    'fix.en': fix ? `Did you mean ${fix}?` : 'See the list: npm exec tauri -- --help.',
  };
}

/** The end of a quoted line, as in `sh -c "cd app && tauri build"`. */
function withoutLooseQuotes(command: string): string {
  return (command.match(/["']/g)?.length ?? 0) % 2 === 1 ? command.replace(/["']/g, '') : command;
}

/** Lines ended by a backslash or a backtick go on below. */
function joinContinued(code: string): { text: string; line: number }[] {
  const joined: { text: string; line: number }[] = [];
  let open: { text: string; line: number } | undefined;
  code.split('\n').forEach((text, index) => {
    const goesOn = /[\\`]\s*$/.test(text);
    const bare = text.replace(/[\\`]\s*$/, ' ');
    if (open) open.text += bare;
    else open = { text: bare, line: index + 1 };
    if (!goesOn) {
      joined.push(open);
      open = undefined;
    }
  });
  return open ? [...joined, open] : joined;
}
