import { findDates } from '../text/dates.ts';
import { type HeadLine, headEnd, headLines } from './header.ts';
import { findSignatures, footEnd } from './signatures.ts';

/** Words that announce the day of decision, strongest first. */
const CUES: readonly RegExp[] = [
  /(?:\b(?:pron?o?u?nou?nced|delivered|announced)\s*(?:in\s+(?:the\s+)?open\s+court\s*)?(?:on|dated?|:)?|(?:निर्णय|आदेश)\s+(?:की\s+)?(?:दिना[ंँ]क|तिथि))[\s:%*.–-]{0,14}$/iu,
  /\b(?:decided|disposed\s+of)\s*(?:on|:)?[\s:%*.–-]{0,14}$/i,
  /\b(?:date\s+of\s+(?:the\s+)?(?:hearing\s?\W{1,2}\s?)?(?:final\s+)?(?:decision|judge?ment|order|pronouncement|disposal|delivery)(?:\s*(?:of|&|and)\s+(?:judge?ment|order))?|order\s+date|(?:judge?ment|order)\s+(?:on|dated|delivered\s+on|pronounced\s+on))[\s:%*.-]{0,40}$/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*(?:this\s+)?(?:the)?\s{0,4}$/i,
  /(?:^|\n)[^\S\n]*(?:(?:on\s+)?(?:this\s+)?the\s+|%\s*)$|\bthis\s+the\s*$/i,
  /(?:\bdat(?:ed|e)\b|दिना[ंँ]क|दिनाङ्क|तारीख)\s*(?:this\s+the|the|this|:)?[\s:%*.–-]{0,14}$/iu,
];
const NOT_DECISION =
  /\b(?:reserved|heard|hearing(?!\s?(?:\W|and)\s?(?:decision|order|judg|pronounce))|filed|filing|institut\w+|instituted|impugned|against\s+the\s+(?:common\s+)?(?:order|judge?ment)|upload\w*|download\w*|presented|registration|receipt|argument\w*|birth|incident|accident|arising)\b[^\n]{0,40}$|\bvide\s+(?:[a-z]+\s+){0,3}dated?\s*$/i;
/** Stamps behind a judgment whose days are not its own. */
const STAMP =
  /upload|download|digital|verif|transmission|server|cav\s+date|printed|generated|copy|prepared\s+on|fetched|\bIST\b|\+05/i;
const FIRST_LINES = 600;
const FOOT = 700;

/**
 * The day a judgment was given, as `yyyy-mm-dd`. In order: the day that reports print in brackets behind the citations
 * ('…; 1995 (6) SCC 315 (11 October 1995)'); *DATE OF JUDGMENT*; the title of a saved page ('A vs B on 2 March, 2020'); in
 * the head, the day behind *pronounced*, *delivered*, *decided*, *date of judgment*, 'Tuesday, the 13th day of …', 'ON THE
 * 3rd OF JULY' or *dated*; the day that opens an order ('2 05-02-2025 Heard …'); a date alone on a line of the head; the
 * day at the foot. Days of hearing and of orders below do not count. Undefined when the text has none.
 */
export function decisionDate(
  text: string,
  head: readonly HeadLine[] = headLines(text),
  bodyAt: number = headEnd(head),
): string | undefined {
  return (
    reported(text) ??
    ofPage(text) ??
    inHindi(text) ??
    orderDate(text) ??
    inColumns(text.slice(0, bodyAt)) ??
    cued(headWords(head, bodyAt)) ??
    opening(head) ??
    alone(head, bodyAt) ??
    foot(text)
  );
}

const DIGITS = /[०-९]/gu;
const MONTH =
  /\b(?!(?:january|february|march|april|august|september|october|november|december)\b)(jan|feb|aug(?=u)|sep|oct(?=[eob])|nov|dec(?=[em]))[a-z]{2,8}\b(?=\W{0,3}\d)/gi;

