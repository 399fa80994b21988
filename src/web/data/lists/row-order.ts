/** The values of a row that give its position in a list. */
export type Place = { id: string; created_at: string; next_date?: string | null };

/**
 * An order of rows in which each row has a position of its own. `between` gives conditions of the data API for the rows
 * behind a position (`after`, which is not one of them) and up to another one (`through`, which is). They come in parts
 * that follow each other: each part is one range of the index that has the order of `columns`.
 */
export type RowOrder = {
  columns: string;
  between: (after: Place | undefined, through: Place | undefined) => string[][];
};

const behind = ({ created_at: at, id }: Place) => [
  `created_at.lte.${at}`,
  `or(created_at.lt.${at},id.gt.${id})`,
];
const upTo = ({ created_at: at, id }: Place) => [
  `created_at.gte.${at}`,
  `or(created_at.gt.${at},id.lte.${id})`,
];

export const newestFirst: RowOrder = {
  columns: 'created_at.desc,id',
  between: (after, through) => [[...(after ? behind(after) : []), ...(through ? upTo(through) : [])]],
};

/** The rows with a date behind one of them. */
function behindDate(date: string, { created_at: at, id }: Place): string[] {
  const later = `created_at.lt.${at},and(created_at.eq.${at},id.gt.${id})`;
  return [`next_date.gte.${date}`, `or(next_date.gt.${date},${later})`];
}

/** The rows with a date up to one of them. */
function upToDate(date: string, { created_at: at, id }: Place): string[] {
  const earlier = `created_at.gt.${at},and(created_at.eq.${at},id.lte.${id})`;
  return [`next_date.lte.${date}`, `or(next_date.lt.${date},${earlier})`];
}

/** The earliest next date first; the rows without one follow, newest first. */
export const nextDateFirst: RowOrder = {
  columns: 'next_date.asc.nullslast,created_at.desc,id',
  between(after, through) {
    const dated: string[] = [];
    const undated = ['next_date.is.null'];
    if (after?.next_date != null) dated.push(...behindDate(after.next_date, after));
    else if (after) undated.push(...behind(after));
    if (through?.next_date != null) dated.push(...upToDate(through.next_date, through));
    else if (through) undated.push(...upTo(through));
    if (after && after.next_date == null) return [undated];
    if (through?.next_date != null) return [dated];
    // From the beginning to the end the index is one range.
    return after || through ? [after ? dated : ['next_date.not.is.null'], undated] : [[]];
  },
};

/** A name for the position, for the keys of queries. */
export const nameOf = (place: Place | undefined): string =>
  place ? `${place.next_date ?? ''} ${place.created_at} ${place.id}` : 'first';

/** The position of a row. */
export const placeOf = ({ id, created_at, next_date }: Place): Place => ({
  id,
  created_at,
  ...(next_date === undefined ? {} : { next_date }),
});
