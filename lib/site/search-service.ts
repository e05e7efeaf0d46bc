/** Settings of the hosted search, from the environment. */
export const search = {
  /** `host[:port]` or full URL of the hosted index. If empty, the embedded index answers. */
  host: process.env.NEXT_PUBLIC_SEARCH_HOST ?? '',
  /** Name shown in the dialog ("Powered by …"). */
  name: process.env.NEXT_PUBLIC_SEARCH_NAME || 'Algolia',
  appId: process.env.NEXT_PUBLIC_SEARCH_APP_ID ?? '',
  key: process.env.NEXT_PUBLIC_SEARCH_KEY ?? '',
  index: process.env.NEXT_PUBLIC_SEARCH_INDEX || 'docs-v1',
  /** Further parameters of every query, as JSON: `{"hitsPerPage":30}`. */
  parameters: process.env.NEXT_PUBLIC_SEARCH_PARAMETERS ?? '',
} as const;
