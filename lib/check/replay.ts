import { escapeRegExp } from '../text/escape';

/** What a reader does on a page: run a command, compare its output, write a file. */
export type Step =
  | { type: 'run'; command: string }
  | { type: 'compare'; output: string }
  | { type: 'write'; file: string; code: string };

const part =
  /^\*\*(?<label>[^*\n]+)\*\*$|^(?<indent> *)```(?<lang>\w*)(?: title="(?<title>[^"]*)")?\n(?<code>[\s\S]*?)^ *```$/gm;
const otherTabs = new Set(['Yarn', 'pnpm', 'Bun', 'Cargo']);
const fileName = /^(?!.*\.\.)[\w@.+-]+(?:\/[\w@.+-]+)*\.\w+$/;

/**
 * The steps of a page, from its Markdown copy: shell lines as npm spells them, blocks titled by a file, and blocks titled
 * "Sortie", which show the output of the command before them.
 */
export function readSteps(markdown: string): Step[] {
  let label = '';
  return [...markdown.replaceAll(/^> ?/gm, '').matchAll(part)].flatMap(({ groups = {} }): Step[] => {
    const { indent = '', lang = '', title = '' } = groups;
    const tab = label;
    label = groups.label ?? '';
    if (label || otherTabs.has(tab)) return [];
    const code = (groups.code ?? '').replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    if (lang === 'bash') return commandsOf(code).map((command) => ({ type: 'run', command }));
    if (title === 'Sortie') return [{ type: 'compare', output: code }];
    return fileName.test(title) ? [{ type: 'write', file: title, code }] : [];
  });
}

/** Lines of a shell block without comments; a `\` at the end joins a line and the next one. */
function commandsOf(code: string): string[] {
  return code
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
    .filter(Boolean);
}

/** Lines that an output should contain and does not, in this order. Colours and spaces do not count; `…` is any text. */
export function missingLines(expected: string, output: string): string[] {
  const lines = linesOf(output);
  return linesOf(expected).filter((line) => {
    const pattern = new RegExp(`^${line.split('…').map(escapeRegExp).join('.*')}$`, 'u');
    const at = lines.findIndex((one) => pattern.test(one));
    lines.splice(0, at + 1);
    return at < 0;
  });
}

function linesOf(text: string): string[] {
  return text
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}
