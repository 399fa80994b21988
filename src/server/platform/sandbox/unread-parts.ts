/** Kinds of content that the text of a file does not have. */
export type UnreadPart = 'pictures' | 'comments' | 'parts';
