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
