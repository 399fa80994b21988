import type { Side } from '../judgment/header.ts';

/** A party named in a cause title. The span holds the name alone. */
export interface PartyMention {
  start: number;
  end: number;
  role: Side;
  name: string;
  /** Read from the title of a legal site, which cuts long names off. */
  fromSite?: true;
}
