import { findDataFault } from '../data-syntax';
import { positionAt } from '../../text/position';
import { findInLines } from '../page';
import type { Rule } from '../rule';
import { tauriApiVersion } from '../type-check';

/** Code spans and blocks: they are shown as meant, parse, type-check and can be copied. */
export const codeRules: Rule[] = [
  {
    id: 'space-around-code',
    message: 'Le code « {code} » commence ou finit par une espace. La page la montrerait.',
    fix: 'Supprimez-la. Si le code touche un accent grave, mettez une espace des deux côtés : Markdown les retire.',
    page: (page) =>
      page.findings(page.nodes('inlineCode'), ({ value }) =>
        value === value.trim() ? undefined : { code: value.trim() },
      ),
    bad: ['``le nom `a` ``', '`` `a` manque``', 'Un ` mot`.'],
    good: ['`` le nom `a` ``', '`a`'],
  },
  {
    id: 'empty-code',
    message: 'Un bloc de code vide. Il laisse un cadre vide dans la page.',
    fix: 'Remplissez-le, ou retirez-le.',
    code: ({ code }) => (code.trim() === '' ? [{}] : []),
    bad: ['~~~rust\n\n~~~', '- ```ts\n  ```', '```rust\n```'],
    good: ['```rust\nfn main() {}\n```'],
  },
  {
    id: 'nocheck-reason',
    message:
      'nocheck n’a pas de raison en quelques mots. Le prochain auteur doit savoir pourquoi l’exemple n’est pas vérifié.',
    fix: 'Écrivez par exemple nocheck="dépend des types de Node.js".',
    code: ({ meta, code }) => {
      const words = meta.nocheck?.split(/[\s'’-]+/).filter(Boolean);
      return code.trim() !== '' && words && words.length < 3 ? [{}] : [];
    },
    bad: [
      '```rust nocheck=""\nfn main() {}\n```',
      '```rust nocheck\nfn main() {}\n```',
      '```rust nocheck="React"\nfn main() {}\n```',
    ],
    good: ['```rust nocheck="extrait d’une fonction"\nfn main( {\n```'],
  },
  {
    id: 'prompt',
    severity: 'warning',
    message: 'La ligne commence par l’invite « {found} ». Elle se copie avec la commande, qui échoue alors.',
    fix: 'Retirez-la : le site l’affiche sans la copier.',
    code: ({ lang, code, node }) =>
      ['bash', 'powershell'].includes(lang) || node.lang === 'cmd'
        ? findInLines(code, /(?<=^\s*)(?:\$|>|PS>|(?:PS )?[A-Z]:\\[^>]*>|[\w.-]+@[\w.-]+:\S*[$#])(?=\s)/)
        : [],
    bad: [
      '```bash\nnpm test\n  > cargo build\n```',
      '```bash\nada@carnet:~/projet$ cargo build\n```',
      '```powershell\nC:\\carnet> dir\n```',
      '```cmd\nC:\\> dir\n```',
      '```bash\n$ cargo build\n```',
      '```powershell\nPS C:\\carnet> cargo build\n```',
    ],
    good: ['```bash\ncargo build\n```'],
  },
  {
    id: 'data-syntax',
    message: 'Ce bloc {lang} ne se lit pas : {problem} Le lecteur recopie cet exemple.',
    code: ({ lang, code, meta }) => {
      const found = meta.nocheck === undefined && findDataFault(lang, code);
      if (!found) return [];
      const { problem, fix, ...place } = found;
      return [{ ...place, values: { lang, problem, fix } }];
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
    message:
      'TypeScript : {message} Le lecteur recopie cet exemple ; il est vérifié avec @tauri-apps/api {version}.',
    fix: 'Corrigez l’exemple : importez ou déclarez ce qu’il utilise. S’il ne peut pas être vérifié seul, ajoutez nocheck="raison".',
    code: ({ diagnostics }, _page, { root }) =>
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
    message:
      'Un await hors de toute fonction. Safari 13 et 14, que Tauri v1 rencontre sur d’anciens macOS, refusent tout le fichier.',
    fix: 'Placez-le dans une fonction async, ou utilisez .then().',
    code: ({ meta, diagnostics }, { kind }) =>
      // Blocks of the references are excerpts; scripts of Node.js are not run by a webview.
      kind === 'generated' || /\.m[jt]s$|\.config\.\w+$/.test(meta.title ?? '')
        ? []
        : diagnostics.filter(({ code }) => topLevelAwait.has(code)),
    bad: ["```ts\nimport { invoke } from '@tauri-apps/api/tauri';\nawait invoke('lire');\n```"],
    good: [
      "```ts\nimport { invoke } from '@tauri-apps/api/tauri';\nasync function lire() {\n  await invoke('lire');\n}\nvoid lire();\n```",
      '```js title="scripts/attendre.mjs"\nawait Promise.resolve();\n```',
    ],
  },
  {
    id: 'pressed-label',
    severity: 'warning',
    message:
      '« {name} » change de nom en même temps que d’état : un lecteur d’écran annonce « Restaurer, enfoncé », soit le contraire.',
    fix: 'Gardez un nom fixe et changez aria-pressed, ou changez le nom et retirez aria-pressed.',
    code: ({ code }) =>
      [...code.matchAll(/(\w+)\??\.(?:ariaPressed\s*=|setAttribute\(\s*['"]aria-pressed)/g)].flatMap(
        (match) => {
          const [, name = ''] = match;
          const renamed =
            `\\b${name}\\??\\.(?:(?:textContent|innerText|innerHTML|ariaLabel|title)\\s*=[^=]` +
            `|setAttribute\\(\\s*['"](?:aria-label|title)['"])`;
          return new RegExp(renamed).test(code)
            ? [{ ...positionAt(code, match.index), values: { name } }]
            : [];
        },
      ),
    bad: [
      "```ts\nexport function montrer(bouton: HTMLElement, plein: boolean) {\n  bouton.setAttribute('aria-pressed', String(plein));\n  bouton.textContent = plein ? 'Restaurer' : 'Agrandir';\n}\n```",
    ],
    good: [
      "```ts\nexport function montrer(bouton: HTMLElement, etat: HTMLElement, plein: boolean) {\n  bouton.setAttribute('aria-pressed', String(plein));\n  etat.textContent = plein ? 'Plein écran' : 'Fenêtre';\n}\n```",
    ],
  },
  {
    id: 'tauri-file-place',
    severity: 'warning',
    message:
      'Tauri ne lit {name} que dans src-tauri, comme les autres fichiers de la page. Ailleurs, il est sans effet.',
    fix: 'Écrivez src-tauri/{name}.',
    code: ({ meta: { title = '' } }, page) => {
      const [, folder = '', name = ''] =
        /^(.*?)((?:tauri(?:\.\w+)?\.conf\.json5?)|Tauri(?:\.\w+)?\.toml|\.taurignore)$/.exec(title) ?? [];
      const own = page.codeBlocks.some(({ meta }) => meta.title?.startsWith('src-tauri/'));
      return !name || !own || folder.endsWith('src-tauri/') ? [] : [{ values: { name } }];
    },
    bad: [
      '```text title=".taurignore"\n/src\n```\n\n```rust title="src-tauri/src/main.rs"\nfn main() {}\n```',
    ],
    good: [
      '```text title="src-tauri/.taurignore"\n/modeles\n```',
      '```rust title="src/main.rs"\nfn main() {}\n```\n\n```text title=".taurignore"\n/modeles\n```',
    ],
  },
];

/** TypeScript's codes for `await` and `for await` at the top level of a module. */
const topLevelAwait = new Set<number | undefined>([1378, 1432]);
