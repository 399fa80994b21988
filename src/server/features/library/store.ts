/** Queries of the library that other features run. */

export { firstRestsOf } from './citator/present-standing.ts';
export { type JudgmentStanding, standingsOf } from './citator/standing.ts';
export { withStandings } from './citator/standing-of-findings.ts';
export { namesByOthers } from './citator/store.ts';
