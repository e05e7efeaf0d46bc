import type { ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import { managerVariants } from '@/lib/mdx/package-managers';
import { toElement, toText, toVariants } from './code-lines';
import type { FoundInline } from './find-code';
import { joinWithBreaks, splitLongNames } from './long-names';

/** Short options, names and Rust attributes stay on one line: browsers would break them after a hyphen or `#`. */
const whole = /^(?=.{1,26}$)(?:-|#!?\[|\S*-\S*$)/;

/**
 * What stays on one line in longer code: the options of a command, with the `--` of npm before them, the parts of a path with a
 * hyphen, with their slash, and the start of a Rust attribute, with its name.
 */
const unbroken = new RegExp(
  `(${[
    '(?<!\\S)(?:-- )?-\\S{1,25}(?!\\S)',
    '(?<![^\\s/])(?=[\\w.@-]{1,25}/)[\\w.@-]*\\w-[\\w.@-]+/',
    '(?<=/|^)(?=[\\w.@-]{1,25}(?!\\S))[\\w.@-]*\\w-[\\w.@-]+',
    '#!?\\[[\\w:]{1,22}',
  ].join('|')})`,
);

/**
 * Marks where inline code may break: otherwise a browser would break `src-tauri/` after its hyphen, `#[test]` after its `#`, and long
 * names anywhere.
 */
export function renderInline({ code, isConverted }: FoundInline): void {
  const isWhole = whole.test(toString(code));
  if (isWhole) code.properties.className = ['whole'];
  const [text] = code.children;
  if (text?.type !== 'text') return;
  const toParts = (command: string): ElementContent[] =>
    isWhole ? [toText(command)] : joinWithBreaks(splitLongNames(command).map(splitWhole));
  const variants = isConverted ? managerVariants(text.value) : undefined;
  code.children = variants
    ? [toVariants(variants.map(({ value, text }) => ({ value, children: toParts(text) })))]
    : toParts(text.value);
}

/** Every second part stays whole. */
function splitWhole(command: string): ElementContent[] {
  return command.split(unbroken).flatMap((part, index): ElementContent[] => {
    if (index % 2 === 0) return part ? [toText(part)] : [];
    return [toElement('span', { className: ['whole'] }, [toText(part)])];
  });
}
