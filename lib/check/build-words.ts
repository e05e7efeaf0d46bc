import { escapeRegExp } from '../text/escape';
import { parserWords } from './parser-words';
import type { Words } from './types';

/**
 * French translations of the build's English messages (front matter, MDX, words, diagrams). `*` matches any text; `$1` inserts
 * the first match. A path before the message is kept. A message without a translation is quoted in English.
 */
const problems: Record<string, string> = {
  'the file has no front matter': 'le fichier n’a pas d’en-tête',
  'the front matter is not valid YAML: *': 'l’en-tête n’est pas du YAML valide ($1)',
  'unknown front matter key "*"': 'clé inconnue « $1 »',
  'front matter key "*" has the value *': 'la clé « $1 » a la valeur $2',
  'the front matter has no "*"': 'il manque la clé « $1 »',
  'the element <*> is not allowed': 'l’élément <$1> n’est pas permis',
  'unknown component <*>': 'composant inconnu <$1>',
  'unknown attribute "*" of <*>': 'l’attribut « $1 » n’existe pas dans <$2>',
  'unknown admonition "*"': 'encadré inconnu « $1 »',
  'unknown code language "*"': 'langage de code inconnu « $1 »',
  'unknown author "*"': 'auteur inconnu « $1 »',
  'the expression {*} is not allowed': 'l’expression {$1} n’est pas permise',
  'import and export are not allowed in a page': 'import et export ne sont pas permis dans une page',
  'the address "*" is not allowed': 'l’adresse « $1 » n’est pas permise',
  'the address in "*" is not allowed': 'l’adresse de l’attribut « $1 » n’est pas permise',
  'the attribute "*" is not allowed': 'l’attribut « $1 » n’est pas permis',
  'the value of "*" is an expression': 'la valeur de « $1 » est une expression',
  'a spread attribute is not allowed': 'les attributs {...x} ne sont pas permis',
  'there is no drawing "*"': 'il n’existe pas de schéma « $1 »',
  'there is no partial "*"': 'il n’existe pas de passage commun « $1 »',
  'the partial "*" pulls itself in: *': 'le passage commun « $1 » s’inclut lui-même : $2',
  'there is no release of "*"': 'content/api/versions.json n’a pas de version pour « $1 »',
  '<Partial> has no name': '<Partial> n’a pas de nom',
  'the address * is already that of *': 'l’adresse $1 est déjà celle de $2',
  'not valid JSON: *': 'ce n’est pas du JSON valide ($1)',
  'the home page has no "*"': 'la page d’accueil n’a pas la partie « $1 »',
  'not valid YAML: *': 'ce n’est pas du YAML valide ($1)',
  'the list of published addresses cannot be read': 'la liste des adresses publiées ne se lit pas',
  'a category needs a label, an order and a description':
    'une catégorie a besoin de label, order et description',
  'Expected a closing tag for `*`*': 'la balise $1 n’est pas fermée',
  'Expected the closing tag `*` either*':
    'la balise fermante $1 est mal placée par rapport au paragraphe ou à la liste',
  'Unexpected closing tag `*`, *': 'balise fermante inattendue $1',
  'Unexpected closing slash `*` *': 'balise fermante inattendue $1',
  'Unexpected closing slash*': 'barre de fermeture inattendue',
  'Unexpected end of file in expression*': 'une accolade n’est pas fermée',
  'Unexpected end of file in attribute value*': 'un guillemet n’est pas fermé dans une balise',
  'Unexpected end of file *': 'une balise n’est pas fermée',
  'Unexpected character `!` *': 'un commentaire HTML ou un point d’exclamation après <',
  'Unexpected character `*` (*)*': 'caractère inattendu « $1 » ($2) dans une balise',
  'the text nests too deep': 'le texte a trop de niveaux imbriqués',
  'the text takes too long to parse': 'la lecture du texte prend trop longtemps',
  'a level-1 heading in the text': 'un titre de niveau 1 dans le texte',
  '<*> does not hold exactly one * list':
    '<$1> ne contient pas une liste et une seule, de la sorte qui convient',
  'an address in "*" is not allowed': 'une adresse de l’attribut « $1 » n’est pas permise',
  'there is no sample "*"': 'il n’existe pas d’essai « $1 »',
  'the sample has no index.html': 'l’essai n’a pas d’index.html',
  'there is no section "*" in *': 'il n’y a pas de section « $1 » dans $2',
  'release notes need a title, a releasesUrl and versions':
    'des notes de version ont besoin de title, releasesUrl et versions',
  'version "*" has no valid number or date (*)': 'la version « $1 » n’a pas de numéro ou de date valide ($2)',
  // Words of the API.
  'is a map, not a text': 'un groupe de clés à la place d’un texte',
  'is a text, not a map': 'un texte à la place d’un groupe de clés',
  'has no words': 'il manque la description',
  'this * has no words': 'il manque la description',
  'the returned value has no words': 'il manque la description',
  'is missing': 'cette partie manque',
  'the key is unknown here': 'clé inconnue ici',
  'there is no such *': 'l’API n’a pas ce nom',
  'this * has no example': 'il manque un exemple',
  '"*" is not a version': '« $1 » n’est pas une version',
  'the package already says *': 'le paquet dit déjà $1',
  'has * characters': '$1 caractères',
  'holds Markdown': 'du Markdown dans un texte simple',
  'Unexpected lazy line*': 'ligne inattendue dans une expression ou une balise',
  'Could not parse * with acorn*': 'ce qui est entre accolades n’est pas une valeur',
};

