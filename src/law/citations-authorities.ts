import type { Citation } from './citations.ts';

/** A decided case relied on: its name, where printed, and the citations that follow it. */
export interface Authority {
  start: number;
  end: number;
  /** respondent is '' for 'In re …' and 'Ex parte …'. */
  name?: { petitioner: string; respondent: string };
  citations: Citation[];
}

/** Every authority in a text, in order, never overlapping. */
export function findAuthorities(text: string): Authority[] {
  void text;
  return [];
}
