import type { Node, Parent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { faultAt } from './place';
import type { CheckedPage, Fault } from './types';

type Term = { pattern: RegExp; fr: string; en: string };

const instead = (fr: string, en = fr): { fr: string; en: string } => ({
  fr: `En version 1 : ${fr}.`,
  en: `In version 1: ${en}.`,
});
const none = {
  fr: 'La version 1 n’a pas d’équivalent : retirez-le.',
  en: 'Version 1 has no equivalent: remove it.',
};

/** Names that only exist in Tauri 2. */
const terms: Term[] = [
  {
    pattern: /@tauri-apps\/plugin-[a-z-]+/,
    ...instead('les modules de @tauri-apps/api', 'the modules of @tauri-apps/api'),
  },
  {
    pattern: /@tauri-apps\/api\/(?:core|webviewWindow|webview|dpi|menu|tray|image)\b/,
    ...instead(
      '@tauri-apps/api/tauri et @tauri-apps/api/window',
      '@tauri-apps/api/tauri and @tauri-apps/api/window',
    ),
  },
  { pattern: /\b(?:frontendDist)\b/, ...instead('build.distDir') },
  { pattern: /\bdevUrl\b/, ...instead('build.devPath') },
  { pattern: /\bdragDropEnabled\b/, ...instead('fileDropEnabled') },
  { pattern: /\bcreateUpdaterArtifacts\b/, ...instead('tauri.updater.active') },
  {
    pattern: /\b(?:src-tauri\/capabilities|capabilities\/\w+\.(?:json|toml))\b/,
    ...instead('tauri.allowlist'),
  },
  { pattern: /\bcore:(?:default|window|event|app|path)[\w:-]*/, ...instead('tauri.allowlist') },
  {
    pattern: /\b(?:WebviewWindowBuilder|get_webview_window|WebviewUrl)\b/,
    ...instead('WindowBuilder, get_window, WindowUrl'),
  },
  {
    pattern: /\b(?:getCurrentWindow|getCurrentWebviewWindow|getAllWindows|getCurrentWebview)\b/,
    ...instead('getCurrent, getAll, appWindow'),
  },
  { pattern: /\btauri::(?:menu|tray|webview|ipc)::/, ...instead('tauri::Menu, tauri::SystemTray') },
  {
    pattern:
      /\btauri_plugin_(?:fs|shell|dialog|http|os|process|notification|updater|clipboard_manager|global_shortcut|opener)\b/,
    ...instead('l’API de la crate tauri', 'the API of the crate tauri'),
  },
  { pattern: /\bmobile_entry_point\b/, ...none },
  { pattern: /\bTAURI_SIGNING_\w+/, ...instead('TAURI_PRIVATE_KEY, TAURI_KEY_PASSWORD') },
  { pattern: /\bTAURI_ENV_\w+/, ...instead('TAURI_PLATFORM, TAURI_ARCH, TAURI_DEBUG…') },
  { pattern: /\b(?:lib)?webkit2gtk-?4\.1(?:-dev|-devel)?\b/, ...instead('webkit2gtk 4.0') },
  { pattern: /\btauri (?:android|ios|add|migrate|permission|capability|bundle)\b/, ...none },
  { pattern: /\bdocs\.rs\/tauri\/(?:latest|2)\b/, ...instead('docs.rs/tauri/1') },
  { pattern: /\btauri(?:-build)?\s*=\s*(?:\{[^}]*version\s*=\s*)?"\^?2/, ...instead('tauri = "1"') },
];

type Unpinned = { pattern: RegExp; todo: string };

/** Commands that install whatever is latest, which is version 2. */
const unpinned: Unpinned[] = [
  { pattern: /@tauri-apps\/(?:api|cli)(?:@(?:latest|next|2[\w.^]*))?(?=\s|$)/, todo: '@tauri-apps/…@1' },
  {
    pattern: /cargo install tauri-cli(?!.*--version)(?=.*$)/,
    todo: 'cargo install tauri-cli --version "^1"',
  },
];
const installing =
  /\b(?:npm (?:i|install|add)|yarn (?:global )?add|pnpm (?:i|install|add)|bun (?:i|install|add)|npx|pnpm dlx|cargo install)\b/;

/** Text that speaks of version 2 on purpose. */
const aboutV2 =
  /\b[vV]2\b|(?:Tauri|version|lignée|branche|ligne) (?:CLI )?2\b|\b2\.0|\b2\.x|mobile|ne convient pas|n['’]existe pas|au lieu de|instead of|does not exist|버전 2|版本 ?2|versione 2/;

/** Names of Tauri 2 outside of what is said about Tauri 2, and installations without a version. */
export function checkVersionTwo(page: CheckedPage): Fault[] {
  const faults: Fault[] = [];
  const { title, description } = page.source.frontMatter;
  if (!page.tree || aboutV2.test(`${title} ${description}`)) return faults;
  visitParents(page.tree, (node, ancestors) => {
    const text = textOf(node);
    if (text === undefined) return;
    const found = node.type === 'code' ? findInCode(page, node, text) : findIn(page, node, text);
    if (found.length > 0 && !aboutV2.test(contextOf(node, ancestors as Parent[]))) faults.push(...found);
  });
  return faults;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
    return (node as Node & { value: string }).value;
  return node.type === 'link' ? (node as Node & { url: string }).url : undefined;
}

function findIn(page: CheckedPage, node: Node, text: string): Fault[] {
  return terms.flatMap(({ pattern, fr, en }) => {
    const term = pattern.exec(text)?.[0];
    if (!term) return [];
    return [faultAt(page, placeIn(page, node, term), 'v2-term', { term, 'todo.fr': fr, 'todo.en': en })];
  });
}

type Place = { position?: { start: { line: number; column: number } } };

/** Where a term stands in a node; the node's beginning when its text is written otherwise in the file. */
function placeIn({ source }: CheckedPage, { position }: Node, term: string): Place {
  if (!position) return {};
  const lines = source.body.split('\n');
  const { start, end } = position;
  for (let line = start.line; line <= end.line; line++) {
    const at = (lines[line - 1] ?? '').indexOf(term, line === start.line ? start.column - 1 : 0);
    if (at >= 0) return { position: { start: { line, column: at + 1 } } };
  }
  return { position: { start } };
}

function findInCode(page: CheckedPage, node: Node, code: string): Fault[] {
  return code.split('\n').flatMap((text, index) => {
    const line = (node.position?.start.line ?? 0) + index + 1;
    const place = (term: string): Place => {
      const at = Math.max(0, (page.source.body.split('\n')[line - 1] ?? '').indexOf(term));
      return node.position ? { position: { start: { line, column: at + 1 } } } : {};
    };
    const found = terms.flatMap(({ pattern, fr, en }) => {
      const term = pattern.exec(text)?.[0];
      return term ? [faultAt(page, place(term), 'v2-term', { term, 'todo.fr': fr, 'todo.en': en })] : [];
    });
    const loose = (installing.test(text) ? unpinned : []).flatMap(({ pattern, todo }) => {
      const term = pattern.exec(text)?.[0];
      return term ? [faultAt(page, place(term), 'unpinned-version', { term, todo })] : [];
    });
    return [...found, ...loose];
  });
}

/** The block around a node; for code, also the block before it and its title. */
function contextOf(node: Node, ancestors: Parent[]): string {
  const block = ancestors.find(({ type }) => ['paragraph', 'tableRow', 'heading', 'listItem'].includes(type));
  if (block) return toString(block);
  const siblings = ancestors.at(-1)?.children ?? [];
  const before = siblings[siblings.indexOf(node as (typeof siblings)[number]) - 1];
  return `${before ? toString(before) : ''} ${(node as Node & { meta?: string }).meta ?? ''}`;
}
