/** Queries of the library that other features run. */

export { firstRestsOf } from './citator/present-standing.ts';
export { namesByOthers } from './citator/store.ts';
