import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { judgeAddress, type AddressFault } from '../addresses';
import type { AddressEntry, CheckedPage } from '../page';
import { pageWith } from '../example';
import { listFiles } from '../../content/list-files';
import type { Rule, Site } from '../rule';
import type { Finding } from '../types';
import { readScalars } from '../yaml-texts';

const emptyTexts = new Set(
  (
    'ici|cliquez ici|cliquer ici|ce lien|lien|cette page|là|plus|en savoir plus|lire la suite|voir|here|click here|' +
    'link|this page|more|qui|clicca qui|questo link|questa pagina|여기|링크|이 링크|이 페이지|这里|点击这里|此链接|此页面'
  ).split('|'),
);

/** Links, anchors and link texts of a page, and the neighbours its front matter names. */
export const linkRules: Rule[] = [
  {
    id: 'own-neighbour',
    message: 'La clé « {key} » mène à la page elle-même. Le lecteur qui la suit n’avancerait pas.',
    fix: 'Donnez l’adresse d’une autre page, ou false.',
    page: (page) =>
      (['next', 'previous'] as const)
        .filter((key) => page.source.frontMatter[key] === page.source.route)
        .map((key) => ({ ...page.key(key), values: { key } })),
    bad: ['next', 'previous'].map((key) => pageWith({ [key]: '/v1/guides/features/notes' })),
    good: [pageWith({ next: '/v1/guides/faq', previous: 'false' })],
  },
  {
    id: 'dead-link',
    message: 'Le lien « {href} » ne mène à aucune page. Le lecteur arrive sur « Page introuvable ».',
    ...byAddress('dead-link'),
    bad: [
      '[les commandes](/v1/guides/features/comand)',
      '<Cards of="/v1/guides/setup" />',
      pageWith({ next: '/v1/guides/fak' }),
    ],
    good: [
      '[les commandes](/v1/guides/features/command)',
      '<Cards of="/v1/guides/features" />',
      pageWith({ next: '/v1/guides/faq', previous: 'false' }),
    ],
  },
  {
    id: 'dead-anchor',
    message:
      'La page {route} n’a pas d’ancre « #{id} ». Le lecteur arrive en haut de la page et doit chercher.',
    ...byAddress('dead-anchor'),
    bad: [
      '<a href="#rien">plus bas</a>',
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
    message: 'Le lien « {href} » ne mène plus nulle part ({reason}).',
    fix: 'Trouvez la nouvelle adresse de la page, ou retirez le lien.',
    // Found by scripts/check/external-links.ts, with --links only.
  },
  {
    id: 'old-address',
    severity: 'warning',
    message:
      '« {href} » est une ancienne adresse. Chaque lecteur paie un détour, et la règle peut disparaître.',
    fix: 'Écrivez {target}.',
    ...byAddress('old-address'),
    bad: [
      '<a href="/v1/guides/distribution/windows">Windows</a>',
      '[Windows][w]\n\n[w]: /v1/guides/distribution/windows',
      '[Windows](/v1/guides/distribution/windows)',
    ],
    good: ['[Windows](/v1/guides/building/windows)'],
  },
  {
    id: 'link-form',
    message:
      'Le lien « {href} » n’est pas écrit comme les autres. Préfixe de langue, majuscules, extension, barre finale ou chemin relatif cassent les liens quand une page bouge.',
    fix: 'Écrivez {target}.',
    ...byAddress('link-form'),
    bad: [
      '[la foire aux questions](/v1/guides/faq.mdx)',
      '[la foire aux questions](/v1/guides/faq/)',
      '[la foire aux questions](/v1/Guides/FAQ#node-or-cargo)',
      '[la foire aux questions](../faq)',
      '[la foire aux questions](https://v1.tauri.app/fr/v1/guides/faq)',
      '[le site](//exemple.fr/a)',
      '[le site][s]\n\n[s]:\u00A0https://exemple.fr',
      '[le flux](/fr/blog/atom.xml)',
      '<a href="/fr/v1/guides/faq">la foire aux questions</a>',
      '[la foire aux questions](http://localhost:3000/fr/v1/guides/faq#node-or-cargo)',
      '[le site](www.exemple.fr)',
      '[le site](https:/exemple.fr)',
    ],
    good: [
      '[la foire aux questions](/v1/guides/faq)',
      '[le site](https://exemple.fr/a)',
      '[le flux](/blog/atom.xml), [le plan](/sitemap.xml) [la liste](/llms.txt), [le manifeste](/manifest.webmanifest) et [le signe](/favicon.svg)',
      '<a href="/v1/guides/faq">la foire aux questions</a>',
      '[votre application](http://localhost:3000/), [son serveur](http://localhost:8080/fr/rien)',
    ],
  },
  {
    id: 'insecure-link',
    severity: 'warning',
    message: '« {href} » n’est pas chiffré. Le lecteur peut être détourné en route.',
    fix: 'Écrivez https://.',
    ...byAddress('insecure-link'),
    bad: [
      '<a href="http://exemple.fr/a">le site</a>',
      '[le site][s]\n\n[s]: http://exemple.fr/a',
      '[le site](http://exemple.fr/)',
    ],
    good: ['[le serveur de développement](http://localhost:1420/)'],
  },
  {
    id: 'bad-url',
    message: '« {href} » n’est pas une adresse valide. Le lien ne mène nulle part.',
    fix: 'Corrigez l’adresse.',
    ...byAddress('bad-url'),
    bad: ['[écrire](mailto:)', '[le site](https://)', '[écrire](mailto:vite@4.x)'],
    good: ['[le site](https://exemple.fr)', '[écrire](mailto:a@exemple.fr)'],
  },
  {
    id: 'link-without-address',
    message: 'Un <a> sans adresse. Le lecteur verrait un texte ordinaire, qui ne mène nulle part.',
    page: (page) =>
      page.findings(page.elements, ({ name, values }) => {
        // With an id, it is the target of links.
        const isWritten = ['href', 'id'].some((key) => values.has(key) && values.get(key) !== true);
        if (name !== 'a' || isWritten) return undefined;
        const anchor = values.get('name');
        return typeof anchor === 'string' && anchor !== ''
          ? {
              fix: `Une ancre s’écrit à la fin d’un titre : ## Titre {#${anchor}}, ou ailleurs id="${anchor}".`,
            }
          : { fix: 'Ajoutez-la, href="/v1/…" ou href="https://…", ou retirez la balise.' };
      }),
    bad: [
      'Voyez <a>la foire aux questions</a>.',
      '<a>\n\nTexte.\n\n</a>',
      '## <a name="titre"></a>Titre {#autre}',
      '- <a title="La foire">la foire</a>',
      'Voyez <a href>la foire</a>.',
      'Voyez <a id>la foire</a>.',
    ],
    good: [
      'Voyez <a href="/v1/guides/faq">la foire aux questions</a>.',
      '<a id="titre" />\n\n## Titre {#autre}',
      'Un <a id="mot">mot</a> que des liens visent.',
    ],
  },
  {
    id: 'link-text',
    message: 'Le texte du lien est « {text} ». Un lecteur d’écran lit les liens hors de leur phrase.',
    fix: 'Dites où mène le lien.',
    page: (page) =>
      page.nodes('link').flatMap((node) => {
        const text = toString(node).trim();
        const bare = text.toLowerCase().replace(/^[.…!?»«\s]+|[.…!?»«\s]+$/g, '');
        const hasPicture = node.children.some((child) => child.type === 'image' && child.alt);
        // A bare URL in the text is clear; a URL as the text of a Markdown link is not.
        const { line = 1, column = 1 } = node.position?.start ?? {};
        const isAddress = /^https?:\/\//.test(text) && page.lines[line - 1]?.[column - 1] === '[';
        return (bare === '' && !hasPicture) || emptyTexts.has(bare) || isAddress
          ? [{ ...page.at(node), values: { text } }]
          : [];
      }),
    bad: ['Voyez [ici](/v1/guides/faq).', '[https://exemple.fr](https://exemple.fr)', '[](/v1/guides/faq)'],
    good: ['Voyez [la foire aux questions](/v1/guides/faq).', 'Voyez https://exemple.fr/a pour la suite.'],
  },
];

/** The selectors of a rule for addresses: those of a page, and those of data: the home page and the release notes. */
function byAddress(wanted: AddressFault['id']): Pick<Rule, 'page' | 'site'> {
  return {
    page: (page, site) =>
      judgedAddresses(page, site).flatMap(({ entry, fault: { id, values, replacement } }) =>
        id === wanted ? [{ ...entry.place, values, edit: editOf(page, entry, replacement) }] : [],
      ),
    site: (site) => judgedData(site).flatMap(({ id, ...finding }) => (id === wanted ? [finding] : [])),
  };
}

type DataFinding = Finding & { file: string; id: AddressFault['id'] };

const dataFaults = new WeakMap<Site, DataFinding[]>();

/** Every wrong address of the home page and of the release notes. */
function judgedData(site: Site): DataFinding[] {
  const found = dataFaults.get(site) ?? dataFiles(site).flatMap((file) => judgedScalars(file, site));
  dataFaults.set(site, found);
  return found;
}

function dataFiles({ root, locale }: Site): string[] {
  const home = `content/${locale}/home.yaml`;
  const notes = listFiles(root, `content/${locale}/releases`).files.filter((file) => file.endsWith('.yaml'));
  return [...(existsSync(path.join(root, home)) ? [home] : []), ...notes];
}

function judgedScalars(file: string, site: Site): DataFinding[] {
  return readScalars(readFileSync(path.join(site.root, file), 'utf8')).flatMap(({ keys, value, locate }) => {
    const isAddress = /^(?:route|href)$/.test(keys.at(-1) ?? '');
    const links = [...value.matchAll(/(?<=\]\()[^()\s]+(?=\))/g)].map(({ 0: href, index }) => ({
      href,
      index,
    }));
    return (isAddress ? [{ href: value, index: 0 }] : links).flatMap(({ href, index }) => {
      const fault = judgeAddress(href, '/', site);
      return fault ? [{ id: fault.id, file, ...locate(index, href), values: fault.values }] : [];
    });
  });
}

/** Every wrong address of a page. */
function judgedAddresses(page: CheckedPage, site: Site): { entry: AddressEntry; fault: AddressFault }[] {
  return page.once('addressFaults', () =>
    page.addresses.flatMap((entry) => {
      const { href, element } = entry;
      // The anchors of a partial belong to the pages that include it.
      if (page.kind === 'partial' && href.startsWith('#')) return [];
      const fault = judgeAddress(href, page.source.route, site);
      const isFolder =
        element === 'Cards' && [...site.routes.keys()].some((route) => route.startsWith(`${href}/`));
      return fault && !(isFolder && fault.id === 'dead-link') ? [{ entry, fault }] : [];
    }),
  );
}

/** Replaces the address if the source of the link contains it literally. */
function editOf(page: CheckedPage, { link, href }: AddressEntry, replacement?: string): Finding['edit'] {
  if (replacement === undefined || link?.type !== 'link') return undefined;
  const { line, column } = page.find(link, `](${href}`);
  return line && column ? { line, column: column + 2, length: href.length, text: replacement } : undefined;
}
