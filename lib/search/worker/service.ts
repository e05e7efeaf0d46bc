import type { Answer } from '../types';
import type { IndexAddresses } from '../manifest';
import { shardFile, type PageTexts, type ShardStarts, type TitlesFile } from './catalogue';
import { EmbeddedIndex, type Found } from './embedded-index';
import { toHits } from './to-hits';

/** How long an answer waits for more of the index, in ms. */
const WAIT_FOR_TEXTS_MS = 1_500;
const WAIT_FOR_PAGES_MS = 20;
/** If the list of the shards arrives within this time, so will the shards, and every answer waits for those of its terms. */
const NEAR_MS = 150;
/** What the first answer to a query leaves out is loaded when the query has not changed for this long. */
const LOAD_REST_AFTER_MS = 300;
/** The first answer to a query loads the pages of this many results. */
const FIRST_SHOWN = 3;

/** Answers queries from the embedded index, and loads the rest of that index step by step. */
export class SearchService {
  private readonly index: EmbeddedIndex;
  private readonly files = new Map<string, Promise<unknown>>();
  private readonly pages = new Map<number, PageTexts>();
  private readonly added = new Set<string>();
  /** Starts of the shards, once they have been read. */
  private starts: ShardStarts | undefined;
  /** Set while the texts of all pages are being indexed. */
  private indexing: Promise<void> | undefined;
  private readonly isNear: Promise<boolean>;
  private last = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `readFile` returns parsed JSON; `onMore` is called when the same query would get a fuller answer. */
  constructor(
    titles: TitlesFile,
    private readonly addresses: IndexAddresses,
    private readonly readFile: (address: string, cache?: RequestCache) => Promise<unknown>,
    private readonly onMore: () => void,
  ) {
    this.index = new EmbeddedIndex(titles);
    this.isNear = Promise.race([this.load(addresses.texts).then(Boolean), delay(NEAR_MS).then(() => false)]);
  }

  async search(query: string, category?: string): Promise<Answer> {
    clearTimeout(this.timer);
    const { index } = this;
    let found = index.search(query, category);
    // The texts may hold what a misspelt word has meant, and that lies in other shards.
    for (let round = 0; round < 2 && !this.hasTexts(found); round++) {
      if (found.complete && !(await this.isNear)) break;
      await atMost(WAIT_FOR_TEXTS_MS, this.loadTexts(found));
      found = index.search(query, category);
    }
    const isWhole = this.hasTexts(found) && this.last === query;
    this.last = query;
    if (!isWhole) {
      const shownFirst = found;
      this.timer = setTimeout(() => void this.loadRest(query, shownFirst), LOAD_REST_AFTER_MS);
    }
    const shown = isWhole ? found.results : found.results.slice(0, FIRST_SHOWN);
    const pages = shown.map(({ entry }) => index.catalogue.entries[entry]?.page ?? -1);
    await atMost(WAIT_FOR_PAGES_MS, this.loadPages([...new Set(pages)]));
    const hits = toHits(found, index.catalogue, (page) => this.pages.get(page));
    const suggestion = hits.length === 0 ? index.suggestQuery(query) : undefined;
    return { hits, words: found.words, ...(suggestion ? { suggestion } : {}) };
  }

  private async loadRest(query: string, found: Found): Promise<void> {
    await this.loadTexts(found);
    if (this.hasTexts(found) && this.last === query) this.onMore();
  }

  /** True if all texts have been added that an answer depends on. */
  private hasTexts(found: Found): boolean {
    return this.starts !== undefined && this.missingShards(this.starts, found).length === 0;
  }

  /** Returns the shards with terms of an answer that have not been added. */
  private missingShards(starts: ShardStarts, { textStarts }: Found): string[] {
    const needed = textStarts.map((term) => starts.findLast((start) => start <= term));
    const files = [...new Set(needed)].flatMap((start) => (start === undefined ? [] : [shardFile(start)]));
    return files.filter((file) => !this.added.has(file));
  }

  /**
   * Loads the shards of the text index that an answer needs. The offline copy has no shards, because an edit of a page changes
   * many of them, but the texts of all pages. Failures are ignored: names still answer, and the next query tries again.
   */
  private async loadTexts(found: Found): Promise<void> {
    this.starts ??= (await this.load(this.addresses.texts)) as ShardStarts | undefined;
    const files = this.starts ? this.missingShards(this.starts, found) : [];
    const shards = await Promise.all(
      files.map((file) => this.load(this.addresses.shards + file, 'no-cache')),
    );
    if (!this.starts || shards.includes(undefined))
      return (this.indexing ??= this.indexPages().finally(() => (this.indexing = undefined)));
    for (const shard of shards as string[]) this.index.addShard(shard);
    for (const file of files) this.added.add(file);
  }

  /** Indexes the texts of all pages; stops at the first that cannot be read. */
  private async indexPages(): Promise<void> {
    const pages: PageTexts[] = [];
    for (const address of this.addresses.pages) {
      const texts = await this.load(address);
      if (!texts) return;
      pages.push(texts as PageTexts);
    }
    this.index.indexTexts(pages);
    this.starts = []; // no shard is missing any more
  }

  private async loadPages(pages: number[]): Promise<void> {
    const missing = pages.filter((page) => !this.pages.has(page));
    if (missing.length === 0) return;
    const started = Date.now();
    await Promise.all(
      missing.map(async (page) => {
        const texts = await this.load(this.addresses.pages[page] ?? '');
        if (texts) this.pages.set(page, texts as PageTexts);
      }),
    );
    const isLate = Date.now() - started > WAIT_FOR_PAGES_MS;
    if (isLate && missing.some((page) => this.pages.has(page))) this.onMore();
  }

  /** Reads a file once; returns undefined if that fails, and the next call tries again. */
  private load(address: string, cache?: RequestCache): Promise<unknown> {
    let file = this.files.get(address);
    if (!file) {
      file = this.readFile(address, cache).catch(() => void this.files.delete(address));
      this.files.set(address, file);
    }
    return file;
  }
}

function atMost(time: number, promise: Promise<void>): Promise<void> {
  return Promise.race([promise, delay(time)]);
}

function delay(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
