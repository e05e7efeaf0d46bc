import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

type Import = { from: string; to: string };

const root = process.cwd();
const floors = ['app', 'components', 'lib'] as const;
const isScript = /\.tsx?$/;

/** What each floor may import besides itself and packages. */
const below: Record<string, string[]> = {
  app: ['components', 'lib', 'content', 'messages'],
  components: ['lib', 'content', 'messages'],
  lib: ['content', 'messages'],
};

const files = floors.flatMap((floor) =>
  ts.sys.readDirectory(path.join(root, floor), ['.ts', '.tsx']).map((file) => path.relative(root, file)),
);
const imports = files.flatMap(importsOf);
const ranks = readRanks();

/** Imports of a file, as paths from the root; the names of packages stay. */
function importsOf(file: string): Import[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => ({
    from: file,
    to: fileName.startsWith('@/')
      ? fileName.slice(2)
      : fileName.startsWith('.')
        ? path.join(path.dirname(file), fileName)
        : `package:${fileName}`,
  }));
}

/** Order of the folders of lib, as ARCHITECTURE.md says it: folders of one rank, lower ranks first. */
function readRanks(): string[][] {
  const sentence =
    /lower ranks only: ([\w\s,→-]+)\./.exec(readFileSync('ARCHITECTURE.md', 'utf8'))?.[1] ?? '';
  return sentence.split('→').map((rank) => rank.split(',').map((name) => name.trim()));
}

const floorOf = (file: string): string => file.split('/')[0] ?? '';
const folderOf = (file: string): string => file.split('/')[1] ?? '';
const rankOf = (folder: string): number => ranks.findIndex((rank) => rank.includes(folder));
const show = ({ from, to }: Import): string => `${from} → ${to}`;

describe('the floors', () => {
  it('has found the code and what it imports', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(imports.filter(({ to }) => floorOf(to) === 'lib').length).toBeGreaterThan(300);
  });

  it('imports only downward: app → components → lib → data', () => {
    const upward = imports.filter(
      ({ from, to }) =>
        !to.startsWith('package:') &&
        floorOf(to) !== floorOf(from) &&
        !below[floorOf(from)]?.includes(floorOf(to)),
    );
    expect(upward.map(show)).toEqual([]);
  });

  it('names every folder of lib once in the order of ARCHITECTURE.md', () => {
    const folders = new Set(
      files.filter((file) => file.startsWith('lib/') && isScript.test(file)).map(folderOf),
    );
    expect(ranks.flat().toSorted()).toEqual([...folders].toSorted());
  });

  it('imports lower ranks only inside lib', () => {
    const upward = imports.filter(
      ({ from, to }) =>
        floorOf(from) === 'lib' &&
        floorOf(to) === 'lib' &&
        folderOf(from) !== folderOf(to) &&
        rankOf(folderOf(to)) >= rankOf(folderOf(from)),
    );
    expect(upward.map(show)).toEqual([]);
  });

  it('has no React in lib', () => {
    const react = imports.filter(
      ({ from, to }) => floorOf(from) === 'lib' && /^package:(react|react-dom|zustand)(\/|$)/.test(to),
    );
    expect(react.map(show)).toEqual([]);
    expect(files.filter((file) => file.startsWith('lib/') && file.endsWith('.tsx'))).toEqual([]);
  });

  it('touches no browser object while a file of lib is being imported', () => {
    const touched = files.filter((file) => file.startsWith('lib/')).flatMap(browserObjectsAtImport);
    expect(touched).toEqual([]);
  });
});

const browserObjects = new Set(
  'window document navigator location history localStorage sessionStorage'.split(' '),
);

/** Uses of the browser's objects outside of any function. */
function browserObjectsAtImport(file: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) return walk(node.expression);
    if (ts.isIdentifier(node) && browserObjects.has(node.text) && ts.isExpression(node) && isRead(node))
      found.push(`${file}: ${node.text}`);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

/** A name in a declaration, a property's or a parameter's name reads nothing. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  return !('name' in parent && parent.name === node) && !ts.isImportSpecifier(parent);
}
