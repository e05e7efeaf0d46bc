import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { cliFacts, configFacts, placeFacts, type Fact, type Piece } from '@/lib/api-reference/entry-view';
import { findJsEntry, findModule } from '@/lib/api-reference/reference';
import {
  describeInheritance,
  describeParameter,
  describeSignature,
  isOneLine,
} from '@/lib/api-reference/signature-view';
import type { Translate } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import { codeBlock, list, paragraph, text } from './markdown-nodes';

type Options = {
  locale: Locale;
  t: Translate;
  /** Wraps content in a link to the address of a piece. */
  link: (href: string, content: PhrasingContent) => PhrasingContent;
};

/** A component of a generated reference page as Markdown; undefined for other components. */
export function writeReference(
  name: string | null,
  value: (attribute: string) => string,
  { locale, t, link }: Options,
): RootContent[] | undefined {
  const colon = t('api.page.item', { name: '', text: '' });
  const linked = ({ text: words, href }: Piece): PhrasingContent =>
    href ? link(href, text(words)) : text(words);
  /** Code as one span: Markdown has no links inside of code, so a single link goes around it. */
  const code = (pieces: Piece[]): PhrasingContent => {
    const span: PhrasingContent = { type: 'inlineCode', value: pieces.map((piece) => piece.text).join('') };
    const [only, ...others] = pieces;
    return only?.href && others.length === 0 ? link(only.href, span) : span;
  };
  const facts = (lines: Fact[]): BlockContent[] => {
    const items = lines.map(({ name: label, code: codes, notes, deprecated }) => {
      const spans = joinWith(
        codes.map(({ pieces }) => [code(pieces)]),
        ', ',
      );
      const remarks = [...notes, ...(deprecated ? [deprecated] : [])].join(' · ');
      const separator = spans.length > 0 && remarks ? ' · ' : '';
      return [paragraph([text(label + colon), ...spans, text(separator + remarks)])];
    });
    return items.length > 0 ? [list(items)] : [];
  };
  const anchor = value('anchor');
  const jsEntry = () => findJsEntry(value('module'), anchor, locale);
  switch (name) {
    case 'Signature': {
      const entry = jsEntry();
      const view = describeSignature(findModule(value('module'), locale), entry, locale, t);
      const notes = view.badges.map(({ pieces }) => pieces.map(linked));
      if (view.allowlist.length > 0)
        notes.push([text(t('api.allowlist') + colon), ...view.allowlist.map((piece) => code([piece]))]);
      notes.push([text(view.versionTwo)]);
      if (isOneLine(entry.subject)) return [paragraph(joinWith([[code(view.code)], ...notes], ' · '))];
      return [
        codeBlock(view.code.map((piece) => piece.text).join(''), 'ts'),
        paragraph(joinWith(notes, ' · ')),
      ];
    }
    case 'Inherited':
      return describeInheritance(jsEntry().symbol).map(({ source, names }) =>
        paragraph([text(`${t('api.inherited')} `), ...source.map(linked), text(colon + names.join(', '))]),
      );
    case 'Param': {
      const { type, use, initial } = describeParameter(jsEntry(), value('name'), t);
      if (value('show') === 'type') return [code(type)];
      return initial ? [text(`${t('api.default')} `), code([{ text: initial }])] : [text(use)];
    }
    case 'ConfigFacts':
      return facts(configFacts(anchor, locale, t));
    case 'ConfigPlace':
      return facts(placeFacts(anchor, locale, t));
    case 'CliFacts':
      return facts(cliFacts(anchor, locale, t));
    default:
      return undefined;
  }
}

function joinWith(parts: PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => [...(index > 0 ? [text(separator)] : []), ...part]);
}
