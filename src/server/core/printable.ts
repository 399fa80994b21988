/** Control characters: text read from files contains them, and Word and calendar programs refuse them. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** A text that is safe in a document, a calendar or a mail; line breaks stay. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '');

/** The same on one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s+/gu, ' ').trim();

/** The lines of a text, without empty ones. */
export const printableLines = (text: string): string[] =>
  printable(text)
    .split(/\s*[\r\n]\s*/u)
    .filter((line) => line.trim() !== '');
