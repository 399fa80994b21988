import { COURTS } from './court-list.ts';

/** A court of `COURTS` by its code, or a court below the High Court of a state or union territory. */
export type CourtInHierarchy = string | { state: string };

/**
 * True where decisions of `other`, a code of `COURTS`, bind a court. The Supreme Court binds every other court (Article
 * 141 of the Constitution), a High Court the courts and tribunals of the states over which it has superintendence
 * (Articles 227 and 231; East India Commercial Co. v. Collector of Customs, AIR 1962 SC 1893). A High Court does not bind
 * another, and a court is not said to be bound by itself: how many judges sat decides that. False for unknown codes.
 */
export function isBoundBy(court: CourtInHierarchy, other: string): boolean {
  const above = COURTS.find(({ code }) => code === other);
  if (above === undefined) return false;
  const supreme = above.states.length === 0;
  if (typeof court !== 'string') return supreme || above.states.includes(court.state);
  return supreme && court !== other && COURTS.some(({ code }) => code === court);
}

/**
 * The courts of `COURTS` whose judgments bind the courts of a state, or a court: those above it, and its own. A court
 * follows its own larger benches and those of its size, or refers the question to a larger one (Central Board of Dawoodi
 * Bohra Community v. State of Maharashtra, (2005) 2 SCC 673). Only what binds on both counts where both are named; none
 * for an unknown state or court.
 */
export function bindingCourts({ state, court }: { state?: string; court?: string }): string[] {
  if (state === undefined && court === undefined) return [];
  const ofState = (code: string) => state === undefined || (isState(state) && isBoundBy({ state }, code));
  const ofCourt = (code: string) => court === undefined || code === court || isBoundBy(court, code);
  return COURTS.map(({ code }) => code).filter((code) => ofState(code) && ofCourt(code));
}

const isState = (name: string) => COURTS.some(({ states }) => states.includes(name));
