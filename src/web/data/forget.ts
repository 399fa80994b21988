/** Work that is not saved on the server: it outlives a session that the server ended. */
export const UNSENT_DATABASE = 'munshi-unsaved';
/** Answers that were read, for pages without a connection. */
export const READ_DATABASE = 'munshi-read';

function remove(name: string): void {
  try {
    globalThis.indexedDB?.deleteDatabase(name);
  } catch (error) {
    // A browser that refuses storage has nothing to remove.
    console.warn(error);
  }
}

/** Removes what is not saved: a user who signs out leaves nothing behind. */
export const forgetUnsent = (): void => remove(UNSENT_DATABASE);

/** Removes what was read: only a live session may show it. */
export const forgetRead = (): void => remove(READ_DATABASE);
