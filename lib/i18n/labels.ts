import type { Messages } from './translator';

/** Texts that behaviours put into static markup in the browser. */
export type Labels = ReturnType<typeof pickLabels>;

export function pickLabels({ code, doc, layout, errors, search }: Messages) {
  return {
    ...code,
    backToTop: doc.backToTop,
    headingLink: doc.headingLink,
    linkCopied: doc.linkCopied,
    copyMarkdown: doc.copyMarkdown,
    markdownCopied: doc.markdownCopied,
    markdownFailed: doc.markdownFailed,
    printSection: doc.printSection,
    printFailed: doc.printFailed,
    pageLoaded: layout.pageLoaded,
    partFailed: errors.partFailed,
    partOffline: errors.partOffline,
    pageFailed: errors.pageFailed,
    pageOffline: errors.pageOffline,
    retry: errors.retryPart,
    crash: { title: errors.crashTitle, retry: errors.retry, cause: errors.cause },
    searchName: search.button,
    searchField: search.placeholder,
    searchCancel: search.cancel,
  };
}
