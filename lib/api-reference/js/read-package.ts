import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nameAnchors } from './anchors';
import { unalias } from './declarations';
import { describeSymbol } from './describe-symbols';
import { outlineModule, type ModuleOutline } from './outline';
import { readDefaults } from './signatures';
import type { ApiModule, ApiPackage, SymbolRef } from './types';

/** Reads the structure of all modules from the declarations of an installed `@tauri-apps/api`. */
export function readApiPackage(packageDir: string): ApiPackage {
  const { name, version } = readManifest(packageDir);
  const modules = listModuleNames(packageDir);
  const fileOf = (module: string) => path.join(packageDir, `${module}.d.ts`);
  const program = ts.createProgram(modules.map(fileOf), { noLib: true, noEmit: true, types: [] });
  const checker = program.getTypeChecker();
  const files = modules.map((module): [string, ts.SourceFile] => {
    const file = program.getSourceFile(fileOf(module));
    if (!file) throw new Error(`${fileOf(module)}: the file cannot be read`);
    return [module, file];
  });
  const homes = findHomes(files, checker);
  const outlines = files.map(([module, file]) =>
    outlineModule(module, file, checker, (at, exported, symbol) => homes.get(symbol) === `${at}.${exported}`),
  );
  return { package: name, version, modules: describeModules(outlines, packageDir, checker) };
}

function describeModules(
  outlines: ModuleOutline[],
  packageDir: string,
  checker: ts.TypeChecker,
): ApiModule[] {
  const anchorsOf = new Map(outlines.map((outline) => [outline, nameAnchors(outline)]));
  const places = new Map<ts.Symbol, SymbolRef>();
  for (const [outline, anchors] of anchorsOf) {
    for (const entry of outline.symbols) {
      if (entry.kind === 'reference') continue;
      places.set(entry.symbol, { module: outline.name, anchor: anchors.get(entry) ?? '' });
    }
  }
  const context = {
    checker,
    findSymbol: (symbol: ts.Symbol) => places.get(symbol),
    typeArguments: new Map(),
  };
  return [...anchorsOf].map(([outline, anchors]) => {
    const findDefault = readDefaults(readFileSync(path.join(packageDir, `${outline.name}.js`), 'utf8'));
    return {
      name: outline.name,
      symbols: outline.symbols.map((entry) => describeSymbol(entry, anchors, context, findDefault)),
    };
  });
}

/**
 * The one place where each exported symbol is documented, as `module.name`: the file that declares it, under its own
 * name; for declarations outside the modules, the first module that exports them.
 */
function findHomes(files: [string, ts.SourceFile][], checker: ts.TypeChecker): Map<ts.Symbol, string> {
  const homes = new Map<ts.Symbol, string>();
  for (const [module, file] of files) {
    const moduleSymbol = checker.getSymbolAtLocation(file);
    for (const exported of moduleSymbol ? checker.getExportsOfModule(moduleSymbol) : []) {
      const symbol = unalias(exported, checker);
      const isDeclaredHere = symbol.declarations?.some((declaration) => declaration.getSourceFile() === file);
      const isOwnName = exported.name === symbol.name;
      if (isOwnName && (isDeclaredHere || !homes.has(symbol)))
        homes.set(symbol, `${module}.${exported.name}`);
    }
  }
  return homes;
}

/** Names of the modules, one declaration file each; `index` only gathers them. */
function listModuleNames(packageDir: string): string[] {
  return readdirSync(packageDir)
    .flatMap((file) => /^(?!index\.)(\w+)\.d\.ts$/.exec(file)?.[1] ?? [])
    .sort();
}

/** Name and version in a package's `package.json`. */
export function readManifest(packageDir: string): { name: string; version: string } {
  const manifest: unknown = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'name' in manifest && 'version' in manifest) {
    const { name, version } = manifest;
    if (typeof name === 'string' && typeof version === 'string') return { name, version };
  }
  throw new Error(`${packageDir}/package.json: a name and a version were expected`);
}
