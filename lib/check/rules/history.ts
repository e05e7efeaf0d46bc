import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { historyOf } from '../../api-reference/history';
import type { CheckedPage } from '../page';
import type { Rule } from '../rule';
import type { Finding } from '../types';

/** "depuis la version 1.5.1", "Depuis la CLI 1.6", "(API 1.5)": the release that added something. */
const statedRelease =
  /(?:depuis|dès|since|from) (?:l['’]API|la CLI|la version|version|CLI|API) (1\.\d+(?:\.\d+)?)|\((?:API|CLI) (1\.\d+(?:\.\d+)?)\)/giu;
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
    ],
    good: [
      'Depuis la version 1.5.1, la fonction [`mockConvertFileSrc`](/v1/api/js/mocks#mockconvertfilesrc) la remplace.',
      'La fonction [`exists`](/v1/api/js/fs#exists) existe depuis la version 1.1.',
    ],
  },
];

/** Judges texts with one address of the API only: others do not say which of several a release is about. */
function statedReleases(page: CheckedPage): Finding[] {
  return [...page.nodes('paragraph'), ...page.nodes('tableRow')].flatMap((block) => {
    const all = [...toString(block).matchAll(statedRelease)].map(([, text, note]) => text ?? note ?? '');
    const [entry, ...otherEntries] = entriesIn(block);
    const [stated = '', ...otherReleases] = all;
    if (!entry?.since || !stated || otherEntries.length > 0 || otherReleases.length > 0) return [];
    const { name, since } = entry;
    return isSame(since, stated) ? [] : page.findings([block], () => ({ name, since, stated }));
  });
}

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
