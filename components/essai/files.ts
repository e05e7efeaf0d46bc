import type { Allowlist } from '@/lib/essai/types';
import { scopeOf } from './allowlist';
import type { Machine } from './machine';

type Options = { dir?: number; append?: boolean; recursive?: boolean };
type Message = {
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

/** Paths that a dialog has given to the sample are in its scope from then on, as in Tauri. */
export type Granted = Set<string>;

/** Answers a call of the `fs` module; throws the message that Tauri rejects with. */
export function callFs(machine: Machine, allowlist: Allowlist, granted: Granted, message: Message): unknown {
  const { cmd, options = {} } = message;
  const scope = scopeOf(allowlist, 'fs');
  const resolve = (path = ''): string => {
    if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path))
      throw 'cannot traverse directory, rewrite the path without the use of `../`';
    const full = options.dir ? machine.join(machine.folder(options.dir), path) : machine.normalize(path);
    if (!machine.isInScope(full, scope) && !granted.has(full))
      throw `path not allowed on the configured scope: ${full}`;
    return full;
  };
  const find = (path?: string): Uint8Array | 'folder' => {
    const full = resolve(path);
    const found = machine.files.get(full);
    if (found === undefined) throw `path: ${full}: No such file or directory (os error 2)`;
    return found;
  };
  const read = (path?: string): Uint8Array => {
    const found = find(path);
    if (found === 'folder') throw `path: ${resolve(path)}: Is a directory (os error 21)`;
    return found;
  };
  const requireFolder = (full: string): void => {
    if (machine.files.get(machine.parent(full)) !== 'folder')
      throw `path: ${full}: No such file or directory (os error 2)`;
  };
  const list = (folder: string): unknown[] =>
    machine.list(folder).map((path) => ({
      path,
      name: machine.name(path),
      ...(machine.files.get(path) === 'folder' ? { children: options.recursive ? list(path) : [] } : {}),
    }));
  switch (cmd) {
    case 'readTextFile':
      return new TextDecoder().decode(read(message.path));
    case 'readFile':
      return [...read(message.path)];
    case 'writeFile': {
      const full = resolve(message.path);
      requireFolder(full);
      const before = options.append && machine.files.get(full);
      const added = message.contents ?? [];
      machine.write(full, Uint8Array.from(before instanceof Uint8Array ? [...before, ...added] : added));
      return null;
    }
    case 'readDir':
      find(message.path);
      return list(resolve(message.path));
    case 'exists':
      return machine.files.has(resolve(message.path));
    case 'createDir': {
      const full = resolve(message.path);
      if (!options.recursive) requireFolder(full);
      machine.createFolder(full);
      return null;
    }
    case 'removeDir':
    case 'removeFile': {
      find(message.path);
      const full = resolve(message.path);
      for (const path of [...machine.files.keys()])
        if (path === full || path.startsWith(full + machine.separator)) machine.files.delete(path);
      return null;
    }
    case 'copyFile':
      machine.write(resolve(message.destination), read(message.source));
      return null;
    case 'renameFile': {
      machine.write(resolve(message.newPath), read(message.oldPath));
      machine.files.delete(resolve(message.oldPath));
      return null;
    }
    default:
      throw `unknown variant \`${cmd}\``;
  }
}

/** Answers a call of the `path` module. */
export function callPath(machine: Machine, message: Message): unknown {
  const { cmd, path = '', paths = [] } = message;
  const name = machine.name(path);
  const dot = name.lastIndexOf('.');
  switch (cmd) {
    case 'resolvePath':
      return machine.join(machine.folder(message.directory ?? 0), path);
    case 'join':
      return machine.join(...paths);
    case 'resolve':
      return paths.reduce(
        (base, next) => (machine.isAbsolute(next) ? machine.normalize(next) : machine.join(base, next)),
        machine.folder(11),
      );
    case 'normalize':
      return machine.normalize(path);
    case 'dirname':
      return machine.parent(path);
    case 'extname':
      if (dot < 1) throw "Path Error: Couldn't get the extension of the file";
      return name.slice(dot + 1);
    case 'basename':
      return message.ext && name.endsWith(message.ext) ? name.slice(0, -message.ext.length) : name;
    case 'isAbsolute':
      return machine.isAbsolute(path);
    default:
      throw `unknown variant \`${cmd}\``;
  }
}
