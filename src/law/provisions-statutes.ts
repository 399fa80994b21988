/** An act, code, ordinance or constitution named in a text. `act` is a known act's key. */
export interface StatuteMention {
  start: number;
  end: number;
  act?: string;
  raw: string;
}

/** Every statute named in a text, in order, never overlapping. */
export function findStatutes(text: string): StatuteMention[] {
  void text;
  return [];
}
