import { COURTS } from './court-list.ts';
import { TRIBUNALS } from './tribunals.ts';

/** A court that a form proposes. `also`: other names by which it is found. */
export interface ProposedCourt {
  name: string;
  also: string;
}

/** The Supreme Court, the High Courts with their benches, and the tribunals, by the names that they print. */
export const PROPOSED_COURTS: readonly ProposedCourt[] = [
  ...COURTS.flatMap(({ name, short, benches, places }) => [
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

/** The courts that contain every typed word in their names, the user's own courts first; at most `limit`. */
export function proposeCourts(typed: string, own: readonly string[], limit = 12): ProposedCourt[] {
  const words = folded(typed)
    .split(' ')
    .filter((word) => word !== '');
  const has = (text: string) => words.every((word) => folded(text).includes(word));
  const mine = [...new Set(own)].filter(has).map((name) => ({ name, also: '' }));
  if (words.length === 0) return mine.slice(0, limit);
  const known = PROPOSED_COURTS.filter(({ name, also }) => has(`${name} ${also}`) && !own.includes(name));
  return [...mine, ...known].slice(0, limit);
}
