/** The number of a paragraph as words, for other programs. */
export const PRINTED = 'data-printed-number';
/** The words of a footnote, whose element has its sign. */
export const NOTE_SIGN = 'data-note';
/** The footnotes as lines at the end of a copy. */
export const NOTES = 'data-copied-notes';
