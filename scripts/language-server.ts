/**
 * `npm run --silent language-server`: reports the faults of open content files, also unsaved, and completes the keys of
 * their front matter, in any editor that speaks LSP.
 */
import './environment';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createConnection,
  DiagnosticSeverity,
  ProposedFeatures,
  TextDocuments,
  TextDocumentSyncKind,
  type Diagnostic,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { describe } from '../lib/check/report';
import type { Fault } from '../lib/check/types';
import { frontMatterFields } from '../lib/content/front-matter';
import { localeNames } from '../lib/site/config';
import { runCheck } from './check/run';

/** Debounce: check after a typing pause of this length. */
const PAUSE_MS = 200;

const connection = createConnection(ProposedFeatures.all);
const documents = new TextDocuments(TextDocument);
let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();

connection.onInitialize(() => ({
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    completionProvider: {},
  },
}));
connection.onCompletion(({ textDocument: { uri }, position: { line, character } }) => {
  const head = /^---\r?\n[^]*?\n---/.exec(documents.get(uri)?.getText() ?? '')?.[0].split('\n') ?? [];
  const inHead = line > 0 && line < head.length - 1;
  if (!inHead || /\W/.test(head[line]?.slice(0, character) ?? '')) return [];
  const written = head.filter((_, index) => index !== line).map((text) => text.split(':')[0]);
  return Object.entries(frontMatterFields)
    .filter(([key]) => !written.includes(key))
    .map(([key, { want }]) => ({ label: key, insertText: `${key}: `, detail: want }));
});
documents.onDidChangeContent(checkSoon);
documents.onDidSave(checkSoon); // other files are read from the disk
documents.onDidClose(({ document: { uri } }) => void connection.sendDiagnostics({ uri, diagnostics: [] }));
documents.listen(connection);
connection.listen();

function checkSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    running = running.then(check).catch((error: unknown) => connection.console.error(String(error)));
  }, PAUSE_MS);
}

/** Checks all open files: an edit of one can break the links of another. */
async function check(): Promise<void> {
  const open = documents.all().flatMap((document) => {
    const file = contentFileOf(document.uri);
    return file === undefined ? [] : [{ document, file, version: document.version }];
  });
  if (open.length === 0) return;
  const files = open.map(({ file }) => file);
  const texts = open.map(({ document, file }) => [file, document.getText()] as const);
  // Saved pages can come from the cache.
  const unsaved = new Map(
    texts.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text),
  );
  const { faults } = await runCheck({ files, unsaved, translations: localeNames });
  for (const { document, file, version } of open) {
    // Skip stale results: the document has changed or is closed.
    if (documents.get(document.uri)?.version !== version) continue;
    const own = faults.filter((fault) => fault.file === file);
    const diagnostics = own.map((fault) => toDiagnostic(fault, document));
    await connection.sendDiagnostics({ uri: document.uri, version, diagnostics });
  }
}

/** `file:///…/content/fr/a.mdx` → `content/fr/a.mdx`; undefined for what is not content. */
function contentFileOf(uri: string): string | undefined {
  try {
    const file = path.relative('.', fileURLToPath(uri)).split(path.sep).join('/');
    return file.startsWith('content/') ? file : undefined;
  } catch {
    return undefined; // not a file
  }
}

function toDiagnostic(fault: Fault, document: TextDocument): Diagnostic {
  const { severity, message, fix } = describe(fault);
  const line = (fault.line ?? 1) - 1;
  const character = (fault.column ?? 1) - 1;
  const rest = document.getText({ start: { line, character }, end: { line: line + 1, character: 0 } });
  const word = /^(?:[\p{L}\p{N}_’'-]+|\S+)/u.exec(rest)?.[0] ?? '';
  const marked = fault.edit?.length ?? (fault.column === undefined ? rest.trimEnd() : word).length;
  return {
    range: { start: { line, character }, end: { line, character: character + marked } },
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: fault.rule,
    source: 'check',
    message: `${message}\n${fix}`,
  };
}
