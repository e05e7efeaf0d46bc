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

/** Answers a call of the `fs` module; throws the message that Tauri rejects with. */
export function callFs(machine: Machine, scope: readonly string[], message: Message): unknown {
  const { cmd, contents = [], options = {} } = message;
  const { files } = machine;
  const resolve = (path = ''): string => {
    if (/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path))
      throw 'cannot traverse directory, rewrite the path without the use of `../`';
    const full = options.dir ? machine.join(machine.folder(options.dir), path) : machine.normalize(path);
    if (!machine.allows(full, scope)) throw `path not allowed on the configured scope: ${full}`;
    return full;
  };
  const list = (folder: string): unknown[] =>
    machine.list(folder).map((path) => ({
      path,
      name: machine.name(path),
      ...(files.get(path) === 'folder' ? { children: options.recursive ? list(path) : [] } : {}),
    }));
  const path = resolve(message.path ?? message.source ?? message.oldPath);
  const found = files.get(path);
  if (cmd === 'exists') return found !== undefined;
  const creates = cmd === 'writeFile' || cmd === 'createDir';
  if (creates ? !options.recursive && files.get(machine.parent(path)) !== 'folder' : found === undefined)
    throw `path: ${path}: No such file or directory (os error 2)`;
  switch (cmd) {
    case 'createDir':
      machine.createFolder(path);
      return null;
    case 'writeFile': {
      const before = options.append && found instanceof Uint8Array ? found : [];
      machine.write(path, Uint8Array.from([...before, ...contents]));
      return null;
    }
    case 'readDir':
      return list(path);
    case 'removeDir':
    case 'removeFile':
      for (const one of [...files.keys()]) {
        if (one === path || one.startsWith(path + machine.separator)) files.delete(one);
      }
      return null;
  }
  if (!(found instanceof Uint8Array)) throw `path: ${path}: Is a directory (os error 21)`;
  if (cmd === 'readTextFile') return new TextDecoder().decode(found);
  if (cmd === 'readFile') return [...found];
  machine.write(resolve(message.destination ?? message.newPath), found); // copyFile and renameFile
  if (cmd === 'renameFile') files.delete(path);
  return null;
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
