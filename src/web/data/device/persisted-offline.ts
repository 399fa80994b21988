/** Marks a query whose answer this device keeps, so that its page opens without a connection. */
export const PERSISTED_OFFLINE = { persistedOffline: true } as const;
/** Characters of one kept answer; a longer one is not kept. */
export const LARGEST_PERSISTED = 1_000_000;
