import type { Rule } from '../rule';
import type { Finding } from '../types';
import { guessAmong } from '../words';

/** Attributes of the components: those that must be there, and their values. */
export const attributeRules: Rule[] = [
  {
    id: 'unknown-partial',
    message: {
      fr: 'Il n’existe pas de passage commun « {name} ». La page ne peut pas être construite.',
      en: 'There is no partial "{name}". The page cannot be built.',
    },
    fix: '{hint}',
    page: (page, site) =>
      page.elements.flatMap(({ node, name: element, values }) => {
        const name = values.get('name');
        if (element !== 'Partial' || typeof name !== 'string') return [];
        const names = site.pages
          .filter(({ kind }) => kind === 'partial')
          .map(({ source }) => source.route.split('/').at(-1) ?? '');
        const file = `content/${site.locale}/_partials/${name}.mdx`;
        const hint = guessAmong(name, names, { fr: `Écrivez-le dans ${file}.`, en: `Write it in ${file}.` });
        return names.includes(name) ? [] : [{ ...page.at(node), values: { name, hint } }];
      }),
    bad: ['Texte.\n\n<Partial name="rien" />'],
  },
  {
    id: 'attribute-type',
    message: {
      fr: 'L’attribut « {key} » de <{element}> a une valeur d’un autre type. La page ne peut pas être construite.',
      en: 'The attribute "{key}" of <{element}> has a value of another type. The page cannot be built.',
    },
    fix: { fr: 'Donnez {type} : {key}="…".', en: 'Give {type}: {key}="…".' },
    page: (page, site) =>
      page.elements.flatMap(({ node, name: element, values }) => {
        const known = site.components.get(element) ?? [];
        return [...values].flatMap(([key, value]): Finding[] => {
          const types = attributeTypes[key] ?? ['string'];
          if (!known.includes(key) || value === undefined || types.includes(typeof value)) return [];
          const type = typeNames[types[0] ?? ''] ?? '';
          return [{ ...page.at(node), values: { key, element, type } }];
        });
      }),
    bad: [
      '<TauriCommand args={[1]} />',
      '<Cards of={{ a: 1 }} />',
      '<RunScript name />',
      '<RunScript name={12} />',
    ],
    good: ['<TauriCommand args="build" />', '<Install packages="vite" dev />'],
  },
  {
    id: 'missing-attribute',
    message: {
      fr: '<{element}> n’a pas d’attribut « {key} ». La page ne peut pas être construite.',
      en: '<{element}> has no attribute "{key}". The page cannot be built.',
    },
    fix: { fr: 'Ajoutez {key}="…".', en: 'Add {key}="…".' },
    page: (page) =>
      page.elements.flatMap(({ node, name: element, values }) =>
        (requiredAttributes[element] ?? [])
          .filter((key) => !values.has(key))
          .map((key) => ({ ...page.at(node), values: { element, key } })),
      ),
    bad: [
      '<RunScript />',
      '<Tabs>\n<Tab value="a">\n\nTexte.\n\n</Tab>\n</Tabs>',
      '<Admonition>\n\nTexte.\n\n</Admonition>',
    ],
    good: [
      '<Tabs>\n<Tab value="a" label="Un">\n\nTexte.\n\n</Tab>\n</Tabs>',
      '<Admonition kind="note">\n\nTexte.\n\n</Admonition>',
    ],
  },
];

/** Types of attribute values other than text. */
const attributeTypes: Record<string, string[]> = {
  dev: ['boolean'],
  open: ['boolean'],
  width: ['string', 'number'],
  height: ['string', 'number'],
};

const typeNames: Record<string, { fr: string; en: string }> = {
  string: { fr: 'un texte entre guillemets', en: 'a text between quotes' },
  boolean: { fr: 'true ou false', en: 'true or false' },
};

const requiredAttributes: Record<string, string[]> = {
  Admonition: ['kind'],
  Diagram: ['name'],
  Figure: ['src'],
  Install: ['packages'],
  Partial: ['name'],
  RunScript: ['name'],
  Tab: ['value', 'label'],
  TauriCommand: ['args'],
  Version: ['crate'],
};
