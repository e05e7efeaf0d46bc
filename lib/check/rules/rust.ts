import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@lezer/rust';
import { projectRoot } from '../../content/files';
import { keepPerBuild } from '../../content/keep-per-build';
import { positionAt } from '../../text/position';
import type { CheckedPage, Sample } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';
import { guessAmong } from '../words';

/** Rust samples: they parse, and name what the sources of Tauri 1.8 have. */
export const rustRules: Rule[] = [
  {
    id: 'rust-syntax',
    message: {
      fr: 'Rust : erreur de syntaxe près de « {near} ». Le lecteur recopie cet exemple.',
      en: 'Rust: syntax error near "{near}". Readers copy this sample.',
    },
    fix: {
      fr: 'Corrigez la syntaxe ; fermez chaque parenthèse, accolade et guillemet.',
      en: 'Correct the syntax; close every parenthesis, brace and quote.',
    },
    sample: ({ lang, code, meta }) => {
      const offset = lang === 'rust' && meta.nocheck === undefined ? findError(code) : undefined;
      if (offset === undefined) return [];
      const near =
        code.slice(offset).trimStart().split('\n')[0]?.slice(0, 30) ||
        (code.slice(0, offset).trimEnd().split('\n').at(-1) ?? '').slice(-30);
      return [{ ...positionAt(code, offset), values: { near } }];
    },
    bad: ['```rust\nfn main() {\n    let a = 1;\n```', '```rust\nfn main() {\n    let = 1;\n}\n```'],
    good: ['```rust\nfn main() {\n    let a = 1;\n}\n```'],
  },
  {
    id: 'rust-name',
    message: {
      fr: 'Rust : `{name}` n’existe pas dans les sources de Tauri 1.8. L’exemple ne compilerait pas chez le lecteur.',
      en: 'Rust: `{name}` does not exist in the sources of Tauri 1.8. The sample would not compile for the reader.',
    },
    fix: '{fix}',
    sample: (sample, page) => (isChecked(sample, page) ? [...unknownNames(sample.code)] : []),
    bad: [
      '```rust\nuse tauri::Emitter;\n```',
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
    message: {
      fr: 'Rust : `{name}` reçoit {count} argument(s), alors que Tauri 1.8 en attend {wanted}.',
      en: 'Rust: `{name}` gets {count} argument(s), but Tauri 1.8 takes {wanted}.',
    },
    fix: {
      fr: 'Comparez l’appel avec sa signature sur docs.rs/tauri/1.',
      en: 'Compare the call with its signature on docs.rs/tauri/1.',
    },
    sample: (sample, page) => (isChecked(sample, page) ? [...wrongCounts(sample.code)] : []),
    bad: ['```rust\nfn f(app: &tauri::AppHandle) {\n    app.emit_all("import:fin");\n}\n```'],
    good: ['```rust\nfn f(app: &tauri::AppHandle) {\n    let _ = app.emit_all("import:fin", ());\n}\n```'],
  },
];

/** Posts tell of the version of their day. */
function isChecked({ lang, meta }: Sample, { isPost }: CheckedPage): boolean {
  return lang === 'rust' && meta.nocheck === undefined && !isPost;
}

type Known = { names: Set<string>; functions: Map<string, number[]>; others: Set<string> };

/** `names` and `functions` (with their numbers of arguments) come from the sources; `others` are methods of other crates. */
const readKnown = keepPerBuild((): Known => {
  const data = JSON.parse(readFileSync(path.join(projectRoot, 'content/api/rust.json'), 'utf8')) as Record<
    'names' | 'functions' | 'others',
    string
  >;
  const functions = data.functions.split(' ').map((one): [string, number[]] => {
    const [name = '', counts = ''] = one.split('/');
    return [name, counts.split(',').map(Number)];
  });
  return {
    names: new Set([...data.names.split(' '), ...functions.map(([name]) => name)]),
    functions: new Map(functions),
    others: new Set(data.others.split(' ')),
  };
}, 'reference');

/** A call of a method, with its number of arguments. */
type Call = { name: string; offset: number; count: number };

/** Calls of methods that the sample does not define itself. */
function callsIn(code: string): Call[] {
  const own = new Set([...code.matchAll(/\bfn (\w+)/g)].map((match) => match[1]));
  const calls: Call[] = [];
  parser.parse(code).iterate({
    enter({ type, node }) {
      if (type.name !== 'CallExpression') return;
      const called = node.firstChild;
      const field = (called?.name === 'GenericFunction' ? called.firstChild : called)?.getChild(
        'FieldIdentifier',
      );
      const list = node.getChild('ArgList');
      if (!field || !list) return;
      let count = 0;
      for (let one = list.firstChild; one; one = one.nextSibling)
        if (!/^[(),]$|Comment$/.test(one.name)) count += 1;
      calls.push({ name: code.slice(field.from, field.to), offset: field.from, count });
    },
  });
  return calls.filter(({ name }) => !own.has(name));
}

function* unknownNames(code: string): Generator<Finding> {
  const { names, functions, others } = readKnown();
  const finding = (name: string, offset: number, candidates: Iterable<string>): Finding => ({
    ...positionAt(code, offset),
    values: {
      name,
      fix: guessAmong(name, candidates, {
        fr: 'Cherchez-le sur docs.rs/tauri/1. S’il appartient à une autre crate, ajoutez-le à « others » dans content/api/rust.json.',
        en: 'Look it up on docs.rs/tauri/1. If it belongs to another crate, add it to "others" in content/api/rust.json.',
      }),
    },
  });
  for (const found of code.matchAll(/\btauri::(?:\w+::)*(?:\{[^;]*?\}|\w+)/g))
    for (const { 0: name, index } of found[0].matchAll(/\w+/g))
      if (index > 0 && !names.has(name) && name !== 'self' && name !== 'as')
        yield finding(name, found.index + index, names);
  for (const { name, offset } of callsIn(code))
    if (!functions.has(name) && !others.has(name)) yield finding(name, offset, functions.keys());
}

function* wrongCounts(code: string): Generator<Finding> {
  const { functions, others } = readKnown();
  for (const { name, offset, count } of callsIn(code)) {
    const wanted = functions.get(name);
    if (wanted && !wanted.includes(count) && !others.has(name))
      yield {
        ...positionAt(code, offset),
        values: { name, count, wanted: wanted.join(' / ') },
      };
  }
}

/** Offset of the first place that the parser does not understand. */
function findError(code: string): number | undefined {
  let offset: number | undefined;
  parser.parse(code).iterate({
    enter(node) {
      if (node.type.isError && offset === undefined) offset = node.from;
      return offset === undefined;
    },
  });
  return offset;
}
