import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../content/files';
import { keepPerBuild } from '../content/keep-per-build';
import { lineOf } from '../content/line-of';
import { readText } from '../content/read-text';
import { ContentError, type PageSource } from '../content/types';
import { readYaml } from '../content/yaml';
import { bestLocale } from '../i18n/fallback';
import { getTranslator } from '../i18n/translator';
import type { Locale } from '../site/config';
import { formatDate } from '../i18n/dates';
import { isDay } from '../text/is-day';
import { areTexts, isMapping } from '../text/mapping';
import { didYouMean } from '../text/nearest';
import { toTypography } from '../text/typography';

const changeKinds = ['breaking', 'security', 'features', 'fixes', 'other'] as const;

type Version = {
  version: string;
  /** Day of publication, or null when it is not known. */
  date: string | null;
  url: string;
  changes: Partial<Record<(typeof changeKinds)[number], string[]>>;
};

type ReleasedPackage = {
  id: string;
  title: string;
  package: string;
  /** The same program on npm, with the same versions. */
  npmPackage?: string;
  repository: string;
  releasesUrl: string;
  versions: Version[];
};

/** The seven tabs, in their order; each is `content/<locale>/releases/<id>.yaml`. */
const packageIds = ['core', 'api', 'cli', 'bundler', 'tao', 'wry', 'create-tauri-app'] as const;

export const releasesRoute = '/releases';

function releasesFile(locale: Locale, id: string): string {
  return `content/${locale}/releases/${id}.yaml`;
}

/** Release notes of all packages, newest version first; throws on a file that does not have the shape. */
export const listReleasedPackages = keepPerBuild((locale: Locale): ReleasedPackage[] =>
  packageIds.map((id) => readPackage(releasesFile(locale, id), id)),
);

/** The page of release notes a locale shows, in the best language they are written in. */
export function getReleasesPage(locale: Locale): PageSource {
  const language = bestLocale(locale, hasReleases);
  return toReleasesPage(listReleasedPackages(language), language);
}

/** True when a locale has release notes of its own. */
export function hasReleases(locale: Locale): boolean {
  return packageIds.every((id) => existsSync(path.join(projectRoot, releasesFile(locale, id))));
}

/** The page, as a content file would write it: a tab for each package, a foldable block for each version. */
export function toReleasesPage(packages: ReleasedPackage[], locale: Locale): PageSource {
  const t = getTranslator(locale);
  const tabs = packages.map(({ id, title, package: name, npmPackage, releasesUrl, versions }) => {
    const newest = versions.find(({ date }) => date) ?? versions[0];
    return [
      `<Tab value="${id}" label="${title}">`,
      `[${t('releases.allReleases', { title })}](${releasesUrl})`,
      ...(npmPackage ? [t('releases.sameVersions', { name: `\`${npmPackage}\`` })] : []),
      ...versions.flatMap((version, index) => {
        const minor = minorOf(version);
        const previous = versions[index - 1];
        return [
          ...(previous && minorOf(previous) === minor ? [] : [`## ${name} ${minor} {#${id}-${minor}}`]),
          openRelease(version, version === newest, locale),
          `### ${name} ${version.version} {#${id}-${version.version}}`,
          ...describeVersion(version, locale),
          '</Release>',
        ];
      }),
      '</Tab>',
    ].join('\n\n');
  });
  const body = `<Tabs group="release">\n${tabs.join('\n')}\n</Tabs>\n`;
  return {
    route: releasesRoute,
    locale,
    file: `content/${locale}/releases/core.yaml`,
    frontMatter: {
      title: t('releases.title'),
      description: t('releases.description'),
      toc: false,
      draft: false,
      authors: [],
      keywords: Object.fromEntries(packages.flatMap(listNpmNames)),
    },
    body,
    bodyLine: 1,
    locate: (line) => findChange(body.split('\n')[line - 1] ?? '', packages, locale),
  };
}

/** File and line of the change that a line of the page shows. */
function findChange(shown: string, packages: ReleasedPackage[], locale: Locale) {
  for (const { id, versions } of packages) {
    const file = releasesFile(locale, id);
    for (const [index, { changes }] of versions.entries()) {
      for (const [kind, items] of Object.entries(changes)) {
        const at = items.findIndex((item) => toItem(item) === shown);
        if (at >= 0)
          return {
            file,
            line: lineOf(readText(path.join(projectRoot, file)), ['versions', index, 'changes', kind, at]),
          };
      }
    }
  }
  return undefined;
}

function toItem(change: string): string {
  return `- ${change.trim().replace(/\n/g, ' ')}`;
}

/** The names of a package's versions on npm, by anchor, for the search. */
function listNpmNames({ id, npmPackage, versions }: ReleasedPackage): [anchor: string, names: string[]][] {
  if (!npmPackage) return [];
  const numbers = new Set(versions.flatMap((version) => [minorOf(version), version.version]));
  return [...numbers].map((number) => [`${id}-${number}`, [`${npmPackage} ${number}`]]);
}

