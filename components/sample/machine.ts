import type { Sample } from '@/lib/sample/types';
import { escapeRegExp } from '@/lib/text/escape';
import { own } from '@/lib/text/own';

export type System = 'windows' | 'macos' | 'linux';

type Folders = Record<string, string>;

/** Variables of folders, in the order of `BaseDirectory`. */
const variables =
  'AUDIO CACHE CONFIG DATA LOCALDATA DESKTOP DOCUMENT DOWNLOAD EXE FONT HOME PICTURE PUBLIC RUNTIME TEMPLATE VIDEO RESOURCE APP LOG TEMP APPCONFIG APPDATA APPLOCALDATA APPCACHE APPLOG'.split(
    ' ',
  );

/** A computer that exists only in memory: files, folders, clipboard, and what the system says about itself. */
export class Machine {
  readonly files = new Map<string, Uint8Array | 'folder'>();
  /** Paths that a dialog has returned. They are in the scope of `fs` from then on, as in Tauri. */
  readonly granted = new Set<string>();
  readonly separator: string;
  clipboard = '';
  private readonly folders: Folders;

  constructor(
    readonly system: System,
    { config, world }: Sample,
  ) {
    this.separator = system === 'windows' ? '\\' : '/';
    this.folders = foldersOf(
      system,
      this.separator,
      config.tauri?.bundle?.identifier ?? 'fr.exemple.herbier',
      config.package?.productName ?? 'Herbier',
    );
    for (const name of ['HOME', 'DOCUMENT', 'PICTURE', 'DOWNLOAD', 'DESKTOP', 'APPDATA', 'APPCONFIG', 'TEMP'])
      this.createFolder(this.folders[name] ?? '');
    for (const [path, text] of Object.entries(world.files ?? {}))
      this.write(this.expand(path), new TextEncoder().encode(text));
  }

  /** `$DOCUMENT/a.txt` → `/home/lise/Documents/a.txt`. */
  expand(path: string): string {
    const text = path.replace(/^\$(\w+)/, (variable, name: string) => own(this.folders, name) ?? variable);
    return this.system === 'windows' ? text.replaceAll('/', '\\') : text;
  }

  /** The folder of a number of `BaseDirectory`, as calls give it. */
  folder(directory: number): string {
    return this.folders[variables[directory - 1] ?? ''] ?? this.folders.HOME ?? '/';
  }

  /** True if a dialog or a pattern of the scope opens a path. `*` stays in one folder, `**` goes into all. */
  allows(path: string, scope: readonly string[]): boolean {
    return this.granted.has(path) || scope.some((pattern) => toPattern(this.expand(pattern)).test(path));
  }

  normalize(path: string): string {
    const isAbsolute = this.isAbsolute(path);
    const parts: string[] = [];
    for (const part of path.split(/[\\/]+/).filter(Boolean)) {
      if (part === '..') parts.pop();
      else if (part !== '.') parts.push(part);
    }
    const text = parts.join(this.separator);
    return isAbsolute && this.system !== 'windows' ? `/${text}` : text;
  }

  isAbsolute(path: string): boolean {
    return this.system === 'windows' ? /^[A-Za-z]:[\\/]/.test(path) : path.startsWith('/');
  }

  join(...paths: string[]): string {
    return this.normalize(paths.filter(Boolean).join(this.separator));
  }

  createFolder(path: string): void {
    const parts = path.split(this.separator);
    for (let length = 1; length <= parts.length; length++)
      this.files.set(parts.slice(0, length).join(this.separator) || this.separator, 'folder');
  }

  write(path: string, bytes: Uint8Array): void {
    this.createFolder(this.parent(path));
    this.files.set(path, bytes);
  }

  /** `/home/lise` → `/home`, `/home` → `/`; empty for a name without a folder. */
  parent(path: string): string {
    const end = path.lastIndexOf(this.separator);
    return end === 0 ? this.separator : path.slice(0, Math.max(0, end));
  }

  name(path: string): string {
    return path.slice(path.lastIndexOf(this.separator) + 1);
  }

  /** Paths directly inside a folder, in the order of their names. */
  list(folder: string): string[] {
    return [...this.files.keys()].filter((path) => path !== folder && this.parent(path) === folder).sort();
  }

  /** Answers of the `os` module. */
  describe(question: string): unknown {
    const facts: Record<string, Record<System, string>> = {
      platform: { windows: 'win32', macos: 'darwin', linux: 'linux' },
      version: { windows: '10.0.22631', macos: '14.5.0', linux: '22.04' },
      osType: { windows: 'Windows_NT', macos: 'Darwin', linux: 'Linux' },
      arch: { windows: 'x86_64', macos: 'aarch64', linux: 'x86_64' },
    };
    if (question === 'tempdir') return this.expand('$TEMP');
    return question === 'locale' ? 'fr-FR' : (own(facts, question)?.[this.system] ?? null);
  }
}

function toPattern(pattern: string): RegExp {
  const parts = pattern.split('**').map((part) => part.split('*').map(escapeRegExp).join('[^/\\\\]*'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** A missing value falls back to the one above it. */
type Layout = {
  home: string;
  config: string;
  data?: string;
  localData?: string;
  cache?: string;
  temp: string;
  resource: (productName: string) => string;
  /** Names in the home folder, in the order of `homeVariables`. */
  names: string;
};

const homeVariables = ['AUDIO', 'DESKTOP', 'DOCUMENT', 'DOWNLOAD', 'PICTURE', 'PUBLIC', 'TEMPLATE', 'VIDEO'];

const layouts: Record<System, Layout> = {
  windows: {
    home: 'C:\\Users\\Lise',
    config: 'C:\\Users\\Lise\\AppData\\Roaming',
    localData: 'C:\\Users\\Lise\\AppData\\Local',
    temp: 'C:\\Users\\Lise\\AppData\\Local\\Temp',
    resource: (name) => `C:\\Program Files\\${name}`,
    names: 'Music Desktop Documents Downloads Pictures Public Templates Videos',
  },
  macos: {
    home: '/Users/lise',
    config: '/Users/lise/Library/Application Support',
    cache: '/Users/lise/Library/Caches',
    temp: '/tmp',
    resource: (name) => `/Applications/${name}.app/Contents/Resources`,
    names: 'Music Desktop Documents Downloads Pictures Public Templates Movies',
  },
  linux: {
    home: '/home/lise',
    config: '/home/lise/.config',
    data: '/home/lise/.local/share',
    cache: '/home/lise/.cache',
    temp: '/tmp',
    resource: (name) => `/usr/lib/${name.toLowerCase().replaceAll(' ', '-')}`,
    names: 'Musique Bureau Documents Téléchargements Images Public Modèles Vidéos',
  },
};

function foldersOf(system: System, separator: string, identifier: string, productName: string): Folders {
  const { home, config, temp, resource, names, ...rest } = layouts[system];
  const { data = config, localData = data, cache = localData } = rest;
  const bases = { CONFIG: config, DATA: data, LOCALDATA: localData, CACHE: cache };
  const folders: Folders = { ...bases, HOME: home, TEMP: temp, RESOURCE: resource(productName) };
  for (const [name, base] of Object.entries({ ...bases, LOG: cache }))
    folders[`APP${name}`] = base + separator + identifier;
  names.split(' ').forEach((name, index) => (folders[homeVariables[index] ?? ''] = home + separator + name));
  return { ...folders, APP: folders.APPCONFIG ?? '' };
}
