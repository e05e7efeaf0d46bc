import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { getTranslator } from '../i18n/translator';
import type { MdxContext } from './context';

/** Labels of the notes in the language of the page, and ids that differ between the pages of a list of posts. */
export function footnoteOptions({ file, locale }: MdxContext) {
  const t = getTranslator(locale);
  const page = (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  return {
    footnoteLabel: t('doc.footnotes'),
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteBackLabel: (index: number, use: number) =>
      t('doc.footnoteBack', { number: use > 1 ? `${index + 1}-${use}` : String(index + 1) }),
    clobberPrefix: `${page}-`,
  };
}

/** Removes notes from a beginning of a page. Where their texts come later, the parser has left `[^1]` as text. */
export function remarkWithoutFootnotes() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = node.value.replace(/\[\^[^\]\s]+\]/g, '');
      if (!('children' in node)) return;
      const kept = (node.children as RootContent[]).filter(({ type }) => !type.startsWith('footnote'));
      Object.assign(node, { children: kept });
    });
  };
}
