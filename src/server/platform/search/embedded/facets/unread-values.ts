import type { FacetName, LibraryFilters } from '#shared/contracts/library.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Scheduler } from '../scheduler.ts';
import type { Segment } from '../segments/segment.ts';
import { recordValues } from './record-values.ts';

/** Records read in one turn. */
const readRows = 200;
/** A search that needs the values waits no longer than this. */
const longestWaitMs = 10_000;

const fromRecords = ['bench', 'act', 'section', 'disposal'] as const satisfies FacetName[];

const readsRecords = (filters: LibraryFilters) =>
  filters.bench_strength !== undefined ||
  filters.binding_on?.judges !== undefined ||
  fromRecords.some((name) => filters[name]?.length);

/** Members of the segment store used here. */
interface Segments {
  readonly segments: readonly Segment[];
  readonly scheduler: Scheduler;
  read(): { segments: readonly Segment[]; release: () => void };
}

/**
 * Reads the values that facets count for rows of versions that did not store them. They are read in the
 * background after each opening, because the tables of the index are only ever appended to.
 */
export class UnreadValues {
  readonly #store: Segments;
  #waiting: (() => void)[] = [];

  constructor(store: Segments) {
    this.#store = store;
  }

  get #any(): boolean {
    return this.#store.segments.some(({ docValues }) => docValues.unread.length > 0);
  }

  /** Reads what is unread; a merge meanwhile may leave more in the segment that it made. */
  async read(stopped: () => boolean): Promise<void> {
    while (this.#any && !stopped()) {
      const { segments, release } = this.#store.read();
      try {
        for (const segment of segments) await this.#readSegment(segment, stopped);
      } finally {
        release();
      }
    }
    if (!this.#any) for (const proceed of this.#waiting.splice(0)) proceed();
  }

  async #readSegment(segment: Segment, stopped: () => boolean): Promise<void> {
    const { docValues } = segment;
    while (docValues.unread.length > 0 && !stopped()) {
      const rows = docValues.unread.slice(0, readRows);
      const found = await segment.rows.fetch(rows, false);
      for (const [row, { record }] of found) docValues.setValues(row, recordValues(record));
      docValues.unread.splice(0, rows.length);
      await this.#store.scheduler.yieldToSearches();
    }
  }

  /** Those of the facets that can be counted now: a count of some rows only would be wrong. */
  countable(facets: readonly FacetName[]): readonly FacetName[] {
    return this.#any ? facets.filter((name) => !fromRecords.some((read) => read === name)) : facets;
  }

  /** Resolves when these filters can be applied; throws `index_unavailable` where that takes too long. */
  async ready(filters: LibraryFilters = {}): Promise<void> {
    if (!readsRecords(filters) || !this.#any) return;
    let timer: NodeJS.Timeout | undefined;
    let proceed: (() => void) | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const late = () =>
          reject(new ProblemError('index_unavailable', sentenceOf(requests.filtersBeingRead)));
        timer = setTimeout(late, longestWaitMs);
        proceed = resolve;
        this.#waiting.push(resolve);
      });
    } finally {
      clearTimeout(timer);
      this.#waiting = this.#waiting.filter((each) => each !== proceed);
    }
  }
}
