/** Sizes of multilingual-e5-small. */
export const HIDDEN = 384;
export const LAYERS = 12;
export const HEADS = 12;
export const HEAD = HIDDEN / HEADS;
export const INNER = 1536;
export const MOST_TOKENS = 512;
