/** Values of a configuration that the schema accepts and Tauri 1.x refuses, read in its sources. */
import { asList, asRecord } from '../text/mapping';
import { anchorOf, type ConfigAnchors } from './config-anchors';
import type { ConfigProblem } from './config-problem';
import type { ConfigDocument } from './config-document';

/** https://semver.org, as the crate `semver` reads it. */
const number = '(?:0|[1-9][0-9]*)';
const preRelease = `(?:${number}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`;
const build = '[0-9A-Za-z-]+';
const semver = new RegExp(
  `^${number}(?:\\.${number}){2}(?:-${preRelease}(?:\\.${preRelease})*)?(?:\\+${build}(?:\\.${build})*)?$`,
);

/** `is_label_valid` of tauri-runtime. */
const label = /^[\p{Alphabetic}\p{N}\-/:_]*$/u;

/** `build.rs` of tauri-cli. */
const identifier = /^[\p{Alphabetic}\p{N}\-.]*$/u;
const templateIdentifier = 'com.tauri.dev';

/** `languages.json` of tauri-bundler: a language that is missing stops the MSI. */
const wixLanguages = new Set(
  (
    'ar-SA bg-BG ca-ES cs-CZ da-DK de-DE el-GR en-US es-ES et-EE eu-ES fi-FI fr-FR he-IL hr-HR hu-HU it-IT ja-JP ko-KR lt-LT ' +
    'lv-LV nb-NO nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sr-Latn-CS sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'
  ).split(' '),
);

/** `fr` or `fr-FR`, where NSIS expects `French`. */
const languageCode = /^[a-z]{2,3}(?:[-_][a-z]+)*$/i;

/** The label of a window without one. */
const defaultLabel = 'main';

type Add = (path: string, kind: ConfigProblem['kind'], values?: Record<string, string>) => void;

/** Values with which neither `tauri dev` nor `tauri build` makes an application that starts. */
export function findRefused(document: ConfigDocument, anchors: ConfigAnchors): ConfigProblem[] {
  return collect(document, anchors, (add) => {
    const root = asRecord(document.value);
    const { windows, updater, allowlist } = asRecord(root.tauri);
    const { version } = asRecord(root.package);
    if (typeof version === 'string' && !isPath(version) && !semver.test(version))
      add('package.version', 'notSemver', { value: JSON.stringify(version) });
    const { active, pubkey, endpoints } = asRecord(updater);
    if (active === true && pubkey === undefined)
      add('tauri.updater.pubkey', 'missingMergedKey', { key: 'pubkey' });
    checkUrls(endpoints, 'tauri.updater.endpoints', add);
    checkLabels(asList(windows), add);
    checkScopes(asRecord(allowlist), add);
  });
}

function checkLabels(windows: unknown[], add: Add): void {
  const seen = new Set<string>();
  windows.forEach((window, index) => {
    const { label: name = defaultLabel } = asRecord(window);
    if (typeof name !== 'string') return;
    const path = `tauri.windows[${index}].label`;
    if (!label.test(name)) add(path, 'labelCharacters');
    if (seen.has(name)) add(path, 'sameLabel', { label: name });
    seen.add(name);
  });
}

/** What the scopes of the allowlist let through. */
function checkScopes(allowlist: Record<string, unknown>, add: Add): void {
  const { fs, http, protocol, shell } = allowlist;
  const parent = 'tauri.allowlist';
  const urls = asRecord(http).scope;
  checkUrls(urls, `${parent}.http.scope`, add);
  checkPatterns(urls, `${parent}.http.scope`, add);
  checkPatterns(asRecord(fs).scope, `${parent}.fs.scope`, add);
  checkPatterns(asRecord(protocol).assetScope, `${parent}.protocol.assetScope`, add);
  const { open, scope } = asRecord(shell);
  checkExpression(open, `${parent}.shell.open`, add);
  asList(scope).forEach((program, index) => {
    const path = `${parent}.shell.scope[${index}]`;
    const { sidecar, cmd, args } = asRecord(program);
    if (sidecar !== true && typeof cmd !== 'string') add(`${path}.cmd`, 'missingKey', { key: 'cmd' });
    asList(args).forEach((argument, place) => {
      checkExpression(asRecord(argument).validator, `${path}.args[${place}].validator`, add);
    });
  });
}

function checkUrls(addresses: unknown, path: string, add: Add): void {
  asList(addresses).forEach((address, index) => {
    if (typeof address === 'string' && !isUrl(address)) add(`${path}[${index}]`, 'notUrl');
  });
}

