import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { HtmlExtension } from 'micromark-util-types';

/** The title that `codeBlock` writes after the language, in text that is escaped for HTML. */
const titleInHtml = /^title=(&quot;|')(.*)\1$/;

/** The Markdown of a post as HTML for feed readers: without buttons and icons, with full addresses. */
export function toFeedHtml(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml(), codeTitles()] });
}

/** Writes the title of a code block in a paragraph above it: micromark drops what follows the language. */
function codeTitles(): HtmlExtension {
  let language = '';
  let title = '';
  return {
    enter: {
      codeFenced() {
        language = '';
        title = '';
        this.setData('fencesCount', 0);
      },
    },
    exit: {
      codeFencedFenceInfo() {
        language = this.resume();
      },
      codeFencedFenceMeta() {
        title = titleInHtml.exec(this.resume())?.[2] ?? '';
      },
      // The opening fence is complete, or the closing one.
      codeFencedFence() {
        const fences = this.getData('fencesCount') ?? 0;
        this.setData('fencesCount', fences + 1);
        if (fences > 0) return;
        this.lineEndingIfNeeded();
        if (title) this.raw(`<p><code>${title}</code></p>\n`);
        this.tag(language ? `<pre><code class="language-${language}">` : '<pre><code>');
        this.setData('slurpOneLineEnding', true);
      },
    },
  };
}
