import { findCaseNumbers } from '../judgment/case-number.ts';
import { findDates } from '../text/dates.ts';
import { collapseWhitespace, type Span } from '../text/text.ts';

/** Marks beside a name or a citation that say which decision is meant. */
export interface DecisionMarks {
  /** The number as printed: 'Civil Appeal No. 777 of 2019'. */
  case_number?: string;
  /** The day as printed, and as `yyyy-mm-dd`. */
  date?: { text: string; iso: string };
}

const REACH = 130;
const PAPER = '(?:judge?ment|order|decision|decree|award|ruling)s?';
const SAID =
  '(?:decided|disposed\\s{1,2}of|pronounced|delivered|rendered|dated|date\\s{1,2}of\\s{1,2}(?:decision|judge?ment)|D\\/d|dt)\\b\\.?';
/** 'दिनांक', 'में पारित आदेश दिनांक', 'का निर्णय दिनांकित'. */
const SAID_IN_HINDI =
  '(?:(?:में|का|के)\\s{1,2}(?:(?:पारित|प्रदत्त|उद्घोषित)\\s{1,2})?)?(?:(?:आदेश|निर्णय|आक्षेपित\\s{1,2}आदेश)\\s{1,2})?(?:दिनांकित|दिनांक|दि[०.]|तारीख)';
/** ', decided on', '(judgment dated': from the end of a citation to its day. */
const DATED = new RegExp(
  `^[\\s,;:()[\\]–-]{0,6}(?:(?:vide|by)\\s{1,2})?(?:(?:${PAPER}\\s{1,2}(?:and\\s{1,2}${PAPER}\\s{1,2})?)?${SAID}|${SAID_IN_HINDI})\\s{0,3}(?:on\\s{1,3})?[:-]?\\s{0,3}`,
  'iu',
);
/** 'in', ', passed in', before the number of the case. */
const TO_NUMBER = /^[\s,;:()[\]–-]{0,6}(?:(?:decided|passed|rendered)\s{1,2})?(?:in\s{1,2})?$/iu;
/** 'judgment dated 09.08.2019 passed in', before a number without a name. */
const DAY_BEFORE = new RegExp(
  `${PAPER}\\s{1,2}(?:and\\s{1,2}${PAPER}\\s{1,2})?(?:dated|dt\\.?|of|delivered\\s{1,2}on|passed\\s{1,2}on)\\s{1,3}(?<day>[\\w.,/ -]{6,24}?)\\s{0,2},?\\s{1,2}(?:(?:passed|rendered|delivered|made)\\s{1,2})?(?:by\\s{1,2}[^.;]{0,60}\\s)?in\\s{1,2}(?:the\\s{1,2}case\\s{1,2}of\\s{1,2})?(?:[CR]/)?$`,
  'iu',
);
const END =
  /(?<!\b(?:[A-Z]|No|Nos|v|vs|Ors|Anr|Ltd|Co|dt|on|Crl|Cr))[.?!]["”’)\]]?\s{1,4}(?=["“‘(]?\p{Lu})|\n\s*\n/u;

function dayAt(text: string): DecisionMarks['date'] {
  const [first] = findDates(text.slice(0, 40));
  return first?.iso === undefined || first.start > 0 ? undefined : { text: first.text, iso: first.iso };
}

/** The first case number of a part, where nothing but connecting words is before it. */
function numberAt(part: string): { text: string; end: number } | undefined {
  const [first] = findCaseNumbers(part);
  return first && TO_NUMBER.test(part.slice(0, first.start)) ? first : undefined;
}

function datedAt(part: string): { date: NonNullable<DecisionMarks['date']>; end: number } | undefined {
  const said = DATED.exec(part)?.[0].length;
  const date = said === undefined ? undefined : dayAt(part.slice(said));
  return said === undefined || date === undefined ? undefined : { date, end: said + date.text.length };
}

/**
 * The case number and the day beside an authority that a text names at a place, and where they end; `next` is where the next
 * authority begins.
 */
export function marksBeside(
  text: string,
  { start, end }: Span,
  next: number,
): DecisionMarks & { end: number } {
  // The number may be printed before or behind the name, or inside the brackets of the authority.
  const [inside] = findCaseNumbers(text.slice(start, end));
  let at = inside === undefined ? end : start + inside.end;
  const tail = text.slice(at, Math.max(at, Math.min(next, end + REACH)));
  let rest = tail.slice(0, END.exec(tail)?.index ?? tail.length);
  const eat = (length: number): void => {
    at += length;
    rest = rest.slice(length);
  };
  let number = inside ?? numberAt(rest);
  if (number !== undefined && number !== inside) eat(number.end);
  // 'X v. Y, (2019) 9 SCC 876, decided on …': a name is between the number and the day.
  if (inside !== undefined && start + inside.end < end && datedAt(rest) === undefined) eat(end - at);
  const dated = datedAt(rest);
  if (dated) eat(dated.end);
  if (dated && number === undefined) {
    number = numberAt(rest);
    if (number) eat(number.end);
  }
  return {
    ...(number === undefined ? {} : { case_number: collapseWhitespace(number.text) }),
    ...(dated === undefined ? {} : { date: dated.date }),
    end: Math.max(at, end),
  };
}

/**
 * Decisions that a text cites by the number of the case and the day alone: 'judgment dated 09.08.2019 in Civil Appeal No.
 * 777 of 2019', 'W.P. No. 12 of 2018, decided on 3.4.2019'. O(n).
 */
export function findNumbered(text: string): (Span & DecisionMarks)[] {
  return findCaseNumbers(text).flatMap(({ start, end, text: printed }) => {
    const before = DAY_BEFORE.exec(text.slice(Math.max(0, start - REACH), start))?.groups?.day;
    const behind = DATED.exec(text.slice(end, end + 60));
    const date =
      behind === null
        ? before === undefined
          ? undefined
          : dayAt(before)
        : dayAt(text.slice(end + behind[0].length, end + behind[0].length + 40));
    return date === undefined ? [] : [{ start, end, case_number: collapseWhitespace(printed), date }];
  });
}
