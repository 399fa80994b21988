/** The names under which a page keeps its New Client form when the session ends. */
export const PERSISTED_NEW_CLIENT = { clients: 'new-client', cases: 'new-case-client' } as const;
