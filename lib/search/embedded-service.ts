import { toRawHits } from './embedded-hits';
import { EmbeddedIndex, type Found } from './embedded-index';
import type { PageTexts, TextsFile, TitlesFile } from './index-files';
import type { RawHit } from './types';
import type { IndexAddresses } from './worker-messages';

/** Reads one file of the index as JSON; rejects when it cannot. */
export type ReadFile = (address: string) => Promise<unknown>;

/** How long an answer waits for what would make it better, in ms. */
const waits = { texts: 1_500, pages: 20 } as const;
/** Texts come when nothing has been asked for this long, unless a question needs them sooner. */
const quiet = 1_000;
/** Texts of the first results are fetched at once, those of the others with the index of texts. */
const firstShown = 8;

/** Answers the client's requests from the embedded index, and loads that index step by step. */
export class EmbeddedService {
  private index: Promise<EmbeddedIndex> | undefined;
  private texts: Promise<void> | undefined;
  private addresses: IndexAddresses | undefined;
  private readonly pages = new Map<number, PageTexts>();
  private readonly asked = new Map<number, Promise<void>>();
  /** What the index found last: a question that was prepared need not be looked up again. */
  private last: { question: string; found: Found } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onMore` is told when asking again would give a fuller answer. */
  constructor(
    private readonly read: ReadFile,
    private readonly onMore: () => void,
  ) {}

  /** Makes the index ready, from the text of its names when that is here already. */
  load(addresses: IndexAddresses, titles?: string): void {
    this.addresses = addresses;
    void this.open(titles).catch(() => undefined); // the first question tries again and tells
  }

  /** Answer to the body of a query request, as the hosted service would write it. */
  async answer(body: string): Promise<string> {
    const { requests } = JSON.parse(body) as { requests: { query?: unknown; facetFilters?: unknown }[] };
    const [request] = requests;
    const hits = await this.find(
      typeof request?.query === 'string' ? request.query : '',
      categoryOf(request?.facetFilters),
    );
    return JSON.stringify({ results: [{ hits, nbHits: hits.length }] });
  }

  /** Fetches what the answer to a question needs that will be asked in a moment, if nothing is typed meanwhile. */
  async prepare(query: string, category: string | undefined): Promise<void> {
    const index = await this.open();
    await Promise.all(
      this.pagesToShow(index, this.lookUp(index, query, category)).map((page) => this.loadPage(page)),
    );
  }

  private async find(query: string, category: string | undefined): Promise<RawHit[]> {
    clearTimeout(this.timer);
    const index = await this.open();
    let found = this.lookUp(index, query, category);
    if (!found.complete && !index.hasTexts) {
      await atMost(waits.texts, this.loadTexts(index));
      found = this.lookUp(index, query, category);
    }
    this.timer = setTimeout(() => void this.loadTexts(index), quiet);
    await atMost(waits.pages, this.loadPages(this.pagesToShow(index, found)));
    return toRawHits(found, index.catalogue, (page) => this.pages.get(page));
  }

  private lookUp(index: EmbeddedIndex, query: string, category: string | undefined): Found {
    const question = JSON.stringify([query, category, index.hasTexts]);
    if (this.last?.question !== question) this.last = { question, found: index.search(query, category) };
    return this.last.found;
  }

  private pagesToShow(index: EmbeddedIndex, { results }: Found): number[] {
    const shown = index.hasTexts ? results : results.slice(0, firstShown);
    return [...new Set(shown.map(({ entry }) => index.catalogue.entries[entry]?.page ?? -1))];
  }

  private open(text?: string): Promise<EmbeddedIndex> {
    if (!this.addresses) return Promise.reject(new Error('The embedded index has no address yet'));
    if (this.index) return this.index;
    const file =
      text === undefined
        ? this.read(this.addresses.titles)
        : Promise.resolve(text).then((json): unknown => JSON.parse(json));
    this.index = file.then((titles) => new EmbeddedIndex(titles as TitlesFile));
    this.index.catch(() => (this.index = undefined));
    return this.index;
  }

  private loadTexts(index: EmbeddedIndex): Promise<void> {
    this.texts ??= Promise.all((this.addresses?.texts ?? []).map(this.read))
      .then((parts) => {
        index.addTexts(parts as TextsFile[]);
        this.onMore();
      })
      .catch(() => {
        this.texts = undefined; // names still answer; the next question tries again
      });
    return this.texts;
  }

  /** Texts of pages that are not here yet; what comes late is told, what cannot come is left out. */
  private async loadPages(pages: number[]): Promise<void> {
    const missing = pages.filter((page) => !this.pages.has(page));
    if (missing.length === 0) return;
    const started = Date.now();
    await Promise.all(missing.map((page) => this.loadPage(page)));
    const isLate = Date.now() - started > waits.pages;
    if (isLate && missing.some((page) => this.pages.has(page))) this.onMore();
  }

  private loadPage(page: number): Promise<void> {
    const address = this.addresses?.pages[page];
    if (address === undefined) return Promise.resolve();
    let loading = this.asked.get(page);
    if (!loading) {
      loading = this.read(address).then(
        (texts) => void this.pages.set(page, texts as PageTexts),
        () => void this.asked.delete(page), // the next question tries again
      );
      this.asked.set(page, loading);
    }
    return loading;
  }
}

function categoryOf(facetFilters: unknown): string | undefined {
  const filter: unknown = Array.isArray(facetFilters) ? (facetFilters as unknown[]).flat()[0] : undefined;
  return typeof filter === 'string' && filter.startsWith('hierarchy.lvl0:')
    ? filter.slice('hierarchy.lvl0:'.length)
    : undefined;
}

function atMost(time: number, promise: Promise<void>): Promise<void> {
  return Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, time))]);
}
