/**
 * Settings from the environment that only the build reads. Client components must not import them: Next.js gives the browser the variables
 * that `next.config.ts` lists, and no other.
 */
export const buildSettings = {
  repositoryBranch: process.env.SITE_REPOSITORY_BRANCH || 'v1',
  /** Folder the export is written to, below the project's root. */
  exportFolder: process.env.SITE_EXPORT || 'out',
  /** Whether text files are also written compressed, as `.br` and `.gz`. */
  compress: process.env.SITE_COMPRESS === 'on',
  /** Shows drafts and the gallery of components: while authoring, and in the preview of a change. */
  drafts: process.env.NODE_ENV === 'development' || process.env.SITE_DRAFTS === 'on',
} as const;
