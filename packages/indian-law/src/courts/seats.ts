import { COURTS } from './court-list.ts';

/** Seats outside the state of their court's principal seat, with the territory that each bench was set up for. */
export const ownTerritories: Readonly<Record<string, string>> = {
  Goa: 'Goa',
  Kohima: 'Nagaland',
  Aizawl: 'Mizoram',
  Itanagar: 'Arunachal Pradesh',
  'Port Blair': 'Andaman and Nicobar Islands',
};

/** Principal seats whose state is not the first of the court's jurisdiction. */
const PRINCIPAL: Readonly<Record<string, string>> = { 'punjab-haryana': 'Chandigarh' };

/**
 * The state or union territory in which a High Court sits: that of the bench if known, else of the principal seat.
 * A judgment that names no state is filed under it. Undefined for the Supreme Court, whose jurisdiction is all India
 * (Articles 124 and 130 of the Constitution), and for an unknown court or bench.
 */
export function stateOfSeat(courtCode: string, bench?: string): string | undefined {
  const court = COURTS.find(({ code }) => code === courtCode);
  if (!court) return undefined;
  const principal = PRINCIPAL[court.code] ?? court.states[0];
  if (bench === undefined) return principal;
  const place = bench.replace(/\s+bench$/iu, '').toLowerCase();
  const seat = court.benches.find(({ name }) => name.toLowerCase() === place);
  return seat && (ownTerritories[seat.name] ?? principal);
}
