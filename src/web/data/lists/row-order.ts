/** The values of a row that give its position in a list. */
export type Place = { id: string; created_at: string; next_date?: string | null };

/**
 * An order of rows in which each row has a position of its own. `after` and `through` are conditions of the data API: the
 * rows after a position, and those up to and with it.
 */
export type RowOrder = {
  /** The columns, as the data API takes them; an index of the table has the same order. */
  columns: string;
  after: (place: Place) => string[];
  through: (place: Place) => string[];
};

export const newestFirst: RowOrder = {
  columns: 'created_at.desc,id',
  after: ({ created_at: at, id }) => [`created_at.lte.${at}`, `or(created_at.lt.${at},id.gt.${id})`],
  through: ({ created_at: at, id }) => [`created_at.gte.${at}`, `or(created_at.gt.${at},id.lte.${id})`],
};

/** The earliest next date first; the rows without one follow, newest first. */
export const nextDateFirst: RowOrder = {
  columns: 'next_date.asc.nullslast,created_at.desc,id',
  after({ next_date: date, ...place }) {
    if (date == null) return ['next_date.is.null', ...newestFirst.after(place)];
    const { created_at: at, id } = place;
    const same = `next_date.eq.${date}`;
    const later = `next_date.gt.${date},next_date.is.null`;
    return [`or(${later},and(${same},created_at.lt.${at}),and(${same},created_at.eq.${at},id.gt.${id}))`];
  },
  through({ next_date: date, ...place }) {
    const { created_at: at, id } = place;
    if (date == null)
      return [`or(next_date.not.is.null,created_at.gt.${at},and(created_at.eq.${at},id.lte.${id}))`];
    const same = `next_date.eq.${date}`;
    return [
      `next_date.lte.${date}`,
      `or(next_date.lt.${date},and(${same},created_at.gt.${at}),and(${same},created_at.eq.${at},id.lte.${id}))`,
    ];
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
