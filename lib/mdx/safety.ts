import type { Program } from 'estree';
import type { Node, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { ContentError } from '../content/types';
import { didYouMean } from '../text/nearest';
import { fail, type MdxContext } from './context';
import { readAttribute, readPlain } from './literal';
import { listSources } from './srcset';

const plainElements = new Set(
  (
    'a abbr b br cite code dd del details dfn div dl dt em figcaption figure i img ins kbd li mark ol p picture pre q s ' +
    'samp small source span strong sub summary sup table tbody td th thead time tr ul var wbr'
  ).split(' '),
);

/** Elements that are never allowed. */
const forbidden = /^(?:script|style|iframe|object|embed|applet|link|meta|base|form|template|svg|math)$/i;

/** Attributes that run code, inject markup, control React or make text editable. */
const scripting =
  /^(?:on.*|style|srcdoc|dangerouslySetInnerHTML|innerHTML|is|ref|key|children|suppress.*|contenteditable|autofocus)$/i;

/** Attributes with addresses that pages do not need. */
const foreign = /^(?:.+:.+|action|formaction|background|data|ping|poster)$/i;

/** Addresses of pictures for several widths, each before its width. */
const pictures = /^srcset$/i;

type Refuse = (problem: string, fix: string, rule?: ContentError['rule']) => never;

/** Refuses what must never come from a content file: unknown components, scripting elements and attributes, expressions with code. */
export function remarkSafety(context: MdxContext) {
  return (tree: Root) => {
    visit(tree, (node) => {
      const refuse: Refuse = (problem, fix, rule) => fail(node, context, problem, fix, rule);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        checkElement(node, context, refuse);
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
        checkExpression(node, refuse);
      if (node.type === 'mdxjsEsm')
        refuse(
          'import et export ne sont pas permis dans une page',
          'Retirez la ligne : chaque composant est disponible sans elle.',
        );
      if (
        (node.type === 'link' || node.type === 'image' || node.type === 'definition') &&
        !isSafeUrl(node.url)
      )
        refuse(
          `L’adresse « ${node.url.slice(0, 60)} » n’est pas permise`,
          'Utilisez https:, mailto: ou une adresse du site.',
        );
    });
  };
}

/** True for http(s), mailto, tel and relative addresses. */
function isSafeUrl(url: string): boolean {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme);
}

type Expression = Node & { value: string; data?: { estree?: Program | null | undefined } | undefined };

/** Allows only what was parsed as a comment or a plain value: a text that looks like one can contain code. */
function checkExpression(node: Expression, refuse: Refuse): void {
  if (!readPlain(node.data?.estree))
    refuse(
      `L’expression {${node.value.trim().slice(0, 40)}} n’est pas permise`,
      'Seuls les commentaires {/* … */} et les valeurs simples vont entre accolades ; écrivez \\{ pour une accolade.',
    );
}

function checkElement(
  { name: written, attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  { components }: MdxContext,
  refuse: Refuse,
): void {
  const name = written ?? '';
  if (forbidden.test(name))
    refuse(
      `L’élément <${name}> n’est pas permis`,
      'Retirez-le : une page ne contient que du texte et des composants.',
    );
  if (name !== '' && !components.has(name) && !plainElements.has(name)) {
    const names = [...components.keys()];
    const known = [...names, ...plainElements];
    refuse(
      `Composant inconnu <${name}>`,
      didYouMean(name, known, `Composants : ${names.join(', ')}.`),
      'unknown-name',
    );
  }
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute')
      return refuse('Les attributs {...x} ne sont pas permis', 'Écrivez chaque attribut par son nom.');
    checkName(name, attribute.name, components, refuse);
    checkValue(attribute, refuse);
  }
}

function checkName(name: string, key: string, components: MdxContext['components'], refuse: Refuse): void {
  // `<figure src="…">` is HTML without a picture.
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  if (component !== name && components.get(component)?.includes(key))
    refuse(
      `L’attribut « ${key} » n’existe pas dans <${name}>`,
      `Écrivez le composant avec une majuscule : <${component} … />.`,
      'unknown-name',
    );
  const known = components.get(name);
  if (scripting.test(key) || (plainElements.has(name) && foreign.test(key)))
    refuse(`L’attribut « ${key} » n’est pas permis`, 'Retirez-le : une page ne contient ni script ni style.');
  if (!known || known.includes(key)) return;
  const list =
    known.length > 0 ? `Attributs : ${known.join(', ')}.` : 'Écrivez le nom seul : il n’a pas d’attributs.';
  refuse(`L’attribut « ${key} » n’existe pas dans <${name}>`, didYouMean(key, known, list), 'unknown-name');
}

function checkValue(attribute: MdxJsxAttribute, refuse: Refuse): void {
  const { name: key } = attribute;
  const value = readAttribute(attribute);
  if (value === undefined)
    return refuse(
      `La valeur de « ${key} » est une expression`,
      'Donnez une valeur simple : un texte entre guillemets, un nombre, true ou false.',
    );
  const text = String(value); // as React serializes it
  if (pictures.test(key) && !listSources(text).every(isSafeUrl))
    refuse(
      `Une adresse de l’attribut « ${key} » n’est pas permise`,
      'Utilisez https: ou une adresse du site.',
    );
  if (/^(?:href|src|cite|dark)$/i.test(key) && !isSafeUrl(text))
    refuse(`L’adresse de l’attribut « ${key} » n’est pas permise`, 'Utilisez https: ou une adresse du site.');
}
