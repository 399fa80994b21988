/** P-1, R/2, Annexure 3: a series and a place in it. */
const NUMBERED = /^(.{0,60}?)(\d{1,3})$/u;
const LETTER = /^[A-Z]$/u;

interface Place {
  series: string;
  number: number;
  write: (number: number) => string;
}

function placeOf(mark: string): Place | undefined {
  if (LETTER.test(mark))
    return {
      series: 'A',
      number: (mark.codePointAt(0) ?? 64) - 64,
      write: (number) => String.fromCodePoint(64 + number),
    };
  const [, series, digits] = NUMBERED.exec(mark) ?? [];
  if (series === undefined) return undefined;
  return { series: `${series}1`, number: Number(digits), write: (number) => `${series}${number}` };
}

/**
 * The marks of a draft, in the order of its references, numbered again in this order: each series begins at its first
 * place. Only marks that change are in the map. Marks without a number stay. O(n).
 */
export function marksInOrder(marks: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  const changed = new Map<string, string>();
  for (const mark of new Set(marks)) {
    const place = placeOf(mark);
    if (!place) continue;
    const number = (counts.get(place.series) ?? 0) + 1;
    counts.set(place.series, number);
    const next = place.series === 'A' && number > 26 ? mark : place.write(number);
    if (next !== mark) changed.set(mark, next);
  }
  return changed;
}

/** The mark of the next annexure: behind the highest of the series that was used last; empty when there is none. */
export function nextMark(marks: readonly string[]): string {
  const places = marks.map(placeOf).filter((place) => place !== undefined);
  const last = places.at(-1);
  if (!last) return '';
  const highest = Math.max(
    ...places.filter(({ series }) => series === last.series).map(({ number }) => number),
  );
  return last.series === 'A' && highest >= 26 ? '' : last.write(highest + 1);
}

/** Two marks that differ in case, spaces, hyphens and strokes only are the same: P-1, p 1. */
export const sameMark = (mark: string): string => mark.toUpperCase().replaceAll(/[\s/–-]+/gu, '');

/** The mark of one more file that is filed: the first that the draft names and no file has, or the one behind the others. */
export function markOfNextFile(used: readonly string[], named: readonly string[]): string {
  const taken = new Set(used.map(sameMark));
  const waiting = named.find((mark) => !taken.has(sameMark(mark)));
  return waiting ?? (used.length === 0 ? 'P-1' : nextMark(used));
}

/**
 * Changed marks by `sameMark`, closed to a permutation: a mark that another annexure takes gets the one that becomes free.
 * So no two files meet in one mark, and the inverse of the map undoes it. O(n).
 */
function closed(changed: ReadonlyMap<string, string>): Map<string, string> {
  const next = new Map<string, string>();
  const before = new Map<string, string>();
  for (const [from, to] of changed) {
    if (next.has(sameMark(from)) || before.has(sameMark(to))) continue;
    next.set(sameMark(from), to);
    before.set(sameMark(to), from);
  }
  for (const to of [...next.values()]) {
    if (next.has(sameMark(to))) continue;
    let free = to;
    for (let from = before.get(sameMark(free)); from !== undefined; from = before.get(sameMark(free)))
      free = from;
    next.set(sameMark(to), free);
  }
  return next;
}

/**
 * Files with the marks that they have after a change of the numbering (`marksInOrder`). In each series, the files whose
 * marks change take the places of one another, so that they come in the order of their numbers. Undefined when no file
 * has a changed mark.
 */
export function withChangedMarks<T extends { mark: string }>(
  files: readonly T[],
  changed: ReadonlyMap<string, string>,
): T[] | undefined {
  const marks = closed(changed);
  const moved = (file: T) => {
    const mark = marks.get(sameMark(file.mark));
    const place = mark === undefined ? undefined : placeOf(mark);
    return mark !== undefined && place ? { file: { ...file, mark }, ...place } : undefined;
  };
  const all = files.map(moved).filter((one) => one !== undefined);
  if (all.length === 0) return undefined;
  const waiting = new Map(all.map(({ series }) => [series, [] as T[]]));
  for (const { series, file } of all.sort((one, other) => other.number - one.number))
    waiting.get(series)?.push(file);
  return files.map((file) => waiting.get(moved(file)?.series ?? '')?.pop() ?? file);
}
