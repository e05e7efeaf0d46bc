import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { Data, PluggableList, Processor } from 'unified';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
  }
}

declare module 'mdast' {
  interface TextData {
    /** The last `{#id}` of the text, as it is written. */
    headingId?: string;
  }
}

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, unknown[]>;

/** What pages may write beyond Markdown and MDX. The build and the check parse with the same list. */
export const syntaxPlugins: PluggableList = [
  // A single tilde means "about": « 3~5 Mo ».
  [remarkGfm, { singleTilde: false }],
  remarkContainers,
  remarkHeadingIds,
];

/** Reads `:::note` boxes. The other directives would take `tauri:dev[windows]` apart, so they stay text. */
function remarkContainers(this: Processor): void {
  remarkDirective.call(this);
  const directives = this.data().micromarkExtensions?.at(-1);
  if (!directives) return;
  delete directives.text;
  for (const [code, constructs] of Object.entries(directives.flow ?? {}))
    Object.assign(directives.flow ?? {}, { [code]: [constructs].flat().filter((one) => one?.concrete) });
}

/** Codes below that of a tab are line ends. */
const horizontalTab = -2;
const openingBrace = 123;
const closingBrace = 125;
const hash = 35;

/**
 * Reads `{#id}` as text, which `remarkHeadings` takes from headings; MDX would read an expression. The text notes it, so that
 * `\{#id}` stays text.
 */
function remarkHeadingIds(this: Processor): void {
  this.data().micromarkExtensions?.push({ text: { [openingBrace]: headingId } });
  this.data().fromMarkdownExtensions?.push({
    exit: {
      headingId(token) {
        const text = this.stack.at(-1);
        const last = text && 'children' in text ? text.children.at(-1) : undefined;
        if (last?.type === 'text') last.data = { headingId: this.sliceSerialize(token) };
      },
    },
  });
}

const headingId: Construct = {
  name: 'headingId',
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('headingId');
      effects.enter('data');
      effects.consume(code);
      return afterBrace;
    };

    function afterBrace(code: Parameters<typeof ok>[0]): ReturnType<typeof ok> {
      return code === hash ? inside(code) : nok(code);
    }

    function inside(code: Parameters<typeof ok>[0]): ReturnType<typeof ok> {
      const isLineEnd = code !== null && code < horizontalTab;
      if (code === null || isLineEnd || code === openingBrace) return nok(code);
      effects.consume(code);
      if (code !== closingBrace) return inside;
      effects.exit('data');
      effects.exit('headingId');
      return ok;
    }
  },
};
