/** The mark by which a spreadsheet knows that a file is UTF-8. */
export const UTF8_MARK = '\uFEFF';
/** Cells that a spreadsheet would run as a formula; it adds up a negative number. */
const FORMULA = /^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/u;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A line of CSV (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`;
