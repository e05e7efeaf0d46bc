/** A language of the site and the address of its home page: `['zh-cn', '/zh-cn/']`. */
export type LanguageHome = readonly [language: string, home: string];

/**
 * Returns the home page of the first wanted language that the site has, in this or another variety (`zh-TW` → `zh-CN`).
 * It is inlined by its source text: it must not use anything from outside.
 */
export function chooseHome(
  wanted: readonly string[],
  homes: readonly LanguageHome[],
  fallback: string,
): string {
  for (const tag of wanted) {
    const language = String(tag).toLowerCase();
    const same = homes.find((home) => home[0] === language);
    const near = same ?? homes.find((home) => home[0].split('-')[0] === language.split('-')[0]);
    if (near) return near[1];
  }
  return fallback;
}
