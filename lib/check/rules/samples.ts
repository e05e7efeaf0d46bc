import { findDataFault } from '../data-syntax';
import { findInLines } from '../page';
import { parserWords } from '../parser-words';
import type { Rule } from '../rule';
import { tauriApiVersion } from '../type-check';

/** Code samples: they parse, type-check and can be copied. */
export const sampleRules: Rule[] = [
  {
    id: 'empty-sample',
    fr: 'Un bloc de code vide. Il laisse un cadre vide dans la page.',
    en: 'An empty code block. It leaves an empty frame in the page.',
    fixFr: 'Remplissez-le, ou retirez-le.',
    fixEn: 'Fill it, or remove it.',
    sample: ({ code }) => (code.trim() === '' ? [{}] : []),
    bad: ['```rust\n```'],
    good: ['```rust\nfn main() {}\n```'],
  },
  {
    id: 'nocheck-reason',
    fr: 'nocheck n’a pas de raison en quelques mots. Le prochain auteur doit savoir pourquoi l’exemple n’est pas vérifié.',
    en: 'nocheck has no reason of a few words. The next author has to know why the sample is not checked.',
    fixFr: 'Écrivez par exemple nocheck="dépend des types de Node.js".',
    fixEn: 'Write, for example, nocheck="depends on the types of Node.js".',
    sample: ({ node, meta, code }) => {
      const isNamed = /\bnocheck\b/.test((node.meta ?? '').replace(/(?!nocheck)\b\w+="[^"]*"/g, ''));
      const words = (meta.nocheck ?? '').split(/[\s'’-]+/).filter(Boolean);
      return code.trim() !== '' && isNamed && words.length < 3 ? [{}] : [];
    },
    bad: ['```rust nocheck\nfn main() {}\n```', '```rust nocheck="React"\nfn main() {}\n```'],
    good: ['```rust nocheck="extrait d’une fonction"\nfn main( {\n```'],
  },
  {
    id: 'prompt',
    severity: 'warning',
    fr: 'La ligne commence par l’invite « {found} ». Elle se copie avec la commande, qui échoue alors.',
    en: 'The line begins with the prompt "{found}". It is copied with the command, which then fails.',
    fixFr: 'Retirez-la : le site l’affiche sans la copier.',
    fixEn: 'Remove it: the site shows one that is not copied.',
    sample: ({ lang, code }) =>
      ['bash', 'powershell'].includes(lang)
        ? findInLines(code, /(?<=^\s*)(?:\$|>|PS>|PS [A-Z]:\\[^>]*>)(?=\s)/)
        : [],
    bad: ['```bash\n$ cargo build\n```', '```powershell\nPS C:\\carnet> cargo build\n```'],
    good: ['```bash\ncargo build\n```'],
  },
  {
    id: 'data-syntax',
    fr: 'Ce bloc {lang} ne se lit pas : {message} Le lecteur recopie cet exemple.',
    en: 'This {lang} block cannot be read: {message} Readers copy this sample.',
    fixFr: 'Corrigez la syntaxe à cette ligne.',
    fixEn: 'Correct the syntax on that line.',
    sample: ({ lang, code, meta }) => {
      const found = meta.nocheck === undefined && findDataFault(lang, code);
      if (!found) return [];
      const { message, ...place } = found;
      return [{ ...place, values: { lang, message: parserWords(message) } }];
    },
    bad: [
      '```json\n{\n  "a": 1,\n}\n```',
      '```json5\n{ a 1 }\n```',
      '```toml\n[package]\nname =\n```',
      '```yaml\na:\n\t- b\n```',
    ],
    good: ['```json\n{ "a": 1 }\n```', "```json5\n{ a: 'b', }\n```"],
  },
  {
    id: 'typescript',
    fr: 'TypeScript : {message} Le lecteur recopie cet exemple ; il est vérifié avec @tauri-apps/api {version}.',
    en: 'TypeScript: {message} Readers copy this sample; it is checked against @tauri-apps/api {version}.',
    fixFr:
      'Corrigez l’exemple : importez ou déclarez ce qu’il utilise. S’il ne peut pas être vérifié seul, ajoutez nocheck="raison".',
    fixEn:
      'Correct it: import or declare what it uses. If it cannot be checked on its own, add nocheck="reason".',
    sample: ({ diagnostics }, _page, { root }) =>
      diagnostics
        .filter(({ code }) => !topLevelAwait.has(code))
        .map(({ message, ...place }) => ({ ...place, values: { message, version: tauriApiVersion(root) } })),
    bad: [
      "```ts\nimport { invok } from '@tauri-apps/api/tauri';\n```",
      "```js\ninvoke('lire');\n```",
      '```ts\nconst a = ;\n```',
      "```ts\nconst note = 1;\nexport { note };\n```\n\n```ts\nimport { b } from './b';\nb(1);\n```",
    ],
    good: [
      "```ts\nimport { invoke } from '@tauri-apps/api/tauri';\nvoid invoke('lire');\n```",
      '```ts title="src/note.ts"\nexport const note = 1;\n```\n\n```ts title="src/main.ts"\nimport { note } from \'./note\';\nnote.toFixed(1);\n```',
    ],
  },
  {
    id: 'top-level-await',
    fr: 'Un await hors de toute fonction. Safari 13 et 14, que Tauri v1 rencontre sur d’anciens macOS, refusent tout le fichier.',
    en: 'An await outside of any function. Safari 13 and 14, which Tauri v1 meets on old versions of macOS, refuse the whole file.',
    fixFr: 'Placez-le dans une fonction async, ou utilisez .then().',
    fixEn: 'Put it into an async function, or use .then().',
    sample: ({ meta, diagnostics }, { kind }) =>
      // Samples of the references are excerpts; scripts of Node.js are not run by a webview.
      kind === 'generated' || /\.m[jt]s$|\.config\.\w+$/.test(meta.title ?? '')
        ? []
        : diagnostics.filter(({ code }) => topLevelAwait.has(code)),
    bad: ["```ts\nimport { invoke } from '@tauri-apps/api/tauri';\nawait invoke('lire');\n```"],
    good: [
      "```ts\nimport { invoke } from '@tauri-apps/api/tauri';\nasync function lire() {\n  await invoke('lire');\n}\nvoid lire();\n```",
      '```js title="scripts/attendre.mjs"\nawait Promise.resolve();\n```',
    ],
  },
];

/** TypeScript's codes for `await` and `for await` at the top level of a module. */
const topLevelAwait = new Set<number | undefined>([1378, 1432]);
