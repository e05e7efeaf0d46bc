import type { World } from '@/lib/essai/types';
import { escapeRegExp } from '@/lib/text/escape';

export type System = 'windows' | 'macos' | 'linux';

type Folders = Record<string, string>;

/** Folders by the name of their variable, in the order of `BaseDirectory`. */
const order =
  'AUDIO CACHE CONFIG DATA LOCALDATA DESKTOP DOCUMENT DOWNLOAD EXE FONT HOME PICTURE PUBLIC RUNTIME TEMPLATE VIDEO RESOURCE APP LOG TEMP APPCONFIG APPDATA APPLOCALDATA APPCACHE APPLOG';

/** A computer that exists only in memory: files, folders, clipboard, and what the system says about itself. */
export class Machine {
  readonly files = new Map<string, Uint8Array | 'folder'>();
  readonly separator: string;
  clipboard = '';
  private readonly folders: Folders;

  constructor(
    readonly system: System,
    identifier: string,
    world: World,
  ) {
    this.separator = system === 'windows' ? '\\' : '/';
    this.folders = foldersOf(system, identifier);
    for (const name of ['HOME', 'DOCUMENT', 'PICTURE', 'DOWNLOAD', 'DESKTOP', 'APPDATA', 'APPCONFIG', 'TEMP'])
      this.createFolder(this.folders[name] ?? '');
    for (const [path, text] of Object.entries(world.files ?? {}))
      this.write(this.expand(path), new TextEncoder().encode(text));
  }

  /** `$DOCUMENT/a.txt` → `/home/lise/Documents/a.txt`. */
  expand(path: string): string {
    const text = path.replace(/^\$(\w+)/, (variable, name: string) => this.folders[name] ?? variable);
    return this.system === 'windows' ? text.replaceAll('/', '\\') : text;
  }

  /** The folder of a `BaseDirectory`. */
  folder(directory: number): string {
    return this.folders[order.split(' ')[directory - 1] ?? ''] ?? this.folders.HOME ?? '/';
  }

  /** True if one of the patterns of a scope matches a path. `*` stays in one folder, `**` goes into all. */
  isInScope(path: string, patterns: readonly string[]): boolean {
    return patterns.some((pattern) => toPattern(this.expand(pattern)).test(path));
  }

  normalize(path: string): string {
    const isAbsolute = this.isAbsolute(path);
    const parts: string[] = [];
    for (const part of path.split(/[\\/]+/).filter(Boolean))
      if (part === '..') parts.pop();
      else if (part !== '.') parts.push(part);
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

  parent(path: string): string {
    return path.slice(0, path.lastIndexOf(this.separator)) || this.separator;
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
      version: { windows: '10.0.22631', macos: '14.5.0', linux: '6.8.0' },
      osType: { windows: 'Windows_NT', macos: 'Darwin', linux: 'Linux' },
      arch: { windows: 'x86_64', macos: 'aarch64', linux: 'x86_64' },
    };
    if (question === 'tempdir') return this.folder(20);
    return question === 'locale' ? 'fr-FR' : (facts[question]?.[this.system] ?? null);
  }
}

function toPattern(pattern: string): RegExp {
  const parts = pattern.split('**').map((part) => part.split('*').map(escapeRegExp).join('[^/\\\\]*'));
  return new RegExp(`^${parts.join('.*')}$`);
}

function foldersOf(system: System, identifier: string): Folders {
  const bases: Record<System, Folders> = {
    windows: {
      HOME: 'C:\\Users\\Lise',
      CONFIG: 'C:\\Users\\Lise\\AppData\\Roaming',
      DATA: 'C:\\Users\\Lise\\AppData\\Roaming',
      LOCALDATA: 'C:\\Users\\Lise\\AppData\\Local',
      CACHE: 'C:\\Users\\Lise\\AppData\\Local',
      TEMP: 'C:\\Users\\Lise\\AppData\\Local\\Temp',
      RESOURCE: 'C:\\Program Files\\Herbier',
    },
    macos: {
      HOME: '/Users/lise',
      CONFIG: '/Users/lise/Library/Application Support',
      DATA: '/Users/lise/Library/Application Support',
      LOCALDATA: '/Users/lise/Library/Application Support',
      CACHE: '/Users/lise/Library/Caches',
      TEMP: '/tmp',
      RESOURCE: '/Applications/Herbier.app/Contents/Resources',
    },
    linux: {
      HOME: '/home/lise',
      CONFIG: '/home/lise/.config',
      DATA: '/home/lise/.local/share',
      LOCALDATA: '/home/lise/.local/share',
      CACHE: '/home/lise/.cache',
      TEMP: '/tmp',
      RESOURCE: '/usr/lib/herbier',
    },
  };
  const base = bases[system];
  const slash = system === 'windows' ? '\\' : '/';
  const own = (parent: string | undefined): string => `${parent}${slash}${identifier}`;
  const french = system === 'linux';
  const inHome = (name: string): string => `${base.HOME}${slash}${name}`;
  return {
    ...base,
    AUDIO: inHome(french ? 'Musique' : 'Music'),
    DESKTOP: inHome(french ? 'Bureau' : 'Desktop'),
    DOCUMENT: inHome('Documents'),
    DOWNLOAD: inHome(french ? 'Téléchargements' : 'Downloads'),
    PICTURE: inHome(french ? 'Images' : 'Pictures'),
    PUBLIC: inHome('Public'),
    VIDEO: inHome(french ? 'Vidéos' : system === 'macos' ? 'Movies' : 'Videos'),
    TEMPLATE: inHome(french ? 'Modèles' : 'Templates'),
    APP: own(base.CONFIG),
    APPCONFIG: own(base.CONFIG),
    APPDATA: own(base.DATA),
    APPLOCALDATA: own(base.LOCALDATA),
    APPCACHE: own(base.CACHE),
    APPLOG: own(base.CACHE),
  };
}
