const longest = 2_000;

/** Characters that browsers drop before they read an address, or that hide what it says. */
const hidden = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/;

/** The address when it is relative or http(s), else null: `javascript:`, `data:` and the like are never followed. */
export function safeHref(href: string): string | null {
  const plain = href.trim();
  if (!plain || plain.length > longest || hidden.test(plain)) return null;
  try {
    const { protocol } = new URL(plain, 'https://site.invalid/');
    return protocol === 'http:' || protocol === 'https:' ? plain : null;
  } catch {
    return null; // not an address
  }
}
