const SUPERIOR = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** '12' → '¹²'. */
export function superior(figures: string): string {
  return [...figures].map((one) => SUPERIOR[Number(one)] ?? one).join('');
}

/** '¹²' → '12'. */
export function plainFigures(marks: string): string {
  return [...marks].map((one) => (SUPERIOR.includes(one) ? String(SUPERIOR.indexOf(one)) : one)).join('');
}

/** Text of an act without marks of footnotes and the square brackets of amendments, as a lawyer quotes it. */
export function withoutMarks(text: string): string {
  return text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, '')
    .replace(/[[\]]/gu, '')
    .replace(/\*(?:\s*\*)+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * For each character of `withoutMarks(text)` its place in `text`, and one more for the end. Blanks have the place behind the
 * character before them. O(n).
 */
export function placesWithoutMarks(text: string): number[] {
  const plain = withoutMarks(text);
  const places: number[] = [];
  let at = 0;
  for (const letter of plain) {
    if (letter !== ' ') {
      const next = text.indexOf(letter, at);
      if (next >= 0) at = next;
    }
    for (let unit = 0; unit < letter.length; unit += 1) places.push(at + unit);
    at += letter.length;
  }
  places.push(Math.min(at, text.length));
  return places;
}

/** Letters and figures alone, in small letters. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '');
}

/** The words in the square brackets that open at `at`, at most `most` characters; undefined where they do not close. */
export function bracketed(text: string, at: number, most = 2000): string | undefined {
  let depth = 0;
  for (let i = at; i < text.length && i < at + most; i += 1) {
    if (text[i] === '[') depth += 1;
    else if (text[i] === ']') depth -= 1;
    if (depth === 0) return text.slice(at + 1, i);
  }
  return undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** '(w.e.f. 3-5-2018)' → '2018-05-03'. */
export function effectiveFrom(note: string): string | undefined {
  const [, day, month, year] =
    /w\.?\s?e\.?\s?f\.?\s*(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4})/iu.exec(note) ?? [];
  return isoDay(year, month, day);
}

/** '6th October, 2025' → '2025-10-06'. */
export function writtenDay(text: string): string | undefined {
  const [, day, name, year] = /(\d{1,2})(?:st|nd|rd|th)?\s+([A-Z][a-z]{2,8}),?\s+(\d{4})/u.exec(text) ?? [];
  const month = MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? undefined : isoDay(year, String(month), day);
}

function isoDay(year?: string, month?: string, day?: string): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
