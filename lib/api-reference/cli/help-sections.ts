/** One entry of a section of a help text: its first column and everything said about it. */
export type HelpEntry = { head: string; text: string };

export type HelpSections = {
  usage: string;
  commands: HelpEntry[];
  arguments: HelpEntry[];
  options: HelpEntry[];
};

const headings: Record<string, 'commands' | 'arguments' | 'options'> = {
  'Commands:': 'commands',
  'Arguments:': 'arguments',
  'Options:': 'options',
};

/** Splits a help text made by clap into its sections, whether texts stand beside or below their entry. */
export function readHelpSections(help: string): HelpSections {
  const sections: HelpSections = { usage: '', commands: [], arguments: [], options: [] };
  let current: HelpEntry[] | undefined;
  for (const line of help.replace(/\r\n?/g, '\n').split('\n')) {
    const section = headings[line.trim()];
    if (section) current = sections[section];
    else if (line.startsWith('Usage: ')) sections.usage = line.slice('Usage: '.length).trim();
    else if (current && line.trim() !== '') addLine(current, line);
  }
  return sections;
}

/** Entries are indented by two to six spaces, the lines of their text by ten or more. */
function addLine(entries: HelpEntry[], line: string): void {
  const start = /^ {2,6}(\S.*)$/.exec(line)?.[1];
  if (start === undefined) {
    const last = entries.at(-1);
    if (last) last.text = `${last.text} ${line.trim()}`.trim();
    return;
  }
  const [head = '', ...rest] = start.split(/ {2,}/);
  entries.push({ head, text: rest.join(' ').trim() });
}

/** A remark in brackets of a help text: `default`, `Output [default: ./icon.png]` → `./icon.png`. */
export function remarkOf(text: string, name: string): string | undefined {
  return new RegExp(`\\[${name}: ([^\\]]*)\\]`).exec(text)?.[1];
}
