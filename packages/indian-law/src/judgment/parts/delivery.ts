import type { Line } from '../../text/lines.ts';

/** Limit: the delivery of the judgment is looked for in so many characters of a line and of the two lines behind it. */
const LONGEST = 4_000;
const WINDOW = 420;

const WORD =
  '(?:J[Uu][Dd][Gg][Ee]?[Mm][Ee][Nn][Tt][Ss]?|O[Rr][Dd][Ee][Rr][Ss]?|[Oo]pinions?|[Jj]udge?ments?|(?<=The\\s)orders?)';
/** 'The Judgment of the Court was delivered by', 'The majority judgment of A, C.J. and B, J. was delivered by', 'The following Judgments were delivered'. */
const DELIVERED = new RegExp(
  String.raw`(?:\b(?:The|the(?=[^;:?]{0,320}?\bdeliv[- ]{0,2}er[- ]{0,2}ed\s{1,2}by\b))\s(?:[Ff]ollowing\s|[Mm]ajority\s|[Jj]oint\s|[Ll]eading\s)?|^(?:${'\\d{1,4}'}\s)?)${WORD}\b(?:(?!\b(?:The|the)\s(?:[Jj]udg|[Oo]rder))[^;:?]){0,260}?\b(?:was|were|is|[*w]as)[\W_]{0,3}deliv[- ]{0,2}er[- ]{0,2}ed\b(?!\s+on\s)[\s,]{0,3}(?:by\b)?[\s:.,-]{0,6}(?:following\s(?=\p{Lu}{3}))?`,
  'u',
);

const DATE = /^[\d\s\\.]*(?:\p{Lu}\p{Ll}{2,9}\.?[\d\s.,\\]*)?$/u;

/** The phrase that delivers a judgment: where it begins and ends. */
export interface Delivery {
  at: number;
  end: number;
}

function deliveredIn(text: string): Delivery | undefined {
  const match = DELIVERED.exec(text);
  return match === null ? undefined : { at: match.index, end: match.index + match[0].length };
}

/**
 * The phrase that delivers the judgment, when it begins in line `i`; it may go on in the next two lines, and `end` then
 * counts from the start of line `i` with one character for each line break.
 */
export function deliveryAt(lines: readonly Line[], i: number): Delivery | undefined {
  const text = lines[i]?.text ?? '';
  if (![i, i + 1, i + 2].some((at) => lines[at]?.text.includes('deliv') === true)) return undefined;
  if (!/judg|opinion|order/i.test(text.length > LONGEST ? text.slice(0, LONGEST) : text)) return undefined;
  const rest = `${lines[i + 1]?.text.slice(0, WINDOW) ?? ''}\n${lines[i + 2]?.text.slice(0, WINDOW) ?? ''}`;
  const found = deliveredIn(`${text.slice(0, LONGEST)}\n${rest}`);
  return found !== undefined && found.at < text.length ? found : undefined;
}

/** The lines of a text, the first that delivers a judgment cut before it: it often goes on from the names of counsel. */
export function cutAtDelivery<T extends Line>(lines: readonly T[]): T[] {
  for (const [i, line] of lines.entries()) {
    const at = line.text.includes('deliv') ? (deliveredIn(line.text.slice(0, LONGEST))?.at ?? 0) : 0;
    // '1955. January 27. The judgment of …': the date of the delivery belongs to it.
    if (at === 0 || DATE.test(line.text.slice(0, at))) continue;
    const cut = line.start + at;
    return [
      ...lines.slice(0, i),
      { ...line, end: cut, text: line.text.slice(0, at) },
      { ...line, start: cut, text: line.text.slice(at) },
      ...lines.slice(i + 1),
    ];
  }
  return [...lines];
}
