import type { CliCommand, CliReference } from '../../api-reference/types';
import type { Rule } from '../rule';
import type { Values } from '../types';
import { didYouMean } from '../../text/nearest';

/** `tauri …` lines of shell blocks and `<TauriCommand args="…" />` name commands and options that exist. */
export const commandRules: Rule[] = [
  {
    id: 'command',
    message: 'Ligne de commande : {message} La commande échouerait chez le lecteur (CLI {version}).',
    page: (page, { cli }) => [
      ...page.findings(page.elements, ({ name, values }) => {
        const args = values.get('args');
        return name === 'TauriCommand' && typeof args === 'string' ? findFault(args, cli) : undefined;
      }),
      ...page.codeBlocks
        .filter(({ lang, meta }) => /^(?:bash|powershell)$/.test(lang) && meta.nocheck === undefined)
        .flatMap((block) =>
          findInShell(block.code, cli).map(({ line, column, values }) => ({
            ...page.inCode(block, line, column),
            values,
          })),
        ),
    ],
    bad: [
      '```bash\nnpm run tauri build -- --debg\n```',
      '```bash\ncargo tauri build \\\n  --bundels deb\n```',
      '```bash\ncd carnet && bun run tauri bild\n```',
      '```powershell\ncargo tauri build -z\n```',
      '<TauriCommand args="build --dbug" />',
    ],
    good: ['```bash\nnpm run tauri build -- --debug\n```', '<TauriCommand args="build --debug" />'],
  },
];

/** How `tauri` is started, with each package manager. */
const starts =
  /^(?:(?:\$|>|PS>)\s+)?(?:\w+=\S+\s+)*(?:(npm) run tauri|yarn(?: run)? tauri|pnpm(?: run| exec)? tauri|bun(?:x| run| x)? tauri|npx tauri|cargo tauri|tauri)(?:\s+(.*))?$/;

function findInShell(code: string, cli: CliReference) {
  return joinContinued(code).flatMap(({ text, line }) =>
    text.split(/\s*(?:&&|\|\||;|\|)\s+/).flatMap((command) => {
      const start = starts.exec(withoutLooseQuotes(command.replace(/\s+#.*$/, '').trim()));
      // npm parses options up to the first `--` itself.
      const args = start?.[1] ? start[2]?.replace(/(?:^|\s)--(?=\s|$)/, ' ') : start?.[2];
      const values = args === undefined ? undefined : findFault(args, cli);
      const shown = code.split('\n')[line - 1] ?? '';
      return values ? [{ line, column: Math.max(0, shown.indexOf(command.trim())) + 1, values }] : [];
    }),
  );
}

/** What is wrong with the arguments of `tauri`: `buld --debug` → unknown command. */
function findFault(args: string, cli: CliReference): Values | undefined {
  const own = args.split(/\s--(?:\s|$)/)[0] ?? '';
  const words = own.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const program = cli.commands.find(({ name }) => name === 'tauri');
  if (!program) return undefined;
  let command = program;
  const rest: string[] = [];
  for (const word of words) {
    const name = command === program ? word : `${command.name} ${word}`;
    const next = cli.commands.find((candidate) => candidate.name === name && candidate !== program);
    if (next && rest.every((other) => other.startsWith('-'))) command = next;
    else rest.push(word);
  }
  const first = rest.find((word) => !word.startsWith('-'));
  if (command === program && first && first !== 'help' && /^[a-z]/.test(first)) {
    const message = `la commande « tauri ${first} » n’existe pas`;
    return { message, version: cli.version, fix: didYouMean(first, namesOf(cli.commands), seeHelp) };
  }
  const options = [...command.options, ...program.options];
  const flag = rest
    .map((word) => word.split('=')[0] ?? word)
    .find((word) => /^-{1,2}[a-z]/i.test(word) && !isOption(word, options));
  if (flag === undefined) return undefined;
  const full = command === program ? 'tauri' : `tauri ${command.name}`;
  const message = `l’option « ${flag} » n’existe pas pour « ${full} »`;
  return { message, version: cli.version, fix: didYouMean(flag, namesOf(options), seeHelp) };
}

function isOption(flag: string, options: CliCommand['options']): boolean {
  const isShort = (letter: string): boolean => options.some(({ short }) => short === `-${letter}`);
  return (
    ['--help', '-h'].includes(flag) ||
    options.some(({ name, short }) => name === flag || short === flag) ||
    // Single letters may be joined: -vv.
    (/^-[a-z]{2,}$/i.test(flag) && [...flag.slice(1)].every(isShort))
  );
}

function namesOf(known: { name: string }[]): string[] {
  return known.map(({ name }) => name);
}

const seeHelp = 'Voyez la liste : npm exec tauri -- --help.';

/** Removes quotes without a partner, as in the second part of `sh -c "cd app && tauri build"`. */
function withoutLooseQuotes(command: string): string {
  return (command.match(/["']/g)?.length ?? 0) % 2 === 1 ? command.replace(/["']/g, '') : command;
}

/** Joins lines that end with a backslash or a backtick. */
function joinContinued(code: string): { text: string; line: number }[] {
  let next = 1;
  return code.split(/(?<![\\`][^\S\n]*)\n/).map((text) => {
    const line = next;
    next += text.split('\n').length;
    return { line, text: text.replace(/[\\`]\s*(?:\n|$)/g, ' ') };
  });
}
