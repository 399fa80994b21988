import { type Marks, markWords } from '../text/marks.ts';
import { keepLongest } from '../text/text.ts';
import { formatParts, keyOfParts } from './format.ts';
import { withLatinCitations } from './native-script.ts';
import { type FoundCitation, findNeutral, findNumbered } from './neutral.ts';
import { findReported } from './reported.ts';
import type { Citation } from './types.ts';

export type { Citation, NeutralCitation, ReporterCitation } from './types.ts';

function toCitation(text: string, { start, end, parts }: FoundCitation): Citation {
  return { ...parts, raw: text.slice(start, end), start, end, key: keyOfParts(parts) };
}

/**
 * Every citation in a text, in order, never overlapping; line breaks inside a citation are allowed, and so are the letters
 * and figures of Indian scripts. O(n).
 */
export function findCitations(text: string, known: Marks = markWords(text)): Citation[] {
  const latin = withLatinCitations(text);
  const marks = latin === text ? known : markWords(latin);
  const found = [...findNeutral(latin, marks), ...findNumbered(latin, marks), ...findReported(latin, marks)];
  return keepLongest(found).map((one) => toCitation(text, one));
}

/** The citation that makes up the whole text, apart from white space, brackets and a full stop around it. */
export function parseCitation(text: string): Citation | undefined {
  const [first, ...others] = findCitations(text.slice(0, 300));
  if (!first || others.length > 0) return undefined;
  const around = text.slice(0, first.start) + text.slice(first.end);
  return /^[\s\u00a0.,;:()[\]"'“”]*$/u.test(around) ? first : undefined;
}

/**
 * A key equal for all printed variants of one citation: '2023/MHC/4812' and '2023:MHC:4812', 'A.I.R. 1973 S.C. 1461'
 * and 'AIR 1973 SC 1461'. The key omits the year when volume numbers do not restart each year ('110 ITR 36').
 */
export function citationKey(citation: Citation): string {
  return keyOfParts(citation);
}

/** The citation in the form courts print it. */
export function formatCitation(citation: Citation): string {
  return formatParts(citation);
}
