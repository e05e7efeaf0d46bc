import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@lezer/rust';
import { parseJson, projectRoot } from '../../content/files';
import { keepPerBuild } from '../../content/keep-per-build';
import { positionAt } from '../../text/position';
import type { CheckedPage, CodeBlock } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';
import { didYouMean } from '../../text/nearest';

/** Rust blocks: they parse, and name what the sources of Tauri 1.8 have. */
export const rustRules: Rule[] = [
  {
    id: 'rust-syntax',
    message: 'Rust : erreur de syntaxe près de « {near} ». Le lecteur recopie cet exemple.',
    fix: 'Corrigez la syntaxe ; fermez chaque parenthèse, accolade et guillemet.',
    code: ({ lang, code, meta }) => {
      const offset = lang === 'rust' && meta.nocheck === undefined ? findError(code) : undefined;
      if (offset === undefined) return [];
      const rest = code.slice(offset).trimStart().split('\n')[0] ?? '';
      const before = code.slice(0, offset).trimEnd().split('\n').at(-1) ?? '';
      return [{ ...positionAt(code, offset), values: { near: rest.slice(0, 30) || before.slice(-30) } }];
    },
    bad: ['```rust\nfn main() {\n    let a = 1;\n```', '```rust\nfn main() {\n    let = 1;\n}\n```'],
    good: ['```rust\nfn main() {\n    let a = 1;\n}\n```'],
  },
  {
    id: 'rust-name',
    message:
      'Rust : `{name}` n’existe pas dans les sources de Tauri 1.8. L’exemple ne compilerait pas chez le lecteur.',
    code: (block, page) => (isChecked(block, page) ? unknownNames(block.code) : []),
    bad: [
      '```rust\nfn f(app: &tauri::AppHandle) {\n    app.get_windw("main");\n}\n```',
      '```rust\nuse tauri::{menu::MenuBuilder, Manager};\n```',
    ],
    good: [
      '```rust\nuse tauri::{api::process::Command, Manager};\n```',
      '```rust\nfn f(app: &tauri::AppHandle) {\n    app.get_window("main").map(|one| one.a_mienne());\n}\nfn a_mienne() {}\n```',
    ],
  },
  {
    id: 'rust-arguments',
    message: 'Rust : `{name}` reçoit {count} argument(s), alors que Tauri 1.8 en attend {wanted}.',
    fix: 'Comparez l’appel avec sa signature sur docs.rs/tauri/1.',
    code: (block, page) => (isChecked(block, page) ? wrongCounts(block.code) : []),
    bad: ['```rust\nfn f(app: &tauri::AppHandle) {\n    app.emit_all("import:fin");\n}\n```'],
    good: ['```rust\nfn f(app: &tauri::AppHandle) {\n    let _ = app.emit_all("import:fin", ());\n}\n```'],
  },
  {
    id: 'unraised-message',
    severity: 'warning',
    message:
      'Aucun programme fait avec Tauri 1.8 ne montre « {found} » : personne ne cherchera ce paragraphe.',
    fix: 'Citez le message que le lecteur voit vraiment, ou retirez le passage. La liste est dans content/api/rust.json.',
    page: (page) =>
      page.isPost
        ? []
        : page.findings(page.nodes('inlineCode'), ({ value }) => {
            const found = readKnown().unraised.find((message) => value.includes(message));
            return found ? { found } : undefined;
          }),
    bad: ['- **`Dialog Error: …`** : la boîte ne s’est pas ouverte.'],
    good: ['- **`path not allowed on the configured scope`** : le chemin est hors de la portée.'],
  },
];

/** Posts are not checked: they describe the version of their time. */
function isChecked({ lang, meta }: CodeBlock, { isPost }: CheckedPage): boolean {
  return lang === 'rust' && meta.nocheck === undefined && !isPost;
}

const knownFile = 'content/api/rust.json';

/**
 * `names`, `functions` (with their numbers of arguments) and `unraised`, the messages that no statement raises or lets through, come
 * from the sources; `others` are methods of other crates.
 */
const readKnown = keepPerBuild(() => {
  const data = parseJson(readFileSync(path.join(projectRoot, knownFile), 'utf8'), knownFile) as {
    names: string;
    functions: string;
    others: string;
    unraised: string[];
  };
  const functions = new Map(
    data.functions.split(' ').map((one) => {
      const [name = '', counts = ''] = one.split('/');
      return [name, counts.split(',').map(Number)];
    }),
  );
  const names = new Set([...data.names.split(' '), ...functions.keys()]);
  return { names, functions, others: new Set(data.others.split(' ')), unraised: data.unraised };
}, 'reference');

/** A call of a method, with its number of arguments. */
type Call = { name: string; offset: number; count: number };

/** Calls of methods that the block does not define itself. */
function callsIn(code: string): Call[] {
  const own = new Set([...code.matchAll(/\bfn (\w+)/g)].map((match) => match[1]));
  const calls: Call[] = [];
  parser.parse(code).iterate({
    enter({ node }) {
      const called = node.name === 'CallExpression' ? node.firstChild : null;
      const path = called?.name === 'GenericFunction' ? called.firstChild : called;
      const field = path?.getChild('FieldIdentifier');
      if (!field) return;
      const name = code.slice(field.from, field.to);
      let count = 0;
      for (let one = node.getChild('ArgList')?.firstChild; one; one = one.nextSibling) {
        if (!/^[(),]$|Comment$/.test(one.name)) count += 1;
      }
      if (!own.has(name)) calls.push({ name, offset: field.from, count });
    },
  });
  return calls;
}

function* unknownNames(code: string): Generator<Finding> {
  const { names, functions, others } = readKnown();
  const finding = (name: string, offset: number, known: Iterable<string>): Finding => ({
    ...positionAt(code, offset),
    values: { name, fix: didYouMean(name, known, lookUp) },
  });
  for (const found of code.matchAll(/\btauri::(?:\w+::)*(?:\{[^;]*?\}|\w+)/g)) {
    for (const { 0: name, index } of found[0].matchAll(/\w+/g)) {
      if (index > 0 && !names.has(name) && name !== 'self' && name !== 'as')
        yield finding(name, found.index + index, names);
    }
  }
  for (const { name, offset } of callsIn(code)) {
    if (!functions.has(name) && !others.has(name)) yield finding(name, offset, functions.keys());
  }
}

const lookUp =
  'Cherchez-le sur docs.rs/tauri/1. S’il appartient à une autre crate, ajoutez-le à « others » dans content/api/rust.json.';

function wrongCounts(code: string): Finding[] {
  const { functions, others } = readKnown();
  return callsIn(code).flatMap(({ name, offset, count }) => {
    const wanted = functions.get(name);
    return !wanted || wanted.includes(count) || others.has(name)
      ? []
      : [{ ...positionAt(code, offset), values: { name, count, wanted: wanted.join(' / ') } }];
  });
}

/** Offset of the first place that the parser does not understand. */
function findError(code: string): number | undefined {
  const cursor = parser.parse(code).cursor();
  do if (cursor.type.isError) return cursor.from;
  while (cursor.next());
  return undefined;
}
