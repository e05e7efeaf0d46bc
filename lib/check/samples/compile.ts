import path from 'node:path';
import ts from 'typescript';
import { tooDeep } from './typescript';

export type Diagnostic = { message: string; line: number; column: number };

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
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

/** Plain JavaScript has no types to write down: what strict mode asks of TypeScript is not asked of it. */
const onlyTypeScript = new Set([7005, 7006, 7011, 7019, 7023, 7031, 7034, 7044, 18046, 2339]);

/** Parsed declaration files of packages and of the language: they do not change while a process runs. */
const libraries = new Map<string, ts.SourceFile | undefined>();

type Piece = { code: string; extension: string };

/**
 * What the compiler says of each piece of code; lines and columns from 1. All are one program, but for code that nests so deep
 * that the compiler breaks off: it is looked for by halves, and is a fault of its own piece.
 */
export function diagnose(pieces: Piece[], root: string): Diagnostic[][] {
  try {
    return diagnoseTogether(pieces, root);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (pieces.length === 1) return [[{ message: tooDeep, line: 1, column: 1 }]];
    const half = pieces.length >> 1;
    return [...diagnose(pieces.slice(0, half), root), ...diagnose(pieces.slice(half), root)];
  }
}

function diagnoseTogether(pieces: Piece[], root: string): Diagnostic[][] {
  const names = pieces.map(({ extension }, index) => path.join(root, `.check-sample-${index}.${extension}`));
  const texts = new Map(names.map((name, index) => [name, pieces[index]?.code ?? '']));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, rest[0]);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, ...rest));
    return libraries.get(name);
  };
  const program = ts.createProgram(names, options, host);
  return names.map((name) => {
    const source = program.getSourceFile(name);
    if (!source) return [];
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found
      .filter(({ code }) => !(/\.jsx?$/.test(name) && onlyTypeScript.has(code)))
      .map((diagnostic) => {
        const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
        return {
          message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
          line: line + 1,
          column: character + 1,
        };
      });
  });
}
