import { own } from '@/lib/text/own';
import type { Machine } from './machine';

type Options = { dir?: number; append?: boolean; recursive?: boolean };
/** A call of the `fs` or `path` module. */
export type FileMessage = {
  cmd: string;
  path?: string;
  paths?: string[];
  directory?: number;
  source?: string;
  destination?: string;
  oldPath?: string;
  newPath?: string;
  ext?: string;
  contents?: number[];
  options?: Options;
};

/** Messages of Linux, also where the simulated machine has another system. */
const errors = {
  missing: 'No such file or directory (os error 2)',
  exists: 'File exists (os error 17)',
  notFolder: 'Not a directory (os error 20)',
  isFolder: 'Is a directory (os error 21)',
  invalid: 'Invalid argument (os error 22)',
  notEmpty: 'Directory not empty (os error 39)',
};

/** A call of the `fs` module. `path` and `target` are absolute and in the scope. */
type FileCall = {
  machine: Machine;
  path: string;
  /** Reads the destination of a copy or a move. */
  target: () => string;
  contents: number[];
  options: Options;
};

/** An error of the system; `callFs` adds the paths of the call. */
class FileError extends Error {}

/** Answers a call of the `fs` module; throws the message that Tauri rejects with. */
export function callFs(machine: Machine, scope: readonly string[], message: FileMessage): unknown {
  const { cmd, contents = [], options = {} } = message;
  const command = own(fileCommands, cmd);
  if (!command) throw `unknown variant \`${cmd}\``;
  const resolve = (path = ''): string => {
    if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path))
      throw 'cannot traverse directory, rewrite the path without the use of `../`';
    const full = options.dir ? machine.join(machine.folder(options.dir), path) : machine.normalize(path);
    if (!machine.allows(full, scope)) throw `path not allowed on the configured scope: ${full}`;
    return full;
  };
  const path = resolve(message.path ?? message.source ?? message.oldPath);
  const target = (): string => resolve(message.destination ?? message.newPath);
  try {
    return command({ machine, path, target, contents, options }) ?? null;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw `${describePaths(cmd, path, target, options)}: ${error.message}`;
  }
}

/** The paths of a call, as Tauri writes them before the error of the system. */
function describePaths(cmd: string, path: string, target: () => string, { recursive }: Options): string {
  if (cmd === 'copyFile') return `source: ${path}, dest: ${target()}`;
  if (cmd === 'renameFile') return `old: ${path}, new: ${target()}`;
  const isFolderCall = cmd === 'createDir' || cmd === 'removeDir';
  return `path: ${path}${isFolderCall && !recursive ? ' (non recursive)' : ''}`;
}

const fileCommands: Record<string, (call: FileCall) => unknown> = {
  exists: ({ machine, path }) => machine.files.has(path),
  readTextFile: (call) => new TextDecoder().decode(readFile(call)),
  readFile: (call) => [...readFile(call)],
  writeFile: ({ machine, path, contents, options }) => {
    const found = machine.files.get(path);
    const before = options.append && found instanceof Uint8Array ? found : [];
    writeFile(machine, path, Uint8Array.from([...before, ...contents]));
  },
  copyFile: (call) => writeFile(call.machine, call.target(), readFile(call)),
  renameFile: ({ machine, path, target }) => rename(machine, path, target()),
  removeFile: (call) => {
    readFile(call);
    call.machine.files.delete(call.path);
  },
  createDir: ({ machine, path, options }) => {
    if (!options.recursive) expectFolder(machine, machine.parent(path));
    if (!options.recursive && machine.files.has(path)) fail(errors.exists);
    machine.createFolder(path);
  },
  readDir: ({ machine, path, options }) => {
    expectFolder(machine, path);
    return list(machine, path, options.recursive);
  },
  removeDir: ({ machine, path, options }) => {
    expectFolder(machine, path);
    const inside = listInside(machine, path);
    if (inside.length > 0 && !options.recursive) fail(errors.notEmpty);
    for (const one of [path, ...inside]) machine.files.delete(one);
  },
};

function fail(error: string): never {
  throw new FileError(error);
}

/** All paths below a folder. */
function listInside({ files, separator }: Machine, folder: string): string[] {
  return [...files.keys()].filter((path) => path.startsWith(folder + separator));
}

function expectFolder(machine: Machine, folder: string): void {
  const found = machine.files.get(folder) ?? fail(errors.missing);
  if (found !== 'folder') fail(errors.notFolder);
}

function readFile({ machine, path }: FileCall): Uint8Array {
  const found = machine.files.get(path) ?? fail(errors.missing);
  return found === 'folder' ? fail(errors.isFolder) : found;
}

function writeFile(machine: Machine, path: string, content: Uint8Array): void {
  expectFolder(machine, machine.parent(path));
  if (machine.files.get(path) === 'folder') fail(errors.isFolder);
  machine.write(path, content);
}

/** Renames a file or a folder, as `std::fs::rename` does: a file replaces a file, a folder an empty folder. */
function rename(machine: Machine, from: string, to: string): void {
  const { files, separator } = machine;
  const isFolder = (files.get(from) ?? fail(errors.missing)) === 'folder';
  expectFolder(machine, machine.parent(to));
  if (to === from) return;
  const replaced = files.get(to);
  if (isFolder && to.startsWith(from + separator)) fail(errors.invalid);
  if (isFolder && replaced && replaced !== 'folder') fail(errors.notFolder);
  if (!isFolder && replaced === 'folder') fail(errors.isFolder);
  if (isFolder && listInside(machine, to).length > 0) fail(errors.notEmpty);
  for (const path of [from, ...listInside(machine, from)]) {
    files.set(to + path.slice(from.length), files.get(path) ?? 'folder');
    files.delete(path);
  }
}

/** The entries of a folder; those of folders inside of it are empty unless `recursive`. */
function list(machine: Machine, folder: string, recursive = false): object[] {
  return machine.list(folder).map((path) => {
    const isFolder = machine.files.get(path) === 'folder';
    const children = isFolder && recursive ? list(machine, path, true) : [];
    return { path, name: machine.name(path), ...(isFolder ? { children } : {}) };
  });
}

/** Answers a call of the `path` module; throws the message that Tauri rejects with. */
export function callPath(machine: Machine, message: FileMessage): unknown {
  const command = own(pathCommands, message.cmd);
  if (!command) throw `unknown variant \`${message.cmd}\``;
  return command(machine, { path: '', ...message });
}

const pathCommands: Record<string, (machine: Machine, message: FileMessage & { path: string }) => unknown> = {
  resolvePath: (machine, { directory = 0, path }) => machine.join(machine.folder(directory), path),
  join: (machine, { paths = [] }) => machine.join(...paths),
  resolve: (machine, { paths = [] }) =>
    paths.reduce(
      (base, next) => (machine.isAbsolute(next) ? machine.normalize(next) : machine.join(base, next)),
      machine.expand('$HOME'),
    ),
  normalize: (machine, { path }) => machine.normalize(path),
  dirname: (machine, { path }) => machine.parent(path),
  extname: (machine, { path }) => {
    const name = machine.name(path);
    const dot = name.lastIndexOf('.');
    if (dot < 1) throw "Path Error: Couldn't get the extension of the file";
    return name.slice(dot + 1);
  },
  basename: (machine, { path, ext }) => {
    const name = machine.name(path);
    return ext && name.endsWith(ext) ? name.slice(0, -ext.length) : name;
  },
  isAbsolute: (machine, { path }) => machine.isAbsolute(path),
};
