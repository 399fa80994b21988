import { type Leaf, SegmentMatcher } from '../ranking/segment-matcher.ts';
import type { SegmentStore } from '../segment-store.ts';
import type { DocAddress, Segment } from '../segments/segment.ts';
import { readForForms, type SpellingSource } from './suggestions.ts';
import { Vocabulary } from './vocabulary.ts';

/** Answers the questions of corrections from the segments of an index. */
export class SegmentSpelling {
  readonly #vocabulary: Vocabulary;

  constructor(store: SegmentStore) {
    this.#vocabulary = new Vocabulary(store);
  }

  over(segments: readonly Segment[]): SpellingSource {
    const has = (term: string) => segments.some(({ index }) => index.docFrequency(term) > 0);
    return {
      known: async (terms) => new Set(terms.filter(has)),
      terms: () => this.#vocabulary.terms(),
      together: async (lists) => lists.map((leaves) => segments.some((segment) => hasAll(segment, leaves))),
      texts: async (terms) => {
        const texts: string[][] = [];
        for (const term of terms) texts.push(await this.#textsOf(addressesWith(term, segments)));
        return texts;
      },
    };
  }

  async #textsOf(addresses: readonly DocAddress[]): Promise<string[]> {
    const texts: string[] = [];
    for (const address of addresses) {
      const found = (await address.segment.rows.fetch([address.row], true)).get(address.row);
      texts.push(found?.record.title ?? '', ...(found?.paragraphs ?? []).map(({ text }) => text));
    }
    return texts;
  }
}

/** The first live documents that contain a term. */
function addressesWith(term: string, segments: readonly Segment[]): DocAddress[] {
  return segments
    .flatMap((segment) =>
      [...segment.index.postings(term).rows.subarray(0, readForForms)].map((row) => ({ segment, row })),
    )
    .filter(({ segment, row }) => segment.docValues.isLive(row))
    .slice(0, readForForms);
}

function hasAll({ index, docValues }: Segment, leaves: readonly Leaf[]): boolean {
  return new SegmentMatcher(index, docValues.size).rowsOfAll(leaves).length > 0;
}
