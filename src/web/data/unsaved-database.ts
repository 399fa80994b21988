/** The database of this browser in which texts wait that are not saved on the server yet. */
export const UNSAVED_DATABASE = 'munshi-unsaved';

/** Removes these texts: a user who signs out leaves nothing behind. */
export function forgetUnsaved(): void {
  globalThis.indexedDB?.deleteDatabase(UNSAVED_DATABASE);
}
