import type { Line } from '../../text/lines.ts';
import { isProse } from '../head-kinds.ts';
import { openingJudge } from './opening-judge.ts';

/** Limit: signatures, place and date are in so many printed lines. */
const LONGEST = 45;
const DOTTED = /^\W{0,4}[.…_·-]{3,}[\s.…_·,-]{0,80}(?:J|CJI?|C\.?\s?J\.?\s?I?|JUDGE|Judge|Member|MEMBER)\b/u;
const PLACE_AND_DATE =
  /^\s*(?:(?:NEW DELHI|New Delhi|PLACE|Place|MUMBAI|Mumbai|CHENNAI|Chennai)\s*[;:,.]|(?:DATED?|Dated?)\s*[;:]|Order Date\s*:?-?|(?:JANUARY|FEBRUARY|MARCH|APRIL|MAY|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER|January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,2}(?:st|nd|rd|th|ST|ND|RD|TH)?,?\s+\d{4}\b|\d{1,2}(?:st|nd|rd|th)?\s+(?:January|February|March|April|May|June|July|August|September|October|November|December),?\s+\d{4})/u;
const NAME_ALONE =
  /^\s*[([]\s*(?:(?:Dr|DR|Mr|Ms|Mrs|Smt|Justice|JUSTICE)\.?\s?){0,2}\p{Lu}[\p{L}.'’ -]{3,50}(?:,\s*(?:J|JJ|CJ|C\.J|Judge|JUDGE|Member)\.?)?\s*[)\]]/u;
const OFFICE =
  /^\s*(?:Sd\/-?|sd\/-?|\(?CHIEF JUSTICE|JUDGE\b|J ?U ?D ?G ?E\b|VACATION JUDGE|WHOLE TIME MEMBER|PRESIDING OFFICER|(?:Judicial|Technical) Member\b)/u;
const STAMP =
  /digitally sign|signature not verified|authenticity of the order|is downloaded from|indiankanoon\.org|^\W*page\b/iu;

/** True where a line signs a judgment: '.....J.', '(A. B. Name)', 'A. B. NAME, J.', 'New Delhi;', a date. */
function signs(text: string): boolean {
  const line = text.length > 160 ? text.slice(0, 160) : text;
  if (DOTTED.test(line) || NAME_ALONE.test(line) || OFFICE.test(line) || PLACE_AND_DATE.test(line))
    return true;
  const judge = openingJudge(line.trim());
  return judge !== undefined && judge.wordsAt >= line.trim().length;
}

/** True when a line may be between signatures: a name, initials of the typist, a stamp. */
function mayAccompany(text: string): boolean {
  if (text.length > 220) return false;
  return (
    STAMP.test(text) || (text.trim().length < 90 && !isProse(text) && !/^\s*\d{1,3}[.)\]]\s/u.test(text))
  );
}

/**
 * The line with which the signatures at the end of a part begin; undefined when it ends without. `from` and `to` are the
 * part's first line and the line behind its last.
 */
export function signatureLine(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
  to: number,
): number | undefined {
  let first: number | undefined;
  let printed = 0;
  for (let i = to - 1; i > from && printed < LONGEST; i -= 1) {
    const text = lines[i]?.text ?? '';
    if (furniture[i] === true || text.trim() === '') continue;
    printed += 1;
    if (signs(text)) first = i;
    else if (!mayAccompany(text)) break;
  }
  return first;
}
