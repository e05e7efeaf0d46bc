import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../components/mdx/render-page';
import { codeFingerprint } from '../../lib/content/fingerprint';
import type { UnchangedDocs } from '../../lib/docs/docs-to-write';
import { getDocView, listDocRoutes } from '../../lib/docs/doc-view';
import { locales, site, type Locale } from '../../lib/site/config';
import { listTranslations } from '../../lib/translations/list-translations';

/** A page the framework writes: where it puts it in the export, and where it is kept. */
type Doc = { locale: Locale; route: string; file: string; kept: string };

/**
 * Documentation pages as the framework wrote them, from one build to the next, in `.cache/docs`: it takes some thirty times
 * as long to write one as to copy it. The key holds all that a page is made of: its text with what that pulls in, what stands
 * around it (sidebar, neighbours, notice, date), its translations, the pages of the current documentation, and the code.
 */
export class KeptDocs {
  /** The list for the framework, see `listDocsToWrite`. */
  readonly list: string;
  private readonly folder: string;
  private docs: Doc[] = [];
  private unchanged: Doc[] = [];

  /** `exportFolder`: each export keeps its own pages. */
  constructor(private readonly exportFolder = site.exportFolder) {
    this.folder = path.join('.cache/docs', exportFolder.replace(/\W/g, '-'));
    this.list = path.join(this.folder, 'unchanged.json');
    rmSync(this.list, { force: true });
  }

  /** Compares the content with what is kept, and writes the list that the framework waits for. For content without a fault. */
  compare(): void {
    mkdirSync(this.folder, { recursive: true });
    this.docs = site.builtLocales.flatMap((locale) =>
      listDocRoutes(locale).map((route) => ({
        locale,
        route,
        file: path.join(this.exportFolder, locales[locale].path, `${route}.html`),
        kept: path.join(this.folder, `${keyOfDoc(route, locale)}.html`),
      })),
    );
    // The framework refuses a route without any page: the first of each locale is always written.
    const first = new Set(site.builtLocales.map((locale) => this.docs.find((doc) => doc.locale === locale)));
    this.unchanged = this.docs.filter((doc) => !first.has(doc) && existsSync(doc.kept));
    const list: UnchangedDocs = {};
    for (const { locale, route } of this.unchanged) (list[locale] ??= []).push(route);
    writeFileSync(`${this.list}.${process.pid}`, JSON.stringify(list));
    renameSync(`${this.list}.${process.pid}`, this.list);
  }

  /** Puts the kept pages into the export, keeps the new ones, and forgets those of no use. Answers how many were kept. */
  complete(): number {
    const unchanged = new Set(this.unchanged);
    for (const doc of this.docs) {
      if (unchanged.has(doc)) copy(doc.kept, doc.file);
      else copy(doc.file, doc.kept);
    }
    const used = new Set(this.docs.map(({ kept }) => path.basename(kept)));
    for (const name of readdirSync(this.folder))
      if (name !== path.basename(this.list) && !used.has(name)) rmSync(path.join(this.folder, name));
    return unchanged.size;
  }
}

/** Whole or not at all: what a build that is stopped leaves half written must never be taken for a page. */
function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, `${to}.${process.pid}`);
  renameSync(`${to}.${process.pid}`, to);
}

function keyOfDoc(route: string, locale: Locale): string {
  const view = getDocView(route, locale);
  return createHash('sha256')
    .update(
      JSON.stringify([
        codeFingerprint(),
        locale,
        view && keyOf(view.source),
        view,
        listTranslations(route),
        readFileSync('content/latest-pages.json', 'utf8'),
      ]),
    )
    .digest('hex')
    .slice(0, 32);
}
