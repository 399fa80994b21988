import { COURTS, type Court, STATES, type State } from './courts-list.ts';

export { COURTS, type Court, STATES, type State };

/** A court named in a text: the Court when it is the Supreme Court or one High Court, none for district courts, tribunals or 'this Court'. */
export interface CourtMention {
  start: number;
  end: number;
  court?: Court;
  bench?: string;
}

/** The Supreme Court or the High Court that a printed name, header line or slug means; undefined when it names none. */
export function findCourt(text: string): { court: Court; bench?: string } | undefined {
  void text;
  return undefined;
}

/** Every court, tribunal or bench named in a text, in order, never overlapping. */
export function findCourtMentions(text: string): CourtMention[] {
  void text;
  return [];
}