/** The patterns of a scope: a list, or the lists `allow` and `deny`. */
function checkPatterns(scope: unknown, path: string, add: Add): void {
  asList(scope).forEach((pattern, index) => {
    if (typeof pattern === 'string' && !isPattern(pattern)) add(`${path}[${index}]`, 'badPattern');
  });
  for (const [name, list] of Object.entries(asRecord(scope))) {
    if (Array.isArray(list)) checkPatterns(list, `${path}.${name}`, add);
  }
}

/** Whether the crate `glob` reads a pattern: each `**` is a whole level of the path, and each bracket is closed. */
function isPattern(pattern: string): boolean {
  const withoutRanges = pattern.replace(/\[(?:!.|[^!])[^\]]*(\]?)/gsu, (range, end) => (end ? '' : range));
  const levels = withoutRanges.split(/[\\/]/);
  return !withoutRanges.includes('[') && levels.every((level) => level === '**' || !level.includes('**'));
}

/** The crate `regex` has neither look-around nor backreferences. */
function checkExpression(expression: unknown, path: string, add: Add): void {
  if (typeof expression !== 'string') return;
  const bare = expression.replace(/\\[^1-9]/gsu, '').replace(/\[[^\]]*\]/gu, '');
  if (/\(\?<?[=!]|\\[1-9]/.test(bare)) add(path, 'lookAround');
}

/** Values that `tauri dev` accepts and `tauri build` refuses. */
export function findUnfitForBuild(document: ConfigDocument, anchors: ConfigAnchors): ConfigProblem[] {
  return collect(document, anchors, (add) => {
    const { bundle, updater } = asRecord(asRecord(document.value).tauri);
    const { identifier: name } = asRecord(bundle);
    if (name === templateIdentifier) add('tauri.bundle.identifier', 'templateIdentifier', { name });
    if (typeof name === 'string' && !identifier.test(name))
      add('tauri.bundle.identifier', 'identifierCharacters');
    const { endpoints } = asRecord(updater);
    asList(endpoints).forEach((address, index) => {
      if (typeof address === 'string' && /^http:/i.test(address.trim()))
        add(`tauri.updater.endpoints[${index}]`, 'insecureEndpoint');
    });
    checkMsiVersion(asRecord(document.value), add);
    checkInstallerLanguages(asRecord(asRecord(bundle).windows), add);
  });
}

/** `convert_version` of tauri-bundler. The part after `+` counts instead of the one after `-`. */
function checkMsiVersion({ package: metadata, tauri }: Record<string, unknown>, add: Add): void {
  const { version } = asRecord(metadata);
  const { active, targets = 'all' } = asRecord(asRecord(tauri).bundle);
  const isMsiBuilt =
    active === true && [targets].flat().some((target) => target === 'all' || target === 'msi');
  if (!isMsiBuilt || typeof version !== 'string' || !semver.test(version)) return;
  const [, major, minor, patch, pre, build] =
    /^(\d+)\.(\d+)\.(\d+)(?:-([^+]*))?(?:\+(.*))?$/.exec(version) ?? [];
  const last = build ?? pre ?? '0';
  const fits = Number(major) <= 255 && Number(minor) <= 255 && Number(patch) <= 65535;
  if (!fits || !/^\d+$/.test(last) || Number(last) > 65535)
    add('package.version', 'msiVersion', { value: JSON.stringify(version) });
}

function checkInstallerLanguages({ wix, nsis }: Record<string, unknown>, add: Add): void {
  const { language } = asRecord(wix);
  const path = 'tauri.bundle.windows';
  const checkWix = (name: unknown, place: string): void => {
    if (typeof name === 'string' && !wixLanguages.has(name))
      add(`${path}.wix.language${place}`, 'wixLanguage', { value: name });
  };
  checkWix(language, '');
  asList(language).forEach((name, index) => checkWix(name, `[${index}]`));
  if (!Array.isArray(language)) Object.keys(asRecord(language)).forEach((name) => checkWix(name, `.${name}`));
  asList(asRecord(nsis).languages).forEach((name, index) => {
    if (typeof name === 'string' && languageCode.test(name))
      add(`${path}.nsis.languages[${index}]`, 'nsisLanguage', { value: name });
  });
}

/** Tauri reads addresses as browsers do. */
function isUrl(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/** A version may be the path of a file with a key `version`. */
function isPath(version: string): boolean {
  return /[\\/]|\.json$/i.test(version);
}

function collect(
  { positionOf }: ConfigDocument,
  anchors: ConfigAnchors,
  run: (add: Add) => void,
): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  run((path, kind, values = {}) => {
    problems.push({ ...positionOf(path), path, kind, values, anchor: anchorOf(path, anchors) });
  });
  return problems;
}
