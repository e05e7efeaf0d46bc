/** Answer of the simulated network to a request whose address begins with `url`. */
type HttpFixture = { url: string; status?: number; data: unknown };

/** Result of a simulated program, by its name in the scope of `shell`. */
type ShellFixture = { code?: number; stdout?: string; stderr?: string };

type UpdateFixture = { version: string; date?: string; body?: string; outcome?: 'DONE' | 'ERROR' };

/** What surrounds a sample: the machine it seems to run on. */
export type World = {
  /** Contents by path, which may begin with a variable such as `$DOCUMENT`. */
  files?: Record<string, string>;
  http?: HttpFixture[];
  shell?: Record<string, ShellFixture>;
  update?: UpdateFixture;
  /** What `getMatches` returns. */
  cli?: unknown;
};

/** A sample as the player loads it. */
export type Sample = {
  title: string;
  /** Code by file name; `index.html` is what the first window shows, `rust.js` plays the Rust side. */
  files: Record<string, string>;
  /** The sample's `tauri.conf.json`. */
  config: TauriConfig;
  world: World;
};

export type WindowConfig = {
  label?: string;
  title?: string;
  url?: string;
  width?: number;
  height?: number;
  x?: number;
  y?: number;
  center?: boolean;
  visible?: boolean;
  decorations?: boolean;
  resizable?: boolean;
  fullscreen?: boolean;
  maximized?: boolean;
  alwaysOnTop?: boolean;
};

export type Allowlist = { all?: boolean } & Record<string, Record<string, unknown> | boolean | undefined>;

export type TauriConfig = {
  package?: { productName?: string; version?: string };
  tauri?: {
    allowlist?: Allowlist;
    bundle?: { identifier?: string };
    cli?: unknown;
    updater?: { active?: boolean };
    windows?: WindowConfig[];
  };
};
