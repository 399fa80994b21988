import { COURTS, type Court } from './court-list.ts';
import { ownTerritories } from './seats.ts';

/**
 * The states and union territories to which a judgment of a High Court belongs: all of the court's jurisdiction, or the
 * one territory of a bench that was set up for it. `state` is the state recorded for the judgment, which for an outlying
 * bench is that of its seat (`stateOfSeat`). A state recorded outside the jurisdiction is kept beside it. For the Supreme
 * Court and for unknown courts it is the recorded state alone.
 *
 * Jurisdiction of the courts with more than one state or territory (Articles 214, 230 and 231 of the Constitution):
 * - Bombay: Maharashtra (Bombay Reorganisation Act 1960, s. 28), Goa and Daman and Diu (High Court at Bombay (Extension
 *   of Jurisdiction to Goa, Daman and Diu) Act 1981; Goa, Daman and Diu Reorganisation Act 1987, s. 20), Dadra and Nagar
 *   Haveli (Dadra and Nagar Haveli Act 1961, s. 11), merged with Daman and Diu in 2020 (Act 44 of 2019).
 * - Calcutta: West Bengal, Andaman and Nicobar Islands (Calcutta High Court (Extension of Jurisdiction) Act 1953).
 * - Gauhati: Assam, Nagaland, Mizoram and Arunachal Pradesh (North-Eastern Areas (Reorganisation) Act 1971, s. 28; State
 *   of Mizoram Act 1986; State of Arunachal Pradesh Act 1986; North-Eastern Areas (Reorganisation) and Other Related Laws
 *   (Amendment) Act 2012, which gave Manipur, Meghalaya and Tripura courts of their own).
 * - Jammu & Kashmir and Ladakh: both territories (Jammu and Kashmir Reorganisation Act 2019, s. 75).
 * - Kerala: Kerala and Lakshadweep (States Reorganisation Act 1956, ss. 49 and 60).
 * - Madras: Tamil Nadu, Puducherry (Pondicherry (Administration) Act 1962, s. 9).
 * - Punjab and Haryana: Punjab, Haryana and Chandigarh (Punjab Reorganisation Act 1966, s. 29).
 * Benches with a territory of their own are those of `seats.ts`.
 */
export function statesOfJudgment(courtCode: string, state?: string): readonly string[] {
  const court = COURTS.find(({ code }) => code === courtCode);
  const recorded = state === undefined || state === '' ? [] : [state];
  if (!court || court.states.length === 0) return recorded;
  if (state !== undefined && hasBenchFor(court, state)) return recorded;
  return [...new Set([...court.states, ...recorded])];
}

/** True where a bench of the court sits for this state alone: Goa of Bombay, Nagaland of Gauhati. */
function hasBenchFor(court: Court, state: string): boolean {
  return court.benches.some(({ name }) => ownTerritories[name] === state);
}

/** The courts with more than one state, each with those that have no bench of their own and those that have. */
export function courtsOfState(state: string): { court: string; apart: readonly string[] }[] {
  return COURTS.filter(({ states }) => states.includes(state)).map((court) => ({
    court: court.code,
    apart: court.states.filter((other) => other !== state && hasBenchFor(court, other)),
  }));
}
