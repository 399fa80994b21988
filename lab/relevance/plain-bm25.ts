import { stopWords, termsOf } from '#law/text/words.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';

/** BM25 with k1 1.2 and b 0.75, with every word of the query as often as it occurs there: nothing selected, nothing tuned. */
export class PlainBm25 {
  readonly #postings = new Map<string, { rows: number[]; counts: number[] }>();
  readonly #lengths: number[] = [];
  readonly #ids: string[] = [];
  #average = 0;

  constructor(documents: readonly LibraryDocument[]) {
    for (const [row, { id, paragraphs }] of documents.entries()) {
      const counts = new Map<string, number>();
      const terms = termsOf(paragraphs.map(({ text }) => text).join('\n'));
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) {
        const postings = this.#postings.get(term) ?? { rows: [], counts: [] };
        this.#postings.set(term, postings);
        postings.rows.push(row);
        postings.counts.push(count);
      }
      this.#ids.push(id);
      this.#lengths.push(terms.length);
      this.#average += terms.length / documents.length;
    }
  }

  /** All documents, best first. */
  rank(query: string): string[] {
    const counts = new Map<string, number>();
    for (const term of termsOf(query))
      if (!stopWords.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    const scores = new Float64Array(this.#ids.length);
    for (const [term, weight] of counts) {
      const postings = this.#postings.get(term);
      if (!postings) continue;
      const having = postings.rows.length;
      const idf = Math.log(1 + (this.#ids.length - having + 0.5) / (having + 0.5));
      for (const [i, row] of postings.rows.entries()) {
        const count = postings.counts[i] ?? 0;
        const norm = 1.2 * (0.25 + (0.75 * (this.#lengths[row] ?? 0)) / this.#average);
        scores[row] = (scores[row] ?? 0) + (weight * idf * count * 2.2) / (count + norm);
      }
    }
    return Array.from(scores.keys())
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
      .map((row) => this.#ids[row] ?? '');
  }
}