/** The dates of a short text, with Devanagari digits and misspelt months ('SEPTEMEBR 20, 2005') read too. */
function datesOf(printed: string): { plain: string; dates: { start: number; end: number; iso: string }[] } {
  const plain = printed.replace(DIGITS, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(MONTH, '$1');
  const dates = findDates(plain).flatMap(({ start, end, iso }) =>
    iso === undefined ? [] : [{ start, end, iso }],
  );
  return { plain, dates };
}

/** The lines of the head that may carry the date, with their line breaks. */
function headWords(head: readonly HeadLine[], bodyAt: number): string {
  return head
    .filter(({ start, kind, text }) => start < bodyAt && text.length < 300 && mayDate(kind, text))
    .map((line) => line.text)
    .join('\n');
}

function mayDate(kind: HeadLine['kind'], text: string): boolean {
  if (/^(?:date|heading|case|bench|court|role|blank|rule)$/.test(kind)) return true;
  return (
    kind === 'text' &&
    text.length < 120 &&
    /\b(?:pronounced|delivered|decided)\s+on\b|\bdate\s+of\s/i.test(text)
  );
}

/** 'order dated 8.5.2017 passed by the District Judge': the order of another court. */
const OF_BELOW =
  /^,?\s+(?:(?:was\s+)?(?:passed|made|rendered|issued)\s+(?:by|in)\b|of\s+(?:the\s+)?(?:[\p{L}]+\s){0,3}High\s+Court\b)/iu;

function cued(part: string): string | undefined {
  const { plain, dates } = datesOf(part);
  let best: { rank: number; iso: string } | undefined;
  for (const [i, { start, end, iso }] of dates.entries()) {
    const before = plain.slice(Math.max(0, start - 70, dates[i - 1]?.end ?? 0), start);
    if (NOT_DECISION.test(before) || OF_BELOW.test(plain.slice(end, end + 30))) continue;
    const rank = CUES.findIndex((cue) => cue.test(before));
    if (rank >= 0 && (best === undefined || rank < best.rank)) best = { rank, iso };
  }
  return best?.iso;
}

/** 'Reserved on      Delivered on' above two dates: the last is the day of decision. */
function inColumns(part: string): string | undefined {
  const row =
    /\breserved\s+on\b[^\n\d]{1,60}\b(?:delivered|pronounced)\s+on\b[^\n\d]*\n(?<dates>[^\n]{10,120})/i.exec(
      part,
    );
  return findDates(row?.groups?.dates ?? '')[1]?.iso;
}

/** '(11 October 1995)' behind citations, '11/10/1995' above the bench, *DATE OF JUDGMENT*. */
function reported(text: string): string | undefined {
  const first = text.slice(0, FIRST_LINES);
  for (const date of findDates(first)) {
    const closed = first[date.start - 1] === '(' && first[date.end] === ')';
    if (closed && /(?:\d|^|\n)\s*$/.test(first.slice(0, date.start - 1))) return date.iso;
    if (/^[^\n]{0,400}\n$/u.test(first.slice(0, date.start)) && REPORT_LINE.test(first.slice(date.start)))
      return date.iso;
  }
  const field = /\bDATE\s+OF\s+JUDG?E?MENT\s?:?\s{0,4}(?<day>\d[\d/.-]{7,9})/u.exec(text.slice(0, 6_000));
  return findDates(field?.groups?.day ?? '')[0]?.iso;
}

const REPORT_LINE = /^\d\d\/\d\d\/\d{4}(?:\s\p{Lu}{2}|\s*\n)/u;

/** 'A. Rao vs State Of Bihar on 2 March, 2020'; the first of January stands for an unknown day. */
function ofPage(text: string): string | undefined {
  const title =
    /\b(?:vs?\.?|versus)\s[\s\S]{2,200}?\son\s+(?<day>\d{1,2}\s+\p{Lu}\p{Ll}{2,8},?\s+\d{4})(?=\s*(?:\n|Skip\b|Equivalent\b|Author\b|Bench\b))/u.exec(
      text.slice(0, 500),
    );
  const day = findDates((title?.groups?.day ?? '').replace(/\s+/gu, ' '))[0]?.iso;
  return day?.endsWith('-01-01') ? undefined : day;
}

/** 'दिनांक 12/03/2024' on a line of its own: orders in Hindi. */
function inHindi(text: string): string | undefined {
  const line =
    /(?:^|\n)[^\p{L}\n]*(?:(?:निर्णय|आदेश)\s+(?:की\s+)?)?(?:दिना[ंँ]क|तिथि)[\s:–-]{0,6}(?<day>[^\n]{6,40})/u.exec(
      text.slice(0, 6_000),
    );
  return datesOf(line?.groups?.day ?? '').dates[0]?.iso;
}

/** 'Order Date :- 15.5.2024' at the foot: Allahabad. */
function orderDate(text: string): string | undefined {
  const from = Math.max(0, footEnd(text) - 1_500);
  const day = /\bOrder\s+Date\s?:\s?-\s{0,4}(?<day>\d[\d/.-]{5,9})/u.exec(text.slice(from))?.groups?.day;
  return findDates(day ?? '')[0]?.iso;
}

const OWN_HEADING = /^\W*(?:\p{L}+\s)?(?:j\s*u\s*d\s*g\s*e?\s*m\s*e\s*n\s*t|o\s*r\s*d\s*e\s*r)s?\b/iu;

/** 'ex parte vide' / 'order dated 19.09.2022': the line below is no heading. */
const GOES_ON = /\b(?:vide|by|of|the|an?|said|impugned|under|in)\s*$/iu;

/** The day with which an order begins below its heading: '2 05-02-2025 Heard …', 'Order No. 05.07.2023', '03.08.2023: Heard'. */
function opening(head: readonly HeadLine[]): string | undefined {
  const lines = head.filter(({ kind }) => kind !== 'blank' && kind !== 'rule' && kind !== 'furniture');
  for (const [i, line] of lines.entries()) {
    if (!OWN_HEADING.test(line.text) || GOES_ON.test(lines[i - 1]?.text ?? '')) continue;
    for (const { text } of lines.slice(i, i + 4)) {
      const { plain, dates } = datesOf(text.slice(0, 120));
      const [first] = dates;
      if (first === undefined || OF_BELOW.test(plain.slice(first.end, first.end + 30))) continue;
      if (OPENS.test(plain.slice(0, first.start))) return first.iso;
    }
  }
  return undefined;
}

const OPENS =
  /^\W*(?:order\s*(?:no\.?|number)?[\s:.-]*)?(?:\(?\d{1,3}\)?[.):/\s-]{1,12}|\d{1,3}\s*\/\s*)?(?:dated?[\s:.-]*|dt\.?\s*)?$/i;

