import type { SearchHit } from '#server/platform/search/engine.ts';

const sectionOf = ({ record }: SearchHit): string | undefined =>
  record.kind === 'act' ? record.section_law[0]?.key : undefined;

/** Hits in their order, but the official text of a section comes before our summary of it, in its position. O(n). */
export function officialFirst(hits: readonly SearchHit[]): SearchHit[] {
  const ordered = [...hits];
  const summaries = new Map<string, number>();
  for (const [at, hit] of hits.entries()) {
    const section = sectionOf(hit);
    if (section === undefined) continue;
    const before = summaries.get(section);
    if (hit.record.summary) {
      if (before === undefined) summaries.set(section, at);
      continue;
    }
    const summary = before === undefined ? undefined : ordered[before];
    // Hits that lack a word of an exact query stay behind those that have all.
    if (before === undefined || !summary || summary.similar !== hit.similar) continue;
    ordered[before] = hit;
    ordered[at] = summary;
    summaries.delete(section);
  }
  return ordered;
}
