import type { EngineStats } from '../engine.ts';
import type { SegmentStore } from './segment-store.ts';
import { type DocValues, flags } from './segments/doc-values.ts';

class Counter {
  readonly courts = new Map<number, number>();
  documents = 0;
  acts = 0;
  samples = 0;
  summaries = 0;
  from = Number.POSITIVE_INFINITY;
  to = 0;

  add(docValues: DocValues, row: number): void {
    this.documents += 1;
    const flag = docValues.flags[row] ?? 0;
    if (flag & flags.act) this.acts += 1;
    if (flag & flags.sample) this.samples += 1;
    if (flag & flags.summary) this.summaries += 1;
    const court = docValues.courts[row] ?? 0;
    if (court > 0) this.courts.set(court, (this.courts.get(court) ?? 0) + 1);
    const year = docValues.years[row] ?? 0;
    if (year === 0) return;
    this.from = Math.min(this.from, year);
    this.to = Math.max(this.to, year);
  }
}

/** Counts the library's documents over the live rows of every segment. */
export function libraryStats(store: SegmentStore, embeddings: EngineStats['embeddings']): EngineStats {
  const counter = new Counter();
  for (const { docValues } of store.segments) docValues.live().each((row) => counter.add(docValues, row));
  const { documents, acts, samples, summaries, courts, from, to } = counter;
  const stats: EngineStats = {
    documents,
    acts,
    samples,
    summaries,
    judgments: documents - acts,
    courts: [...courts]
      .map(([number, count]) => {
        const court = store.ordinals.courts.name(number);
        return { court, name: store.ordinals.courtNames.get(number) ?? court, documents: count };
      })
      .sort((a, b) => b.documents - a.documents || (a.court < b.court ? -1 : 1)),
    rows: store.segments.reduce((sum, { docValues }) => sum + docValues.size, 0),
    segments: store.segments.length,
    // The text index takes a document before its write is acknowledged.
    pending: 0,
    embeddings,
  };
  if (to > 0) stats.years = { from, to };
  return stats;
}
