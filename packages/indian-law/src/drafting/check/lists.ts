import { isIndexHead } from './parts.ts';
import type { DraftLine, DraftParts } from './types.ts';

/**
 * The number of the list in which each line of a draft stands. A list begins at its heading; a paper and each of its affidavits
 * have lists of their own, in which the same papers come again.
 */
function placesOfLists(parts: DraftParts): Map<DraftLine, number> {
  const places = new Map<DraftLine, number>();
  let list = 0;
  for (const { lines } of [parts, ...parts.attached]) {
    list += 1;
    for (const line of lines) {
      if (isIndexHead(line)) list += 1;
      places.set(line, list);
    }
  }
  return places;
}

/** Entries of lists whose mark an earlier entry of the same list has. */
export function twiceInOneList<T extends { line: DraftLine }>(
  parts: DraftParts,
  entries: readonly T[],
  keyOf: (entry: T) => string,
): ReadonlySet<T> {
  const places = placesOfLists(parts);
  const seen = new Set<string>();
  return new Set(
    entries.filter((entry) => {
      const key = `${places.get(entry.line) ?? 0} ${keyOf(entry)}`;
      const isTwice = seen.has(key);
      seen.add(key);
      return isTwice;
    }),
  );
}
