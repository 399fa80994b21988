/** Kinds of lists: an advance list is tentative, a supplementary one is the last word on its day. */
export const listTypes = ['advance', 'daily', 'final', 'supplementary'] as const;
export type ListType = (typeof listTypes)[number];
