import { flagAttributes, numberAttributes, requiredAttributes } from '../../mdx/known-components';
import { own } from '../../text/own';
import type { Rule } from '../rule';

/** Attributes of components and of HTML elements: their types, those without which nothing shows, and those written twice. */
export const attributeRules: Rule[] = [
  {
    id: 'attribute-type',
    message:
      'L’attribut « {key} » de <{element}> a une valeur d’un autre type. La page ne peut pas être construite.',
    page: (page, site) =>
      page.findings(page.elements, ({ name: element, values }) => {
        const known = site.components.get(element) ?? [];
        return [...values].flatMap(([key, value]) => {
          const type = flagAttributes.has(key) ? 'boolean' : 'string';
          const isFit = typeof value === type || (numberAttributes.has(key) && typeof value === 'number');
          return !known.includes(key) || value === undefined || isFit
            ? []
            : [{ key, element, fix: typeFixes[type].replace('key', key) }];
        });
      }),
    bad: [
      '<Install packages="vite" dev="oui" />',
      '<Install packages={1} />',
      '<TauriCommand args={1} />',
      '<RunScript name />',
    ],
    good: ['<TauriCommand args="build" />', '<Install packages="vite" dev />'],
  },
  {
    id: 'attribute-twice',
    message: '<{element}> a deux fois l’attribut « {key} ». Une des deux valeurs serait perdue.',
    fix: 'Retirez l’une des deux.',
    page: (page) =>
      page.findings(page.elements, ({ name: element, node: { attributes } }) => {
        const names = attributes.map((one) => (one.type === 'mdxJsxAttribute' ? one.name : ''));
        const key = names.find((name, index) => name !== '' && names.indexOf(name) < index);
        return key === undefined ? undefined : { element, key };
      }),
    bad: [
      '<Figure src="/favicon.svg" alt="Un" alt="Deux" width="32" height="32" />',
      '<kbd id="a" id="b">A</kbd>',
    ],
    good: ['<Figure src="/favicon.svg" alt="Le signe" width="32" height="32" />'],
  },
  {
    id: 'missing-attribute',
    message: '<{element}> n’a pas d’attribut « {key} ». La page ne peut pas être construite.',
    fix: 'Ajoutez {key}="…".',
    page: (page) =>
      page.findings(page.elements, ({ name: element, values }) =>
        (own(requiredAttributes, element) ?? [])
          // Empty commands and values of tabs are faults of other rules.
          .filter((key) => !values.has(key) || (!/^(?:args|value)$/.test(key) && values.get(key) === ''))
          .map((key) => ({ element, key })),
      ),
    bad: [
      '<RunScript />',
      '<Essai />',
      '<Essai name="" />',
      '<Partial name="" />',
      '<Figure src="" alt="Le signe du site" width="32" height="32" />',
      '<Tabs>\n<Tab value="a">\n\nTexte.\n\n</Tab>\n</Tabs>',
      '<Tabs>\n<Tab value="a" label="">\n\nTexte.\n\n</Tab>\n</Tabs>',
    ],
    good: ['<Tabs>\n<Tab value="a" label="Un">\n\nTexte.\n\n</Tab>\n</Tabs>'],
  },
  {
    id: 'attribute-flag',
    message:
      'L’attribut « {key} » de <{element}> a un texte pour valeur. Tout texte y vaut « true », même « false », et un texte vide « false ».',
    fix: 'Écrivez {key} seul, ou retirez-le.',
    page: (page, site) =>
      page.findings(page.elements, ({ name: element, values }) =>
        site.components.has(element)
          ? []
          : [...values]
              .filter(([key, value]) => htmlFlags.has(key) && typeof value === 'string')
              .map(([key]) => ({ key, element })),
      ),
    bad: [
      '<details open="false">\n<summary>Le journal</summary>\n\nTexte.\n\n</details>',
      '<details open="">\n<summary>Le journal</summary>\n\nTexte.\n\n</details>',
    ],
    good: [
      '<details open>\n<summary>Le journal</summary>\n\nTexte.\n\n</details>',
      '<details open={false}>\n<summary>Le journal</summary>\n\nTexte.\n\n</details>',
    ],
  },
];

const typeFixes: Record<'string' | 'boolean', string> = {
  string: 'Donnez un texte entre guillemets : key="…".',
  boolean: 'Écrivez key seul, sans valeur.',
};

/** Attributes of HTML elements that have no value: React renders any text but an empty one as true. */
const htmlFlags = new Set(['open', 'hidden', 'reversed']);
