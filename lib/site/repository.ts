/** Repository that holds this site's content, without `.git`: edit links and fault reports point there. */
export const repository = (process.env.SITE_REPOSITORY || 'https://github.com/tauri-apps/tauri-docs').replace(
  /(?:\.git)?\/*$/,
  '',
);