const fixes: Record<string, string> = {
  'did you mean "*"?': 'Vouliez-vous dire $1 ?',
  'did you mean *?': 'Vouliez-vous dire $1 ?',
  'remove it: pages hold text and components':
    'Retirez-le : une page ne contient que du texte et des composants.',
  'a comment is written *': 'Un commentaire s’écrit {/* … */} ; écrivez \\< pour le caractère seul.',
  'begin it with a block between two lines of ---, with title and description':
    'Commencez-le par un bloc entre deux lignes ---, avec title et description.',
  'put texts that hold « : » or quotes between double quotes':
    'Mettez entre guillemets doubles les textes qui contiennent « : » ou des guillemets.',
  'known keys: *': 'Clés connues : $1.',
  'give it *': 'Donnez-lui la bonne forme : $1.',
  'add "*" with one entry per name': 'Ajoutez "$1", avec une entrée par nom.',
  'add "*" with its text': 'Ajoutez "$1", avec son texte.',
  'add "returns:" with *': 'Ajoutez « returns: », avec ce que reçoit l’appelant.',
  'add "example: |" with *': 'Ajoutez « example: | », avec un exemple.',
  'add "*:" with *': 'Ajoutez « $1: », avec $2.',
  'components: *': 'Composants : $1.',
  'crates: *': 'Crates : $1.',
  'attributes: *': 'Attributs : $1.',
  'write the name alone: *': 'Écrivez le nom seul : il n’a pas d’attributs.',
  'write :::note, or *': 'Écrivez :::note, ou $1.',
  'use note, tip, info, caution or danger': 'Employez note, tip, info, caution ou danger.',
  'use note, astuce, info, attention or danger': 'Employez note, astuce, info, attention ou danger.',
  'use one of the languages of lib/mdx/highlight.ts, or text':
    'Employez un langage de lib/mdx/highlight.ts, ou text.',
  'only comments *':
    'Seuls les commentaires {/* … */} et les valeurs simples vont entre accolades ; écrivez \\{ pour une accolade.',
  'remove the line: *': 'Retirez la ligne : chaque composant est disponible sans elle.',
  'use https:, mailto:, or an address of this site': 'Employez https:, mailto: ou une adresse du site.',
  'use https: or an address of this site': 'Employez https: ou une adresse du site.',
  'write each attribute by its name': 'Écrivez chaque attribut par son nom.',
  'remove it: *': 'Retirez-le : une page ne contient ni script ni style.',
  'give a plain value: *': 'Donnez une valeur simple : un texte entre guillemets, un nombre, true ou false.',
  'put it into *': 'Enregistrez-le dans $1.',
  'write it in *': 'Écrivez-le dans $1.',
  'take the <Partial> out of *': 'Retirez la balise <Partial> de $1.',
  'write <Partial *': 'Écrivez <Partial $1.',
  'write { *': 'Écrivez { $1.',
  'add it; the other parts show its shape': 'Ajoutez-la ; les autres parties en montrent la forme.',
  'correct the * there': 'Corrigez le $1 à cet endroit.',
  'take the file from the last commit again, *':
    'Reprenez le fichier du dernier commit, puis lancez npm run check -- --fix.',
  'rename or remove one of the two files': 'Renommez ou supprimez l’un des deux fichiers.',
  'write the address alone, or [text](address)': 'Écrivez l’adresse seule, ou [texte](adresse).',
  'write <* />: an element*': 'Écrivez <$1 /> : un élément sans contenu se ferme lui-même.',
  'take some of the blocks out of the others': 'Sortez une partie des blocs de ceux qui les contiennent.',
  'split the text into several pages': 'Répartissez le texte sur plusieurs pages.',
  'begin with ##: *': 'Commencez par ## : le titre de niveau 1 vient de title.',
  'correct it there': 'Corrigez-le à cet endroit.',
  'write *, or use one of: *': 'Écrivez $1, ou employez l’un de ceux-ci : $2.',
  'add it under "files", *':
    'Ajoutez-le sous « files », ou nommez sous « from » une section qui a un bloc HTML.',
  'name a route and an anchor of the site': 'Nommez une adresse et une ancre du site.',
  'see the files beside it': 'Voyez les fichiers du même dossier.',
  'write version: *': 'Écrivez version: "1.2.3" et date: "2024-05-31", entre guillemets.',
  'write the text itself': 'Écrivez le texte lui-même.',
  'write its entries below *': 'Écrivez ses entrées sous $1.',
  'write a version such as *': 'Écrivez une version comme $1.',
  'remove the key': 'Retirez la clé.',
  'remove it; known here: *': 'Retirez-le ; noms connus ici : $1.',
  'remove it': 'Retirez-le.',
  'write one sentence of 50 to 160 characters': 'Écrivez une phrase de 50 à 160 caractères.',
  'write it as one line of plain text': 'Écrivez une ligne de texte simple.',
  'add the author to content/authors.json': 'Ajoutez l’auteur à content/authors.json.',
  'correct the MDX syntax there: *':
    'Corrigez la syntaxe : fermez chaque balise ; écrivez \\{ et \\< pour les caractères simples.',
};

