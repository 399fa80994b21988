/** Control characters: text read from files has them, and Word and calendars refuse what holds one. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** A text as it may stand in a document, a calendar or a mail; lines stay lines. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '');

/** The same on one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s+/gu, ' ').trim();

/** Its lines, without empty ones. */
export const printableLines = (text: string): string[] =>
  printable(text)
    .split(/\s*[\r\n]\s*/u)
    .filter((line) => line.trim() !== '');