function alone(head: readonly HeadLine[], bodyAt: number): string | undefined {
  for (const line of head) {
    if (line.start >= Math.max(bodyAt, 300)) break;
    const content = line.text.trim();
    if (content.length > 40) continue;
    const [date] = datesOf(content).dates;
    if (date !== undefined && date.start <= 2 && date.end >= content.length - 1) return date.iso;
  }
  return undefined;
}

/** The first day behind the last signature; else the last lines that begin with a date, its cue or a place. */
function foot(text: string): string | undefined {
  const end = footEnd(text);
  const last = findSignatures(text.slice(0, end)).at(-1);
  const from = last === undefined || end - last.end > FOOT ? end - FOOT : last.start;
  const tail = unstamped(text.slice(Math.max(0, from), end));
  return last !== undefined && end - last.end <= FOOT ? (firstDay(tail) ?? cued(tail)) : datedLine(tail);
}

/** The first day of a text that is not that of another court's order. */
function firstDay(tail: string): string | undefined {
  const { plain, dates } = datesOf(tail);
  return dates.find(({ end }) => !OF_BELOW.test(plain.slice(end, end + 30)))?.iso;
}

function unstamped(tail: string): string {
  return tail
    .split('\n')
    .filter((line) => !STAMP.test(line))
    .join('\n');
}

const DATED_LINE =
  /^\W*(?:order\s+)?(?:dat|pronounced|delivered|announced|decided|दिना|\p{L}+(?:\s\p{L}+)?\s?[;:,.]+\s*(?:dated?\b[\s:.]*|the\s|this\s+the\s)?\d|\p{L}{3,9}\s\d{1,2},?\s\d{4}|\d{1,2}(?:[./-]\d|\s?(?:st|nd|rd|th)?\s\p{L}{3,9},?\s\d{4}))/iu;

const ANOTHER = /^\W*(?:orders?|judge?ments?)\s+dat/iu;

function datedLine(tail: string): string | undefined {
  for (const line of tail.split('\n').reverse()) {
    if (line.trim().length > 70 || !DATED_LINE.test(line)) continue;
    const [date] = datesOf(line).dates;
    // 'order dated 21.08.2021 also be quashed': a sentence about another order.
    if (date === undefined || (ANOTHER.test(line) && /\p{Ll}{2}\s+\p{Ll}{2}/u.test(line.slice(date.end))))
      continue;
    if (!NOT_DECISION.test(line.slice(0, date.start))) return date.iso;
  }
  return undefined;
}
