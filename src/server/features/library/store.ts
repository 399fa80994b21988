/** Queries of the library that other features run. */
export { namesByOthers } from './citator/store.ts';
