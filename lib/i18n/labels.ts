import type { Messages } from './translator';

/** Texts that behaviours put into static markup in the browser. */
export type Labels = Messages['code'] &
  Pick<
    Messages['doc'],
    | 'backToTop'
    | 'headingLink'
    | 'linkCopied'
    | 'copyMarkdown'
    | 'markdownCopied'
    | 'markdownFailed'
    | 'printSection'
    | 'printFailed'
  > &
  Pick<Messages['layout'], 'pageLoaded'> &
  Pick<Messages['errors'], 'partFailed' | 'partOffline' | 'pageFailed' | 'pageOffline'> & {
    /** Loads a part of the page again; the button of a crashed page has a text of its own. */
    retry: string;
  };

export function pickLabels(messages: Messages): Labels {
  const { code, doc, layout, errors } = messages;
  const {
    backToTop,
    headingLink,
    linkCopied,
    copyMarkdown,
    markdownCopied,
    markdownFailed,
    printSection,
    printFailed,
  } = doc;
  return {
    ...code,
    backToTop,
    headingLink,
    linkCopied,
    copyMarkdown,
    markdownCopied,
    markdownFailed,
    printSection,
    printFailed,
    pageLoaded: layout.pageLoaded,
    partFailed: errors.partFailed,
    partOffline: errors.partOffline,
    pageFailed: errors.pageFailed,
    pageOffline: errors.pageOffline,
    retry: errors.retryPart,
  };
}
