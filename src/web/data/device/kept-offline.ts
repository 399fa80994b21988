/** For a query whose answer this device keeps, so that its page opens without a connection. */
export const KEPT_OFFLINE = { keptOffline: true } as const;
