import type { Rule } from '../rule';
import type { Words } from '../types';
import { guessAmong } from '../words';

/** Required attributes of the components, and their values. */
export const attributeRules: Rule[] = [
  {
    id: 'unknown-partial',
    fr: 'Il n’existe pas de passage commun « {name} ». La page ne peut pas être construite.',
    en: 'There is no partial "{name}". The page cannot be built.',
    page: (page, site) =>
      page.findings(page.elements, ({ name: element, values }) => {
        const name = values.get('name');
        if (element !== 'Partial' || typeof name !== 'string') return undefined;
        const names = site.pages
          .filter(({ kind }) => kind === 'partial')
          .map(({ source }) => source.route.split('/').at(-1) ?? '');
        const file = `content/${site.locale}/_partials/${name}.mdx`;
        const fix = guessAmong(name, names, { fr: `Écrivez-le dans ${file}.`, en: `Write it in ${file}.` });
        return names.includes(name) ? undefined : { name, fix };
      }),
    bad: ['Texte.\n\n<Partial name="rien" />'],
  },
  {
    id: 'attribute-type',
    fr: 'L’attribut « {key} » de <{element}> a une valeur d’un autre type. La page ne peut pas être construite.',
    en: 'The attribute "{key}" of <{element}> has a value of another type. The page cannot be built.',
    fixFr: 'Donnez {type} : {key}="…".',
    fixEn: 'Give {type}: {key}="…".',
    page: (page, site) =>
      page.findings(page.elements, ({ name: element, values }) => {
        const known = site.components.get(element) ?? [];
        return [...values].flatMap(([key, value]) => {
          const type = flags.has(key) ? 'boolean' : 'string';
          const isFit = typeof value === type || (sizes.has(key) && typeof value === 'number');
          return !known.includes(key) || value === undefined || isFit
            ? []
            : [{ key, element, type: typeNames[type] }];
        });
      }),
    bad: ['<TauriCommand args={[1]} />', '<RunScript name />'],
    good: ['<TauriCommand args="build" />', '<Install packages="vite" dev />'],
  },
  {
    id: 'missing-attribute',
    fr: '<{element}> n’a pas d’attribut « {key} ». La page ne peut pas être construite.',
    en: '<{element}> has no attribute "{key}". The page cannot be built.',
    fixFr: 'Ajoutez {key}="…".',
    fixEn: 'Add {key}="…".',
    page: (page) =>
      page.findings(page.elements, ({ name: element, values }) =>
        (requiredAttributes[element] ?? [])
          .filter((key) => !values.has(key))
          .map((key) => ({ element, key })),
      ),
    bad: ['<RunScript />', '<Tabs>\n<Tab value="a">\n\nTexte.\n\n</Tab>\n</Tabs>'],
    good: ['<Tabs>\n<Tab value="a" label="Un">\n\nTexte.\n\n</Tab>\n</Tabs>'],
  },
];

/** Attributes that are not only strings. */
const flags = new Set(['dev', 'open']);
const sizes = new Set(['width', 'height']);

const typeNames: Record<'string' | 'boolean', Words> = {
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
