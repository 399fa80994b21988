import { openingJudge } from './opening-judge.ts';

const WORD =
  '(?:J ?U ?D ?G ?(?:E ?)?M ?E ?N ?T|O ?R ?D ?E ?R|O ?P ?I ?N ?I ?O ?N|J\\s{1,3}U\\s{1,3}D\\s{1,3}G\\s{1,3}(?:E\\s{1,3})?M\\s{1,3}E\\s{1,3}N\\s{1,3}T|O\\s{1,3}R\\s{1,3}D\\s{1,3}E\\s{1,3}R|Judge?ment|Order)S?';
const KIND =
  '(?:(?:ORAL|COMMON|FINAL|INTERIM|CAV|C\\.A\\.V\\.?|Oral|Common|Final|Interim|DRAFT|SHORT)\\s{1,3}){0,2}';
const NOTE = '(?:\\s{0,3}(?:\\([^)\\n]{1,60}\\)|\\[[^\\]\\n]{1,60}\\]))?';
/** 'J U D G M E N T', 'ORAL ORDER', 'JUDGMENT (Per X, J.)', 'निर्णय', alone in a line. */
const ALONE = new RegExp(`^[\\s*#:_.=—–-]{0,40}${KIND}${WORD}${NOTE}[\\s*:_.=—–-]{0,12}$`, 'u');
const HINDI = /^[\s*#:_.=—–-]{0,40}(?:निर्णय|आदेश|मौखिक आदेश|तीर्पू|தீர்ப்பு|உத்தரவு)[\s*:_.=—–-]{0,12}$/u;
const WITH_WORDS = new RegExp(`^[\\s*#:_.=—–-]{0,40}${KIND}${WORD}[\\s*:_.=—–-]{1,12}`, 'u');
/** 'P.C. :', as orders of Bombay open. */
const PER_COURT = /^[\s.]{0,8}P\.?\s?C\.?\s{0,3}(?:[:.]|$)/u;
/** 'Per : C. K. G. Nair, Member', 'Order under Section 26(2) of the Act'. */
const PER_MEMBER = /^\s{0,8}(?:PER|Per)\s{0,3}[:\-–]?\s{0,3}\p{Lu}[^:;]{3,70}(?:Members?|MEMBERS?)\b/u;
/** 'Per: Dr. K. Nair', alone in a line. */
const PER_ALONE =
  /^\s{0,8}(?:PER|Per)\s{0,3}:\s{0,3}(?:(?:Dr|Mr|Ms|Mrs|Shri|Smt|Justice|Hon['’]?ble)\.?\s)*(?<name>(?:\p{Lu}[\p{L}.'’]*\s?){2,5})$/u;
/** 'The Order of the Court was as follows:', before words without a number. */
const AS_FOLLOWS = /^\s{0,8}The (?:Orders?|Judgments?) of the Court (?:was|were|is) as follows\b/u;
const ORDER_UNDER =
  /^\s{0,8}(?:ORDER|Order)\s+(?:UNDER|under)\s+(?:SECTIONS?|Sections?|REGULATION|Regulation|RULE|Rule)\b/u;

/** True where a line is the heading of a judgment or an order and nothing else. */
export function isOwnHeading(text: string): boolean {
  const line = text.trim();
  return line.length < 100 && (ALONE.test(line) || HINDI.test(line));
}

/** True where the judgment itself begins in this line, by a phrase that opens judgments and orders. */
export function opensOrder(text: string): boolean {
  const top = text.slice(0, 300).trim();
  return (
    PER_COURT.test(top) ||
    PER_MEMBER.test(top) ||
    PER_ALONE.test(top) ||
    ORDER_UNDER.test(top) ||
    AS_FOLLOWS.test(top)
  );
}

/** The words of a line behind 'JUDGMENT' or 'O R D E R' at its start; undefined when it does not begin so. */
export function behindHeading(text: string): string | undefined {
  const match = WITH_WORDS.exec(text.slice(0, 240));
  return match === null ? undefined : text.slice(match[0].length);
}

/** The judge named in the heading itself: 'JUDGMENT (Per B. N. Banerji, J.)', 'Per : C. K. G. Nair, Member'. */
export function judgeInHeading(text: string): string | undefined {
  const alone = PER_ALONE.exec(text.slice(0, 120).trimEnd())?.groups?.name;
  if (alone !== undefined && !/\bJJ?\.?$/u.test(alone)) return alone;
  const per = /\b(?:PER|Per|DELIVERED BY|Delivered by)\s{0,3}[:\-–]?\s{0,3}([^)\]\n]{4,70})/u.exec(
    text.slice(0, 200),
  )?.[1];
  if (per === undefined) return undefined;
  const member =
    /^(?:(?:Dr|Mr|Ms|Mrs|Shri|Smt|Justice|Hon['’]?ble)\.?\s?){0,3}(\p{Lu}[\p{L}.' ]{3,50}?)\s{0,2},\s{0,2}(?:Technical |Judicial |Whole Time )?(?:Member|MEMBER|Chairperson|Presiding Officer)/u.exec(
      per,
    )?.[1];
  return (
    member ??
    openingJudge(/\bJJ?\b/u.test(per) ? `${per.trim()} `.replace(/\s*JJ?\.?\s*$/u, ', J.') : '')?.judge
  );
}
