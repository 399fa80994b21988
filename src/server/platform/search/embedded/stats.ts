import type { EngineStats } from '../engine.ts';
import type { SegmentStore } from './segment-store.ts';
import { flags } from './segments/doc-values.ts';

/** What the library holds, counted over the live rows of every segment. */
export function libraryStats(store: SegmentStore, embeddings: EngineStats['embeddings']): EngineStats {
  const courts = new Map<number, number>();
  const counts = { documents: 0, acts: 0, samples: 0 };
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (const { docValues } of store.segments) {
    docValues.live().each((row) => {
      counts.documents += 1;
      const flag = docValues.flags[row] ?? 0;
      if (flag & flags.act) counts.acts += 1;
      if (flag & flags.sample) counts.samples += 1;
      const court = docValues.courts[row] ?? 0;
      if (court > 0) courts.set(court, (courts.get(court) ?? 0) + 1);
      const year = docValues.years[row] ?? 0;
      if (year > 0) [from, to] = [Math.min(from, year), Math.max(to, year)];
    });
  }
  const stats: EngineStats = {
    ...counts,
    judgments: counts.documents - counts.acts,
    courts: [...courts]
      .map(([number, documents]) => {
        const court = store.ordinals.courts.name(number);
        return { court, name: store.ordinals.courtNames.get(number) ?? court, documents };
      })
      .sort((a, b) => b.documents - a.documents || (a.court < b.court ? -1 : 1)),
    segments: store.segments.length,
    // The text index takes a document before its write is acknowledged.
    pending: 0,
    embeddings,
  };
  if (to > 0) stats.years = { from, to };
  return stats;
}
