/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';

type Import = { from: string; to: string };

/** What each layer may import besides itself and packages. */
const below: Record<string, string[]> = {
  app: ['components', 'lib', 'content', 'messages'],
  components: ['lib', 'content', 'messages'],
  lib: ['content', 'messages'],
};

/** Folders of lib: those of a rank import lower ranks only, and none of their own. */
const ranks = [
  ['text'],
  ['site'],
  ['browser', 'i18n'],
  ['export', 'content'],
  ['redirects', 'markdown', 'feeds'],
  ['offline', 'mdx', 'navigation', 'api-reference', 'home', 'releases'],
  ['translations', 'search', 'check', 'sample', 'blog'],
  ['docs', 'authoring'],
  ['social'],
];

const files = [...Object.keys(below), 'scripts']
  .flatMap((layer) => ts.sys.readDirectory(layer, ['.ts', '.tsx'], ['**/*.d.ts']))
  .map((file) => path.relative('', file));
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));

/** Imports in the text of a file, as paths from the root without extension; packages as `package:name`. */
function importsOf(file: string, text: string): Import[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => ({
    from: file.replace(/\.tsx?$/, ''),
    to: resolveImport(file, fileName),
  }));
}

function resolveImport(file: string, name: string): string {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.') ? path.join(path.dirname(file), name) : `package:${name}`;
}

/** The same without imports of types, which compiling drops. */
function runtimeImportsOf(file: string): Import[] {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  return importsOf(file, transformSync(readFileSync(file, 'utf8'), { loader }).code);
}

const layerOf = (file: string): string => file.split('/')[0] ?? '';
const folderOf = (file: string): string => file.split('/')[1] ?? '';
const rankOf = (folder: string): number => ranks.findIndex((rank) => rank.includes(folder));
const show = ({ from, to }: Import): string => `${from} → ${to}`;

/** What is left when imports that cannot be part of a circle are removed until none of them remains. */
function circlesIn(edges: Import[]): string[] {
  const [importing, imported] = [new Set(edges.map(({ from }) => from)), new Set(edges.map(({ to }) => to))];
  const left = edges.filter(({ from, to }) => importing.has(to) && imported.has(from));
  return left.length === edges.length ? left.map(show) : circlesIn(left);
}

describe('the layers', () => {
  it('has found the code and what it imports', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(imports.filter(({ to }) => layerOf(to) === 'lib').length).toBeGreaterThan(300);
  });

  it('imports only downward: app → components → lib → data', () => {
    const upward = imports.filter(({ from, to }) => {
      const [layer, lower] = [layerOf(from), layerOf(to)];
      return below[layer] && !to.startsWith('package:') && lower !== layer && !below[layer].includes(lower);
    });
    expect(upward.map(show)).toEqual([]);
  });

  it('imports nothing from the tests, so that scripts work without them', () => {
    expect(imports.filter(({ to }) => layerOf(to) === '__tests__').map(show)).toEqual([]);
  });

  it('has no circle of imports between files, and none between folders of components', () => {
    const runtimeImports = files.flatMap(runtimeImportsOf);
    const folders = runtimeImports
      .filter(({ from, to }) => layerOf(from) === 'components' && layerOf(to) === 'components')
      .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
      .filter(({ from, to }) => from !== to);
    const circles = [...circlesIn(runtimeImports), ...circlesIn(folders)];
    expect(circles).toEqual([]);
  });

  it('imports lower ranks only inside lib', () => {
    const inLib = imports.filter(({ from }) => layerOf(from) === 'lib');
    const folders = new Set(files.filter((file) => layerOf(file) === 'lib').map(folderOf));
    expect(ranks.flat().toSorted()).toEqual([...folders].toSorted());
    const upward = inLib.filter(
      ({ from, to }) =>
        layerOf(to) === 'lib' &&
        folderOf(from) !== folderOf(to) &&
        rankOf(folderOf(to)) >= rankOf(folderOf(from)),
    );
    expect(upward.map(show)).toEqual([]);
  });

  it('has no React in lib', () => {
    const react = imports.filter(
      ({ from, to }) => layerOf(from) === 'lib' && /^package:(react|react-dom|zustand)(\/|$)/.test(to),
    );
    expect(react.map(show)).toEqual([]);
    expect(files.filter((file) => file.startsWith('lib/') && file.endsWith('.tsx'))).toEqual([]);
  });

  it('touches no browser object while a file of lib is being imported', () => {
    const touched = files.filter((file) => file.startsWith('lib/')).flatMap(browserObjectsAtImport);
    expect(touched).toEqual([]);
  });
});

const browserObjects = /^(?:window|document|navigator|location|history|localStorage|sessionStorage)$/;

/** Reads of browser objects outside of functions. */
function browserObjectsAtImport(file: string): string[] {
  const visit = (node: ts.Node): string[] => {
    if (ts.isFunctionLike(node)) return [];
    const object = ts.isPropertyAccessExpression(node) ? node.expression.getText() : '';
    const found = browserObjects.test(object) ? [`${file}: ${object}`] : [];
    return [...found, ...node.getChildren().flatMap(visit)];
  };
  return visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}