/** Descriptions of front matter values, which are part of the fixes above. */
const forms: Record<string, string> = {
  'a non-empty text': 'un texte',
  'a sentence of plain text': 'une phrase sans mise en forme',
  'a number': 'un nombre',
  'a route such as /v1/guides/faq, or false': 'une adresse comme /v1/guides/faq, ou false',
  'two heading levels such as [2, 3], or false': 'deux niveaux de titre comme [2, 3], ou false',
  'true or false': 'true ou false',
  'a list of keys of content/authors.json': 'une liste de clés de content/authors.json',
  'a list of tasks in the words of readers': 'une liste de tâches dans les mots des lecteurs',
  'a list of other names for the subject': 'une liste d’autres noms du sujet',
  'a list of the error messages that the page explains':
    'une liste des messages d’erreur que la page explique',
  'what npm run translations -- --stamp writes there, between quotes':
    'ce qu’y écrit npm run translations -- --stamp, entre guillemets',
};

/** `{problem}` and `{fix}` of a message of the build, in both languages. */
export function buildWords(problem: string, fix: string): { problem: Words; fix: Words } {
  const [, start = '', message = ''] = /^(.*not valid (?:YAML|JSON): )(.*)$/s.exec(problem) ?? [];
  const french = translateProblem(start ? start + parserWords(message).fr : problem);
  const frenchFix = Object.entries(forms).reduce(
    (text, [en, fr]) => text.replace(en, fr),
    translate(fix, fixes) ?? `« ${fix} »`,
  );
  return {
    problem: { en: capitalise(problem), fr: capitalise(french ?? `l’analyseur dit « ${problem} »`) },
    fix: { en: capitalise(fix), fr: capitalise(frenchFix) },
  };
}

/** `functions.a: is missing` → `functions.a: cette partie manque`. */
function translateProblem(text: string): string | undefined {
  const [, path = '', rest = ''] = /^(.*?: )(.*)$/s.exec(text) ?? [];
  const inner = translate(rest, problems);
  return translate(text, problems) ?? (inner && path + inner);
}

function translate(text: string, table: Record<string, string>): string | undefined {
  for (const [message, french] of Object.entries(table)) {
    const pattern = new RegExp(`^${escapeRegExp(message).replaceAll('\\*', '(.*?)')}$`, 's');
    const found = pattern.exec(text);
    if (found) return french.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return undefined;
}

function capitalise(text: string): string {
  return /^[a-zà-ÿ]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
