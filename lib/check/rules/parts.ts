import path from 'node:path';
import type { Nodes } from 'mdast';
import { listFiles } from '../../content/list-files';
import { readVersions } from '../../content/versions';
import { findListFault } from '../../mdx/lists';
import { didYouMean } from '../../text/nearest';
import { own } from '../../text/own';
import type { Rule } from '../rule';

export const samplesFolder = 'content/fr/essais';

/** Names of the runnable samples. */
export function listSamples(root: string): string[] {
  return listFiles(root, samplesFolder)
    .files.filter((file) => file.endsWith('.yaml'))
    .map((file) => path.posix.basename(file, '.yaml'));
}

/** What a page takes from another file by its name: passages and runnable samples. */
export const partRules: Rule[] = [
  {
    id: 'unknown-partial',
    message: 'Il n’existe pas de passage commun « {name} ». La page ne peut pas être construite.',
    page: (page, site) =>
      page.findings(page.elements, ({ name: element, values }) => {
        const name = values.get('name');
        if (element !== 'Partial' || typeof name !== 'string' || name === '') return undefined;
        const names = site.pages
          .filter(({ kind }) => kind === 'partial')
          .map(({ source }) => source.route.split('/').at(-1) ?? '');
        const file = `content/${site.locale}/_partials/${name}.mdx`;
        const fix = didYouMean(name, names, `Écrivez-le dans ${file}.`);
        return names.includes(name) ? undefined : { name, fix };
      }),
    bad: [
      '<div>\n\n<Partial name="rien" />\n\n</div>',
      '- Un\n\n  <Partial name="Herbier" />',
      'Texte.\n\n<Partial name="rien" />',
    ],
  },
  {
    id: 'unknown-sample',
    message: 'Il n’existe pas d’essai « {name} ». La page ne peut pas être construite.',
    page: (page, { root }) =>
      page.findings(page.elements, ({ name: element, values }) => {
        const name = values.get('name');
        if (element !== 'Essai' || typeof name !== 'string' || name === '') return undefined;
        const names = listSamples(root);
        const fix = didYouMean(name, names, `Écrivez-le dans ${samplesFolder}/${name}.yaml.`);
        return names.includes(name) ? undefined : { name, fix };
      }),
    bad: ['<Essai name="rien" />', '- Un\n\n  <Essai name="rien" />'],
    good: [
      {
        'content/fr/essais/menu.yaml': 'title: Un menu',
        'guides/menu.mdx': '<Essai name="menu" />',
        'public/images/essais/menu-light.avif': '',
        'public/images/essais/menu-dark.avif': '',
      },
    ],
  },
  {
    id: 'list-element',
    message: '{problem}. La page ne peut pas être construite.',
    page: (page) =>
      // An empty element is a fault of another rule, and tags that nothing closes hold what follows them.
      page.findings(page.syntax.faults.length > 0 ? [] : page.elements, ({ node }) =>
        node.children.length > 0 ? findListFault(node as Nodes) : undefined,
      ),
    bad: [
      '<Etapes>\n\nTexte.\n\n</Etapes>',
      '<Etapes>\n\n- un\n- deux\n\n</Etapes>',
      '<Etapes>\n\n1. un\n\nTexte.\n\n2. deux\n\n</Etapes>',
      '<Arbre>\nsrc/\n└── main.rs\n</Arbre>',
    ],
    good: ['<Etapes>\n\n1. un\n2. deux\n\n</Etapes>', '<Arbre>\n\n- `src/`\n  - `main.rs`\n\n</Arbre>'],
  },
  {
    id: 'unknown-crate',
    message:
      'content/api/versions.json n’a pas de version pour « {crate} ». La page ne peut pas être construite.',
    page: (page, { root }) =>
      page.findings(page.elements, ({ name, values }) => {
        const crate = values.get('crate');
        const { crates } = readVersions(root);
        if (name !== 'Version' || typeof crate !== 'string' || own(crates, crate) !== undefined)
          return undefined;
        return {
          crate,
          fix: didYouMean(crate, Object.keys(crates), `Crates : ${Object.keys(crates).join(', ')}.`),
        };
      }),
    bad: ['La <Version crate="tuari" />.'],
    good: ['La <Version crate="tauri" />.'],
  },
];
