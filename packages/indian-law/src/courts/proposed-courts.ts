import { SITTING_COURTS } from './court-list.ts';
import { TRIBUNALS } from './tribunals.ts';

/** A court that a form proposes. `also`: other names by which it is found. */
export interface ProposedCourt {
  name: string;
  also: string;
}

/** The Supreme Court, the High Courts with their benches, and the tribunals, by the names that they print. */
export const PROPOSED_COURTS: readonly ProposedCourt[] = [
  ...SITTING_COURTS.flatMap(({ name, short, benches, places }) => [
    { name, also: [short, ...places].join(', ') },
    ...benches.slice(1).map((bench) => ({ name: `${name}, ${bench.name} Bench`, also: short })),
  ]),
  ...TRIBUNALS.map(({ name }) => ({ name, also: '' })),
];

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.\s]+/gu, ' ')
    .trim();

/** Courts of a district, by the names that most States print, the most usual first. */
const OF_DISTRICTS = [
  'District and Sessions Court',
  'Civil Judge (Senior Division)',
  'Chief Judicial Magistrate',
  'Family Court',
  'Commercial Court',
  'Labour Court',
  'Motor Accidents Claims Tribunal',
  'District Consumer Disputes Redressal Commission',
] as const;
/** Courts that are proposed for a place alone. */
const FOR_A_PLACE = 4;
const PLACE = /^\p{L}[\p{L}\p{M}'-]*(?: \p{L}[\p{L}\p{M}'-]*){0,2}$/u;
const MIN_PLACE = 3;
/** Words of higher courts, or of any: none is a place. */
const NO_PLACE = /\b(?:high|supreme|court|bench|tribunal|judge|of|the|at)\b/u;

/** The courts of the district that is typed, whatever its name, with or without the kind of the court. */
function districtCourts(typed: string): ProposedCourt[] {
  const words = folded(typed).replaceAll(',', ' ').split(/ +/u).filter(Boolean);
  const isKind = (word: string) => OF_DISTRICTS.some((name) => folded(name).split(' ').includes(word));
  const kinds = words.filter(isKind);
  const place = words.filter((word) => !isKind(word) && word !== 'in' && word !== 'at').join(' ');
  if (place.length < MIN_PLACE || !PLACE.test(place) || NO_PLACE.test(place)) return [];
  const fitting = OF_DISTRICTS.filter((name) =>
    kinds.every((word) => folded(name).split(' ').includes(word)),
  );
  const shown = kinds.length > 0 ? fitting : fitting.slice(0, FOR_A_PLACE);
  const printed = place.replaceAll(/(?<![\p{L}\p{M}'])\p{L}/gu, (letter) => letter.toUpperCase());
  return shown.map((name) => ({ name: `${name}, ${printed}`, also: typed.trim() }));
}

/**
 * The courts that contain every typed word in their names, the user's own courts first; at most `limit`. Where none of
 * them is meant, the courts of the district that is typed.
 */
export function proposeCourts(typed: string, own: readonly string[], limit = 12): ProposedCourt[] {
  const words = folded(typed)
    .split(' ')
    .filter((word) => word !== '');
  const has = (text: string) => words.every((word) => folded(text).includes(word));
  const mine = [...new Set(own)].filter(has).map((name) => ({ name, also: '' }));
  if (words.length === 0) return mine.slice(0, limit);
  const known = PROPOSED_COURTS.filter(({ name, also }) => has(`${name} ${also}`) && !own.includes(name));
  const named = [...mine, ...known].slice(0, limit);
  return named.length > 0 ? named : districtCourts(typed);
}
