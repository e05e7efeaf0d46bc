import path from 'node:path';
import ts from 'typescript';

export type CompiledFile = { name: string; code: string };

export type Diagnostic = { code?: number; message: string; line: number; column: number };

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  // The last one without top-level await, which the rule `top-level-await` reports.
  module: ts.ModuleKind.ES2020,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

ts.validateLocaleAndSetLanguage('fr', ts.sys);

/** Plain JavaScript cannot declare types: these errors of strict mode are not reported for it. */
const onlyTypeScript = new Set([7005, 7006, 7011, 7019, 7023, 7031, 7034, 7044, 18046, 2339]);

/** Parsed declaration files of packages and of the language: they do not change while a process runs. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * Diagnostics of each file of each project. All projects are one program. If code nests so deep that the compiler
 * overflows its stack, the projects are compiled by halves until that one is found.
 */
export function diagnose(projects: CompiledFile[][], root: string): Diagnostic[][][] {
  try {
    return diagnoseTogether(projects, root);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const [only = []] = projects;
    if (projects.length > 1) {
      const half = projects.length >> 1;
      return [...diagnose(projects.slice(0, half), root), ...diagnose(projects.slice(half), root)];
    }
    if (only.length > 1) return [only.flatMap((file) => diagnose([[file]], root)[0] ?? [])];
    const message = 'Le code a trop de niveaux imbriqués pour être lu.';
    return [[[{ message, line: 1, column: 1 }]]];
  }
}

function diagnoseTogether(projects: CompiledFile[][], root: string): Diagnostic[][][] {
  // The compiler separates folders with / on every system.
  const base = root.replaceAll(path.sep, '/');
  const placed = projects.map((files, index) => placeFiles(files, `${base}/${projectsFolder}${index}`));
  const texts = new Map(placed.flat().map(({ name, code }) => [name, code]));
  const program = ts.createProgram([...texts.keys()], options, createHost(texts));
  return placed.map((files) => files.map(({ name }) => diagnosticsOf(program, name)));
}

/** A folder that does not exist: its files are in memory, `.check-code/<project>/<state>/<name>`. */
const projectsFolder = '.check-code/';

/** Puts the files of a project below a folder. A page may show a later state of a file, which goes into a folder of its own. */
function placeFiles(files: CompiledFile[], folder: string): CompiledFile[] {
  const seen = new Map<string, number>();
  return files.map(({ name, code }) => {
    const state = seen.get(name) ?? 0;
    seen.set(name, state + 1);
    return { name: path.posix.join(folder, String(state), name), code };
  });
}

/** The text of a file in memory. A later state of a file also sees the other files of the earlier states. */
function findText(texts: ReadonlyMap<string, string>, name: string): string | undefined {
  const [, folder = '', state, rest = ''] = /^(.*\.check-code\/\d+\/)(\d+)(\/.*)$/.exec(name) ?? [];
  for (let before = Number(state); before >= 0; before--) {
    const text = texts.get(folder + before + rest);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Reads files from memory, and all others from the disk. */
function createHost(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  host.fileExists = (name) => findText(texts, name) !== undefined || fileExists(name);
  host.directoryExists = (name) => name.includes(projectsFolder) || (directoryExists?.(name) ?? true);
  host.readFile = (name) => findText(texts, name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = findText(texts, name);
    if (text !== undefined) return ts.createSourceFile(name, text, rest[0]);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, ...rest));
    return libraries.get(name);
  };
  return host;
}

function diagnosticsOf(program: ts.Program, name: string): Diagnostic[] {
  const source = program.getSourceFile(name);
  if (!source) return [];
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter(({ code }) => !(/\.jsx?$/.test(name) && onlyTypeScript.has(code)))
    .map(({ code, start = 0, messageText }) => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return {
        code,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
        line: line + 1,
        column: character + 1,
      };
    });
}
