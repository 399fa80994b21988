/** Reports of other countries, as their tokens begin a key. An Indian judgment is in none of them. */
const FOREIGN = new Set([
  'ac',
  'kb',
  'qb',
  'qbd',
  'ch',
  'ch d',
  'wlr',
  'all er',
  'er',
  'lr',
  'tlr',
  'clr',
  'hca',
  'us',
  'f 2d',
  'f 3d',
  'f supp',
  'dlr',
  'nzlr',
  'bclc',
  'ehrr',
  'rpc',
  'fsr',
  'icr',
  'irlr',
  'cr app r',
  'cox cc',
  'kbd',
  'tax cas',
  'ussc',
  'engr',
  'l ed',
  's ct',
  'uksc',
  'ukhl',
  'ukpc',
  'ewca',
  'ewhc',
]);

/** A report appears in the year of the decision, or a few years later; a printed year may be one too early. */
const EARLIEST = -1;
const LATEST = 6;

/** The year of a key: '2015:insc:15', 'insc|2015||||15'; undefined where it has none. */
export function yearOfKey(key: string | undefined): number | undefined {
  const year = /(?:^|\|)(\d{4})(?=[:|])/u.exec(key ?? '')?.[1];
  return year === undefined ? undefined : Number(year);
}

/** Neutral citations: their year is that of the decision, not of a report. */
const NEUTRAL = /^(?:\d{4}:|insc\|)/u;

/**
 * Drops neutral citations later than `year`, which a judgment of that year cannot cite: a copy may print the neutral
 * citation of a later judgment beside the right one.
 */
export function citableKeys(keys: readonly string[], year: number | undefined): string[] {
  return keys.filter(
    (key) => !NEUTRAL.test(key) || (yearOfKey(key) ?? 0) <= (year ?? Number.POSITIVE_INFINITY),
  );
}

/**
 * Drops keys that cannot be a judgment's own citations: the head of a judgment may print citations of cases that it
 * discusses. `year` is that of the decision; when it is unknown, the first key gives it.
 */
export function ownKeys(keys: readonly string[], year: number | undefined): string[] {
  const decided = year ?? yearOfKey(keys[0]);
  return keys.filter((key) => {
    if (FOREIGN.has(key.split('|', 1)[0] ?? '')) return false;
    const printed = yearOfKey(key);
    if (printed === undefined || decided === undefined) return true;
    return printed - decided >= EARLIEST && printed - decided <= LATEST;
  });
}
