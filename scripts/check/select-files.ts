import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/content/list-files';
import { localeNames } from '../../lib/site/config';
import { escapeRegExp } from '../../lib/text/escape';
import { didYouMean } from '../../lib/text/nearest';

/** What `npm run check` reads. */
export const checkedFolders = ['content', 'messages', 'public'];

/** Folders of no language, and those that pages are not made of: `content/xx/a.mdx`, `content/fr/_dev/a.mdx`. */
const unread = new RegExp(
  `^content/(?:(?!(?:${[...localeNames, 'api', 'diagrams'].join('|')})/)[^/]+/|[^/]+/_(?!partials/)[^/]*/)`,
);

type Selection = { files: string[]; faults: string[] };

/**
 * The files that the arguments of a command name, below the root: files, folders, and patterns that the shell has left as
 * they are; backslashes separate folders too. An argument that names no file is a fault.
 */
export function selectFiles(args: readonly string[], root = '.'): Selection {
  const all = checkedFolders
    .flatMap((folder) => listFiles(root, folder).files)
    .filter((file) => !unread.test(file));
  const faults: string[] = [];
  const files = args.flatMap((argument) => {
    const name = toContentPath(argument, root);
    const found = filesOf(name, all);
    if (found.length === 0) faults.push(`${argument} : ${explain(name, all, root)}`);
    return found;
  });
  return { files: [...new Set(files)], faults };
}

/** The path below the root of a file that an argument names, on every system: `.\content\fr\a.mdx` → `content/fr/a.mdx`. */
export function toContentPath(argument: string, root = '.'): string {
  const name = path.relative(root, path.resolve(root, argument.replaceAll('\\', '/')));
  return name.replaceAll('\\', '/');
}

function filesOf(name: string, all: string[]): string[] {
  if (all.includes(name)) return [name];
  if (/[*?{]/.test(name)) return all.filter((file) => toPattern(name).test(file));
  return all.filter((file) => name === '' || name === '.' || file.startsWith(`${name}/`));
}

/** A pattern of the shell as a regular expression: `*` stays within a folder, `**` does not. */
function toPattern(glob: string): RegExp {
  const parts = glob.split(/(\*\*\/|\*\*|\*|\?|\{[^{}]*\})/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part.startsWith('{') && part.endsWith('}'))
      return `(?:${part.slice(1, -1).split(',').map(escapeRegExp).join('|')})`;
    return escapeRegExp(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}

function explain(name: string, all: string[], root: string): string {
  const full = path.join(root, name);
  if (/[*?{]/.test(name)) return 'aucun fichier du contenu ne correspond à ce motif.';
  if (!existsSync(full)) return `ce fichier n’existe pas. ${didYouMean(name, all, '')}`.trim();
  return statSync(full).isDirectory()
    ? 'ce dossier ne contient aucun fichier du contenu.'
    : `ce fichier n’est pas vérifié : la commande lit ${checkedFolders.join(', ')}.`;
}
