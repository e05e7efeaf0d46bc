import type { Node, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { getVersionTwo } from '../../api-reference/version-two';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Finding, Place } from '../types';

type Term = [pattern: RegExp, instead: string];

const instead = (name: string): string => `En version 1 : ${name}.`;
const none: string = 'La version 1 n’a pas d’équivalent : retirez-le.';
const officialPlugins =
  '(?:fs|shell|dialog|http|os|process|notification|updater|clipboard[-_]manager|global[-_]shortcut|opener)';

/** Names that only exist in Tauri 2. */
const terms: Term[] = [
  [/@tauri-apps\/plugin-[a-z-]+/, instead('les modules de @tauri-apps/api')],
  [
    /@tauri-apps\/api\/(?:core|webviewWindow|webview|dpi|menu|tray|image)\b/,
    instead('@tauri-apps/api/tauri et @tauri-apps/api/window'),
  ],
  [/\bfrontendDist\b/, instead('build.distDir')],
  [/\bdevUrl\b/, instead('build.devPath')],
  [/\bdragDropEnabled\b/, instead('fileDropEnabled')],
  [/\bcreateUpdaterArtifacts\b/, instead('tauri.updater.active')],
  [/\b(?:src-tauri\/capabilities|capabilities\/\w+\.(?:json|toml))\b/, instead('tauri.allowlist')],
  [/\bcore:(?:default|window|event|app|path)[\w:-]*/, instead('tauri.allowlist')],
  [
    /\b(?:WebviewWindowBuilder|get_webview_window|WebviewUrl)\b/,
    instead('WindowBuilder, get_window, WindowUrl'),
  ],
  [
    /\b(?:getCurrentWindow|getCurrentWebviewWindow|getAllWindows|getCurrentWebview)\b/,
    instead('getCurrent, getAll, appWindow'),
  ],
  [/\btauri::(?:menu|tray|webview|ipc)::/, instead('tauri::Menu, tauri::SystemTray')],
  [
    new RegExp(`\\btauri(?:_plugin_|-plugin-)${officialPlugins}(?![\\w-])`),
    instead('l’API de la crate tauri'),
  ],
  [/\bmobile_entry_point\b/, none],
  [/\bTAURI_SIGNING_\w+/, instead('TAURI_PRIVATE_KEY, TAURI_KEY_PASSWORD')],
  [/\bTAURI_ENV_\w+/, instead('TAURI_PLATFORM, TAURI_ARCH, TAURI_DEBUG…')],
  [/\b(?:lib)?webkit2gtk-?4\.1(?:-dev|-devel)?\b/, instead('webkit2gtk 4.0')],
  [/\btauri (?:android|ios|add|migrate|permission|capability|bundle)\b/, none],
  [/\bdocs\.rs\/tauri\/(?:latest|2)\b/, instead('docs.rs/tauri/1')],
  [/\btauri(?:-build)?\s*=\s*(?:\{[^}]*version\s*=\s*)?"\^?2/, instead('tauri = "1"')],
];

/** Commands that install the latest version, which is 2. */
const unpinned: Term[] = [
  [/@tauri-apps\/(?:api|cli)(?:@(?:latest|next|2[\w.^]*))?(?=\s|$)/, '@tauri-apps/…@1'],
  [/cargo install tauri-cli(?!.*--version)(?=.*$)/, 'cargo install tauri-cli --version "^1"'],
];
const installing =
  /\b(?:npm (?:i|install|add)|yarn (?:global )?add|pnpm (?:i|install|add)|bun (?:i|install|add)|npx|pnpm dlx|cargo install)\b/;

/** Text that mentions version 2 on purpose. */
const aboutV2 =
  /\b[vV]2\b|(?:Tauri|version|lignée|branche|ligne) (?:CLI )?2\b|\b2\.0|\b2\.x|mobile|ne convient pas|n['’]existe pas|au lieu de|instead of|does not exist|버전 2|版本 ?2|versione 2/;

/** Names of Tauri 2 outside of text about Tauri 2, and installations without a version. */
export const versionTwoRules: Rule[] = [
  {
    id: 'v2-term',
    message:
      '« {term} » appartient à Tauri 2. Ce site ne traite que de Tauri 1 : le lecteur ne trouverait pas ce nom.',
    page: (page) => findTerms(page, ['text', 'inlineCode', 'link', 'code'], terms),
    bad: [
      'Installez tauri-plugin-fs.',
      '```ts nocheck="extrait d’un module"\nimport { invoke } from \'@tauri-apps/api/core\';\n```',
      '[la crate](https://docs.rs/tauri/latest/tauri/)',
      '| Clé | Nom |\n| --- | --- |\n| `a` | `devUrl` |',
      '```toml\n[dependencies]\ntauri = "2"\n```',
    ],
    good: [
      'Tauri 2 utilise `frontendDist`.',
      'Installez `tauri-plugin-fs-watch`.',
      '| En v1 | En v2 |\n| --- | --- |\n| `devPath` | `devUrl` |',
    ],
  },
  {
    id: 'unpinned-version',
    message: '« {term} » installe Tauri 2. Sur les registres, la dernière version est la 2.',
    fix: 'Fixez la version majeure : {fix}.',
    page: (page) => findTerms(page, ['code'], unpinned, installing),
    bad: ['```bash\nnpm install @tauri-apps/api\n```', '```bash\ncargo install tauri-cli\n```'],
    good: ['```bash\nnpm install @tauri-apps/api@1\ncargo install tauri-cli --version "^1"\n```'],
  },
  {
    id: 'v2-counterpart',
    message:
      '« {name} » aurait disparu sans équivalent, alors que content/api/v2.yaml donne {target}. Le lecteur récrirait ce qui est seulement renommé.',
    fix: 'Renvoyez au nouveau nom, ou corrigez content/api/v2.yaml.',
    page: (page) =>
      page.findings(page.nodes('inlineCode'), (node) => {
        const siblings: Node[] = page.parentsOf(node).at(-1)?.children ?? [];
        const next = siblings[siblings.indexOf(node) + 1];
        const target = next && saysNone.test(toString(next)) ? counterpartOf(node.value) : undefined;
        return target ? { name: node.value, target } : undefined;
      }),
    bad: [
      'La commande retire `dangerousUseHttpScheme` sans équivalent, et affiche un avertissement.',
      'En v2, `tauri.bundle.deb` n’a pas d’équivalent.',
    ],
    good: [
      'En v2, `multipleOccurrences` n’a pas d’équivalent.',
      'La commande retire `dangerousUseHttpScheme`, mais garde les autres clés.',
    ],
  },
];

/** The text after a name, when it says that v2 has nothing in its place. */
const saysNone =
  /^[^.;:]{0,30}(?:sans équivalent|n['’](?:a|ont) (?:pas|aucun) d?['’]?équivalent|without (?:a |an |any )?(?:counterpart|equivalent)|has no (?:counterpart|equivalent))/;

/** New name of a configuration key, given whole or by its last part; nothing if one of that name is gone. */
function counterpartOf(name: string): string | undefined {
  const targets = Object.entries(getVersionTwo().config).filter(
    ([key]) => key === name || key.endsWith(`.${name}`),
  );
  const [first] = targets;
  return targets.some(([, target]) => target === null) ? undefined : ([first?.[1]].flat()[0] ?? undefined);
}

/** Terms in nodes that do not mention version 2, in lines that match a pattern. */
function findTerms(
  page: CheckedPage,
  types: ('text' | 'inlineCode' | 'link' | 'code')[],
  terms: Term[],
  inLines = /(?:)/,
): Finding[] {
  const { title, description } = page.source.frontMatter;
  if (aboutV2.test(`${title} ${description}`)) return [];
  return types
    .flatMap((type) => page.nodes(type))
    .flatMap((node) => {
      const text = node.type === 'link' ? node.url : node.value;
      const found = text.split('\n').flatMap((line, index) =>
        (inLines.test(line) ? terms : []).flatMap(([pattern, fix]) => {
          const term = pattern.exec(line)?.[0];
          return term ? [{ ...placeOf(page, node, index, term), values: { term, fix } }] : [];
        }),
      );
      return found.length > 0 && aboutV2.test(contextOf(page, node)) ? [] : found;
    });
}

/** Position of a term in a line of a node. */
function placeOf(page: CheckedPage, node: Nodes, index: number, term: string): Place {
  if (node.type !== 'code') return page.find(node, term);
  const line = (node.position?.start.line ?? 0) + index + 1;
  return page.place(line, Math.max(0, (page.lines[line - 1] ?? '').indexOf(term)) + 1);
}

/** Text of the block around a node and the head of its table; for code, of the block before it and its title. */
function contextOf(page: CheckedPage, node: Nodes): string {
  const parents = page.parentsOf(node);
  const block = parents.find(({ type }) => ['paragraph', 'tableRow', 'heading', 'listItem'].includes(type));
  const table = parents.find(({ type }) => type === 'table');
  if (block) return `${toString(block)} ${toString(table?.children[0])}`;
  const siblings: Node[] = parents.at(-1)?.children ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return `${toString(before)} ${'meta' in node ? (node.meta ?? '') : ''}`;
}
