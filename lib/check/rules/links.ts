import { toString } from 'mdast-util-to-string';
import { judgeAddress, nearestRoute, type AddressFault } from '../addresses';
import type { AddressEntry, CheckedPage } from '../page';
import type { Rule, Site } from '../rule';
import type { Finding } from '../types';
import { guess } from '../words';

const emptyTexts = new Set(
  (
    'ici|cliquez ici|cliquer ici|ce lien|lien|cette page|là|plus|en savoir plus|lire la suite|voir|here|click here|' +
    'link|this page|more|qui|clicca qui|questo link|questa pagina|여기|링크|이 링크|이 페이지|这里|点击这里|此链接|此页面'
  ).split('|'),
);

/** Links, anchors and link texts of a page, and the neighbours its front matter names. */
export const linkRules: Rule[] = [
  {
    id: 'dead-link',
    message: {
      fr: 'Le lien « {href} » ne mène à aucune page. Le lecteur arrive sur « Page introuvable ».',
      en: 'The link "{href}" leads to no page. Readers end on "Page not found".',
    },
    fix: '{hint}',
    page: byAddress('dead-link'),
    bad: ['[les commandes](/v1/guides/features/comand)', '<Cards of="/v1/guides/setup" />'],
    good: ['[les commandes](/v1/guides/features/command)', '<Cards of="/v1/guides/features" />'],
  },
  {
    id: 'dead-anchor',
    message: {
      fr: 'La page {route} n’a pas d’ancre « #{id} ». Le lecteur arrive en haut de la page et doit chercher.',
      en: 'The page {route} has no anchor "#{id}". Readers end at the top of the page and have to search.',
    },
    fix: '{hint}',
    page: byAddress('dead-anchor'),
    bad: [
      '[les erreurs](/v1/guides/features/command#error-handlin)',
      '[plus bas](#rien)\n\n## Titre {#titre}',
    ],
    good: [
      '[les erreurs](/v1/guides/features/command#error-handling)',
      '[plus bas](#titre)\n\n## Titre {#titre}',
    ],
  },
  {
    id: 'dead-external-link',
    message: {
      fr: 'Le lien « {href} » ne mène plus nulle part ({reason}).',
      en: 'The link "{href}" leads nowhere any more ({reason}).',
    },
    fix: {
      fr: 'Trouvez la nouvelle adresse de la page, ou retirez le lien.',
      en: 'Find the new address of the page, or remove the link.',
    },
    // Found by scripts/check/external-links.ts, with --links only.
  },
  {
    id: 'old-address',
    severity: 'warning',
    message: {
      fr: '« {href} » est une ancienne adresse. Chaque lecteur paie un détour, et la règle peut disparaître.',
      en: '"{href}" is a former address. Every reader pays a detour, and the rule may go away.',
    },
    fix: {
      fr: 'Écrivez {target}.',
      en: 'Write {target}.',
    },
    page: byAddress('old-address'),
    bad: ['[Windows](/v1/guides/distribution/windows)'],
    good: ['[Windows](/v1/guides/building/windows)'],
  },
  {
    id: 'link-form',
    message: {
      fr: 'Le lien « {href} » n’est pas écrit comme les autres. Préfixe de langue, extension, barre finale ou chemin relatif cassent les liens quand une page bouge.',
      en: 'The link "{href}" is not written like the others. A locale prefix, an extension, a final slash or a relative path break when a page moves.',
    },
    fix: {
      fr: 'Écrivez {target}.',
      en: 'Write {target}.',
    },
    page: byAddress('link-form'),
    bad: [
      '[la foire aux questions](/v1/guides/faq.mdx)',
      '[la foire aux questions](/v1/guides/faq/)',
      '[la foire aux questions](../faq)',
      '[la foire aux questions](https://v1.tauri.app/fr/v1/guides/faq)',
      '[le site](//exemple.fr/a)',
    ],
    good: ['[la foire aux questions](/v1/guides/faq)', '[le site](https://exemple.fr/a)'],
  },
  {
    id: 'insecure-link',
    severity: 'warning',
    message: {
      fr: '« {href} » n’est pas chiffré. Le lecteur peut être détourné en route.',
      en: '"{href}" is not encrypted. Readers can be led astray on the way.',
    },
    fix: {
      fr: 'Écrivez https://.',
      en: 'Write https://.',
    },
    page: byAddress('insecure-link'),
    bad: ['[le site](http://exemple.fr/)'],
    good: ['[le serveur de développement](http://localhost:1420/)'],
  },
  {
    id: 'bad-url',
    message: {
      fr: '« {href} » n’est pas une adresse valide. Le lien ne mène nulle part.',
      en: '"{href}" is not a valid address. The link leads nowhere.',
    },
    fix: {
      fr: 'Corrigez l’adresse.',
      en: 'Correct the address.',
    },
    page: byAddress('bad-url'),
    bad: ['[le site](https://)'],
    good: ['[le site](https://exemple.fr)', '[écrire](mailto:a@exemple.fr)'],
  },
  {
    id: 'link-text',
    message: {
      fr: 'Le texte du lien est « {text} ». Un lecteur d’écran lit les liens hors de leur phrase.',
      en: 'The text of the link is "{text}". Screen readers read links outside of their sentence.',
    },
    fix: {
      fr: 'Dites où mène le lien.',
      en: 'Say where the link leads.',
    },
    page: (page) =>
      page.nodes('link').flatMap((node) => {
        const text = toString(node).trim();
        const bare = text
          .toLowerCase()
          .replace(/[.…!?»«]+/g, '')
          .trim();
        const hasPicture = node.children.some((child) => child.type === 'image' && child.alt);
        // A bare address in the text says itself where it leads; as the text of a link it says nothing.
        const { line = 1, column = 1 } = node.position?.start ?? {};
        const isAddress = /^https?:\/\//.test(text) && page.lines[line - 1]?.[column - 1] === '[';
        return (bare === '' && !hasPicture) || emptyTexts.has(bare) || isAddress
          ? [{ ...page.at(node), values: { text } }]
          : [];
      }),
    bad: ['Voyez [ici](/v1/guides/faq).', '[https://exemple.fr](https://exemple.fr)', '[](/v1/guides/faq)'],
    good: ['Voyez [la foire aux questions](/v1/guides/faq).', 'Voyez https://exemple.fr/a pour la suite.'],
  },
  {
    id: 'wrong-neighbour',
    message: {
      fr: 'La clé « {key} » nomme {route}, qui n’existe pas. Le lien de bas de page manquerait.',
      en: 'The key "{key}" names {route}, which does not exist. The link at the end of the page would be missing.',
    },
    fix: '{hint}',
    page: (page, site) => {
      if (page.kind !== 'page') return [];
      return (['next', 'previous'] as const).flatMap((key): Finding[] => {
        const route = page.source.frontMatter[key];
        if (typeof route !== 'string' || site.routes.has(route)) return [];
        const hint = guess(nearestRoute(route, [...site.routes.keys()]));
        return [{ ...page.key(key), values: { key, route, hint } }];
      });
    },
    bad: [withFrontMatter('next: /v1/guides/fak')],
    good: [withFrontMatter('next: /v1/guides/faq\nprevious: false')],
  },
];

