import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { getHistory, historyOf } from '../../api-reference/history';
import { keepPerBuild } from '../../content/keep-per-build';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';

/** "depuis la version 1.5.1", "Depuis la CLI 1.6", "(API 1.5)": the release that added something. */
const statedRelease =
  /(?:depuis|dès|since|from) (?:l['’]API|la CLI|la version|version|CLI|API) (1\.\d+(?:\.\d+)?)|\((?:API|CLI) (1\.\d+(?:\.\d+)?)\)/giu;
/** "Depuis la version 1.5.1 du paquet, mockConvertFileSrc": the release and the name of a function of the API. */
const releaseOfName =
  /(?:depuis|dès|since) (?:la version|version|l['’]API|API) (1\.\d+(?:\.\d+)?)(?: (?:de l['’]|du |of )[^,;.]{1,30})?, (?:la fonction |the function )?([a-z]\w{3,})/giu;
const apiAddress = /^\/v1\/api\/(js\/\w+|config|cli)#(.+)$/;

/** Statements about the release that added a function, key or option, compared with the history of the packages. */
export const historyRules: Rule[] = [
  {
    id: 'since-release',
    message:
      '{name} existe depuis la version {since}, pas {stated}. Le lecteur mettrait à jour pour rien, ou pas assez.',
    fix: 'Écrivez {since}, comme content/api/history.json.',
    page: (page) => (page.isPost || page.kind === 'generated' ? [] : statedReleases(page)),
    bad: [
      'Depuis la version 1.6.0, la fonction [`mockConvertFileSrc`](/v1/api/js/mocks#mockconvertfilesrc) la remplace.',
      '| Fonction | Effet |\n| --- | --- |\n| [`exists`](/v1/api/js/fs#exists) | vérifie (API 1.3) |',
      'Depuis la version 1.6.0 de l’API, `mockConvertFileSrc` imite une adresse.',
    ],
    good: [
      'Depuis la version 1.5.1, la fonction [`mockConvertFileSrc`](/v1/api/js/mocks#mockconvertfilesrc) la remplace.',
      'La fonction [`exists`](/v1/api/js/fs#exists) existe depuis la version 1.1.',
    ],
  },
];

/** Judges names that follow a release, and texts with one address of the API: others do not say which entry a release is about. */
function statedReleases(page: CheckedPage): Finding[] {
  return [...page.nodes('paragraph'), ...page.nodes('tableRow')].flatMap((block) => {
    const named = [...toString(block).matchAll(releaseOfName)].flatMap(([, stated = '', name = '']) => {
      const since = getReleases().get(name.toLowerCase());
      return since && !isSame(since, stated)
        ? [{ ...page.find(block, name), values: { name, since, stated } }]
        : [];
    });
    if (named.length > 0) return named;
    const all = [...toString(block).matchAll(statedRelease)].map(([, text, note]) => text ?? note ?? '');
    const [entry, ...otherEntries] = entriesIn(block);
    const [stated = '', ...otherReleases] = all;
    if (!entry?.since || !stated || otherEntries.length > 0 || otherReleases.length > 0) return [];
    const { name, since } = entry;
    return isSame(since, stated) ? [] : page.findings([block], () => ({ name, since, stated }));
  });
}

/** By the names of functions of the JavaScript API; those of several modules do not have one answer. */
const getReleases = keepPerBuild((): Map<string, string | undefined> => {
  const sinceOf = new Map<string, string | undefined>();
  for (const [entry, { since }] of Object.entries(getHistory())) {
    const name = /^js\/\w+#(\w+)$/.exec(entry)?.[1];
    if (name) sinceOf.set(name, sinceOf.has(name) ? undefined : since);
  }
  return sinceOf;
}, 'reference');

function entriesIn(block: Nodes): { name: string; since: string | undefined }[] {
  const entries: { name: string; since: string | undefined }[] = [];
  visit(block, 'link', (link) => {
    const [, route, anchor] = apiAddress.exec(link.url) ?? [];
    if (route && anchor) entries.push({ name: toString(link), since: historyOf(route, anchor).since });
  });
  return entries;
}

/** `1.6` stands for `1.6.0`, and for no patch release. */
function isSame(since: string, stated: string): boolean {
  return since === stated || since === `${stated}.0`;
}
