import GithubSlugger from 'github-slugger';

/** Ids of one page in page order, by the one slug rule: GitHub style, accents kept, duplicates numbered `-1`, `-2`. */
export class PageSlugs {
  private readonly slugger = new GithubSlugger();
  private readonly taken = new Set<string>();

  /** Id made from a heading's text: `"Créer l’index"` → `"créer-lindex"`. */
  fromText(text: string): string {
    let id = this.slugger.slug(text.replace(/[\u00A0\u202F]/g, ' ').replace(/’/g, "'"));
    while (this.taken.has(id)) id = this.slugger.slug(text);
    this.taken.add(id);
    return id;
  }

  /** Registers an explicit id; false when the page already has it. */
  reserve(id: string): boolean {
    if (this.taken.has(id)) return false;
    this.taken.add(id);
    return true;
  }
}
