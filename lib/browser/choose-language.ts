/** A language of the site and where it begins: `['zh-cn', '/zh-cn/']`. */
export type LanguageHome = readonly [language: string, home: string];

/**
 * Home page of the first of a reader's languages that the site has: the very one, or another variety of it (`zh-TW` → `zh-CN`).
 * Written without anything from outside: its text is also the script of the page at the root.
 */
export function chooseHome(
  wanted: readonly string[],
  homes: readonly LanguageHome[],
  otherwise: string,
): string {
  for (const tag of wanted) {
    const language = String(tag).toLowerCase();
    const same = homes.find((home) => home[0] === language);
    const near = same ?? homes.find((home) => home[0].split('-')[0] === language.split('-')[0]);
    if (near) return near[1];
  }
  return otherwise;
}

/** Script of the page at the root: leads on at once, query and hash kept. */
export function chooseHomeScript(homes: readonly LanguageHome[], otherwise: string): string {
  const values = JSON.stringify([homes, otherwise]).replace(/</g, '\\u003c');
  return (
    `(function(v,n,l){var w=n.languages&&n.languages.length?n.languages:[n.language||""];` +
    `l.replace((${chooseHome.toString()})(w,v[0],v[1])+l.search+l.hash)})(${values},navigator,location)`
  );
}