function withFrontMatter(lines: string): string {
  return `---\ntitle: Carnet de notes\ndescription: Une phrase assez longue pour être montrée par les moteurs de recherche.\norder: 1\n${lines}\n---\n\nTexte.\n`;
}

function byAddress(wanted: AddressFault['id']) {
  return (page: CheckedPage, site: Site): Finding[] =>
    judged(page, site).flatMap(({ entry, fault: { id, values, replacement } }) =>
      id === wanted ? [{ ...page.at(entry.node), values, edit: editOf(page, entry, replacement) }] : [],
    );
}

/** Every address of a page that is not right. */
function judged(page: CheckedPage, site: Site): { entry: AddressEntry; fault: AddressFault }[] {
  return page.once('addressFaults', () =>
    page.addresses.flatMap((entry) => {
      const { href, element } = entry;
      // Anchors in a partial are those of the pages that include it.
      if (page.kind === 'partial' && href.startsWith('#')) return [];
      const fault = judgeAddress(href, page.source.route, site);
      const isFolder =
        element === 'Cards' && [...site.routes.keys()].some((route) => route.startsWith(`${href}/`));
      return fault && !(isFolder && fault.id === 'dead-link') ? [{ entry, fault }] : [];
    }),
  );
}

/** Replaces the address where it is literally in the link's source. */
function editOf(page: CheckedPage, { node, href }: AddressEntry, replacement?: string): Finding['edit'] {
  if (replacement === undefined || node.type !== 'link') return undefined;
  const { line, column } = page.find(node, `](${href}`);
  return line === undefined || column === undefined
    ? undefined
    : { line, column: column + 2, length: href.length, text: replacement };
}
