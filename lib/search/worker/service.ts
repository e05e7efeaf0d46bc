import type { Answer } from '../types';
import type { IndexAddresses } from '../manifest';
import type { PageTexts, TitlesFile } from './catalogue';
import { EmbeddedIndex } from './embedded-index';
import type { PackedIndex } from './postings';
import { toHits } from './to-hits';

/** How long an answer waits for more of the index, in ms. */
const WAIT_FOR_TEXTS_MS = 1_500;
const WAIT_FOR_PAGES_MS = 20;
/** The text index is loaded when there was no query for this long, unless a query needs it sooner. */
const LOAD_TEXTS_AFTER_MS = 1_000;
/** Until the text index is loaded, only the pages of this many results are. */
const FIRST_SHOWN = 3;

/** Answers queries from the embedded index, and loads the rest of that index step by step. */
export class SearchService {
  private readonly index: EmbeddedIndex;
  private readonly files = new Map<string, Promise<unknown>>();
  private readonly pages = new Map<number, PageTexts>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `readFile` returns parsed JSON; `onMore` is called when the same query would get a fuller answer. */
  constructor(
    titles: TitlesFile,
    private readonly addresses: IndexAddresses,
    private readonly readFile: (address: string) => Promise<unknown>,
    private readonly onMore: () => void,
  ) {
    this.index = new EmbeddedIndex(titles);
  }

  async search(query: string, category?: string): Promise<Answer> {
    clearTimeout(this.timer);
    const { index } = this;
    let found = index.search(query, category);
    if (!found.complete && !index.hasTexts) {
      await atMost(WAIT_FOR_TEXTS_MS, this.loadTexts());
      found = index.search(query, category);
    }
    this.timer = setTimeout(() => void this.loadTexts(), LOAD_TEXTS_AFTER_MS);
    const shown = index.hasTexts ? found.results : found.results.slice(0, FIRST_SHOWN);
    const pages = shown.map(({ entry }) => index.catalogue.entries[entry]?.page ?? -1);
    await atMost(WAIT_FOR_PAGES_MS, this.loadPages([...new Set(pages)]));
    const hits = toHits(found, index.catalogue, (page) => this.pages.get(page));
    const suggestion = hits.length === 0 ? index.suggestQuery(query) : undefined;
    return { hits, words: found.words, ...(suggestion ? { suggestion } : {}) };
  }

  /** Failures are ignored: names still answer, and the next query tries again. */
  private async loadTexts(): Promise<void> {
    const { index } = this;
    if (index.hasTexts) return;
    const parts = await Promise.all(this.addresses.texts.map((address) => this.load(address)));
    if (index.hasTexts || parts.includes(undefined)) return;
    index.addTexts(parts as PackedIndex[]);
    this.onMore();
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
  private load(address: string): Promise<unknown> {
    let file = this.files.get(address);
    if (!file) {
      file = this.readFile(address).catch(() => void this.files.delete(address));
      this.files.set(address, file);
    }
    return file;
  }
}

function atMost(time: number, promise: Promise<void>): Promise<void> {
  return Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, time))]);
}
