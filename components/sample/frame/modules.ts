import * as api from '@tauri-apps/api';
import * as mocks from '@tauri-apps/api/mocks';

/** The code of a file. Its `location` is passed, because the real one is `about:srcdoc`. */
export type Define = (require: (name: string) => unknown, exports: object, location: object) => unknown;

const packages: Record<string, unknown> = { '@tauri-apps/api': api, '@tauri-apps/api/mocks': mocks };
for (const [name, value] of Object.entries(api)) packages[`@tauri-apps/api/${name}`] = value;

/** Thrown instead of running code that imports a file which has failed: browsers do not run it either. */
const importFailed = new Error('import failed');

/** The files of a sample as modules. Each runs once, and `report` is called with what it throws. */
export class Modules {
  location = {};
  private readonly defined = new Map<string, Define>();
  private readonly loaded = new Map<string, object>();
  private readonly failed = new Set<string>();

  constructor(private readonly report: (error: unknown, file?: string) => void) {}

  define(file: string, define: Define): void {
    this.defined.set(file, define);
  }

  /** Notes that the code of a file has thrown, before its promise rejects. */
  fail(file: string): void {
    this.failed.add(file);
  }

  /** Runs a file, unless it has run already, and returns its exports. */
  load(file: string): object {
    const known = this.loaded.get(file);
    if (known) return known;
    const exports = {};
    this.loaded.set(file, exports);
    const define = this.defined.get(file);
    if (!define) this.report(new Error(`le fichier « ${file} » manque`));
    const require = (name: string): unknown => this.require(name);
    Promise.resolve(define?.(require, exports, this.location)).catch((error: unknown) => {
      if (error !== importFailed) this.report(error, file); // the fault of the imported file has been reported
    });
    return exports;
  }

  /** Finds a package, or a file of the sample by its name with or without its ending. */
  private require(name: string): unknown {
    if (Object.hasOwn(packages, name)) return packages[name];
    const file = name.split('/').pop() ?? '';
    const found = [...this.defined.keys()].find((key) => key === file || key.replace(/\.\w+$/, '') === file);
    if (found) {
      const exports = this.load(found);
      if (this.failed.has(found)) throw importFailed;
      return exports;
    }
    if (/\.(css|svg|png)$/.test(name)) return {};
    throw new Error(`« ${name} » ne fait pas partie de cet essai`);
  }
}