/** `1.6.3` → `1.6` */
function minorOf({ version }: Version): string {
  return version.split('.').slice(0, 2).join('.');
}

/** The opening tag of a version: its day and its first change, which the page shows while the block is closed. */
function openRelease({ date, changes }: Version, isOpen: boolean, locale: Locale): string {
  const [first = ''] = changeKinds.flatMap((kind) => changes[kind] ?? []);
  const plain = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const about = toTypography(plain, locale).replaceAll('"', '&quot;');
  const day = date ? ` date="${formatDate(date, locale, 'short')}"` : '';
  return `<Release${isOpen ? ' open' : ''}${day} about="${about}">`;
}

/** Day, link and changes by kind. */
function describeVersion({ date, url, changes }: Version, locale: Locale): string[] {
  const t = getTranslator(locale);
  const day = date ? `${formatDate(date, locale, 'long')} · ` : '';
  const groups = changeKinds.flatMap((kind) => {
    const items = (changes[kind] ?? []).map(toItem);
    return items.length > 0 ? [`**${t(`releases.${kind}`)}**`, items.join('\n')] : [];
  });
  const host = url.startsWith('https://crates.io/') ? 'crates.io' : 'GitHub';
  return [`${day}[${t('releases.published', { host })}](${url})`, ...groups];
}

/** Reads the release notes of a package; throws a `ContentError` with the line of the first entry that is wrong. */
export function readPackage(file: string, id: string, root = projectRoot): ReleasedPackage {
  const data = (readYaml(file, { root }) ?? {}) as Partial<Omit<ReleasedPackage, 'id'>>;
  if (!data.title || !data.releasesUrl || !Array.isArray(data.versions)) {
    throw new ContentError(
      file,
      1,
      'Des notes de version ont besoin de title, releasesUrl et versions',
      'Voyez les fichiers du même dossier.',
    );
  }
  const refuse = (place: (string | number)[], advice: Advice | undefined): void => {
    if (advice) throw new ContentError(file, lineOf(readText(path.join(root, file)), place), ...advice);
  };
  refuse(...unknownKey(data, fileKeys, []));
  const known = new Set<unknown>();
  (data.versions as unknown[]).forEach((entry, index) => {
    const place = ['versions', index];
    if (isMapping(entry)) {
      refuse(...unknownKey(entry, versionKeys, place));
      refuse(...unknownKey(entry.changes, changeKinds, [...place, 'changes']));
    }
    refuse(place, adviceFor(entry, known));
  });
  return { id, ...data } as ReleasedPackage;
}

type Advice = [problem: string, fix: string];

const fileKeys = ['title', 'package', 'npmPackage', 'repository', 'releasesUrl', 'versions'];
const versionKeys = ['version', 'date', 'url', 'changes'];

/** The place of a key that nothing reads, and what to write instead. */
function unknownKey(
  value: unknown,
  keys: readonly string[],
  place: (string | number)[],
): [place: (string | number)[], advice: Advice | undefined] {
  const key = isMapping(value) ? Object.keys(value).find((one) => !keys.includes(one)) : undefined;
  if (key === undefined) return [place, undefined];
  return [
    [...place, key],
    [`Clé inconnue « ${key} »`, didYouMean(key, keys, `Clés : ${keys.join(', ')}.`)],
  ];
}

/** What is wrong with an entry of `versions`, and what to write instead. Adds its number to those that are known. */
function adviceFor(entry: unknown, known: Set<unknown>): Advice | undefined {
  const { version, date, url, changes } = (entry ?? {}) as Partial<Record<keyof Version, unknown>>;
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+/.test(version))
    return [
      'Une version n’a pas de numéro valide',
      'Écrivez version: "1.2.3", entre guillemets, ou retirez l’entrée vide.',
    ];
  if (known.size === known.add(version).size)
    return [
      `La version « ${version} » figure deux fois`,
      'Réunissez les deux entrées, ou corrigez le numéro.',
    ];
  if (date !== null && (typeof date !== 'string' || !isDay(date)))
    return [
      `La version « ${version} » n’a pas de date valide`,
      'Écrivez date: "2024-05-31", entre guillemets, ou date: null.',
    ];
  if (typeof url !== 'string')
    return [`La version « ${version} » n’a pas d’adresse`, 'Ajoutez url: "https://…".'];
  return areChanges(changes)
    ? undefined
    : [
        `Les changements de la version « ${version} » n’ont pas la forme attendue`,
        `Écrivez sous changes: ${changeKinds.join(', ')}, chacun avec une liste de textes.`,
      ];
}

function areChanges(changes: unknown): boolean {
  if (!isMapping(changes)) return false;
  const kinds: readonly string[] = changeKinds;
  return Object.entries(changes).every(([kind, list]) => kinds.includes(kind) && areTexts(list));
}
