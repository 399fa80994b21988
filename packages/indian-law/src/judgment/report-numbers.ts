import { matchesOf } from '../text/text.ts';
import { findCaseNumbers } from './case-number.ts';
import { inOneLine, mendedNumbers, typeOf } from './printed-numbers.ts';

// The numbers of a judgment whose head prints none: law reports print them behind their headnote, short orders beside their
// heading.

/** The numbers of the cases that a reported judgment or a short order decides, in the order of the text. */
export function reportNumbers(text: string): string[] {
  const named = namedNumber(text) ?? reportedNumbers(text);
  return named.length > 0 ? named : [...numbersAlone(text), ...numbersBesideHeading(text)];
}

/** 'CASE NO.: Appeal (civil) 2294 1986': pages of a legal site also leave out *of*. */
function namedNumber(text: string): string[] | undefined {
  const match =
    /\bCASE NO\.?:\s{0,4}([A-Z][A-Za-z.]{1,20}(?: [A-Za-z.]{1,12}){0,3}(?: ?\([A-Za-z.]{1,12}\))?) {1,3}(\d{1,6}(?:-\d{1,6})?) {1,3}(?:of {1,3})?((?:19|20)\d\d)\b/u.exec(
      text.slice(0, 8_000),
    );
  return match === null ? undefined : [`${match[1]} ${match[2]} of ${match[3]}`];
}

/** Copies of old reports print letters of the word wrongly: 'JURISDlCTION', 'JURSDICTION', 'JURISIDICTION'. */
const JURISDICTION = /\bJUR[A-Zl1]{2,7}CT[Ii]?[Oo]N\b\s*[:.;-]{0,3}\s*/gu;
/** A longer headnote is not read for the number behind it. */
const REPORT_LIMIT = 120_000;

/** 'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 278 of 1959.', between headnote and judgment in the law reports. */
function reportedNumbers(text: string): string[] {
  if (!text.includes('JUR')) return [];
  for (const match of matchesOf(JURISDICTION, text.slice(0, REPORT_LIMIT)).slice(0, 6)) {
    const from = match.index + match[0].length;
    const after = text.slice(from, from + 400);
    const plain = numbersBehind(after);
    const found = plain.length > 0 ? plain : numbersBehind(mendedNumbers(after));
    if (found.length > 0)
      return [...new Set([...found, ...connectedNumbers(text.slice(from, from + 2_000))])];
  }
  return [];
}

/** '… in O.P. No. 3771 of 1971. / AND Civil Appeal No. 1416 of 1972 (From …': a connected case, each with its court below. */
const CONNECTED =
  /(?:\n\s*|[.,)]\s+(?=(?:AND|WITH|With)\s)|\)\s+(?=and\s))(?:(?:AND|WITH|With|and)\s+)?(?=(?:Civil|Criminal|Crl\.?|CIVIL|CRIMINAL)\s?(?:Appeal|A\.|APPEAL|Review|Misc)|C\.?A\.|(?:Writ|WRIT|Review|Transfer(?:red)?|Contempt|Special)\s(?!N[oO]s?\b)|Petitions?\sNo|S\.?L\.?P)/gu;
const REST_OF_CONNECTED =
  /^\.?\s*(?:etc\.?\s*){0,2}(?:\d{1,4}\s(?=\())?(?:[.(\n]|From\b|Appeals?\b|Petitions?\b|Under\b|AND\b|WITH\b|With\b|$)/u;

function connectedNumbers(printed: string): string[] {
  const end = /\bdelivered\b|\bJUDGMENT\b|\bJudgment of the Court\b/u.exec(printed)?.index ?? printed.length;
  const after = printed.slice(0, end);
  return matchesOf(CONNECTED, after).flatMap((match) => {
    const rest = after.slice(match.index + match[0].length, match.index + match[0].length + 200);
    const [number] = findCaseNumbers(rest);
    return number?.start === 0 && REST_OF_CONNECTED.test(rest.slice(number.end)) ? [inOneLine(number)] : [];
  });
}

function numbersBehind(after: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const number of findCaseNumbers(after)) {
    const gap = after.slice(end, number.start);
    if (end === 0 ? number.start > 40 : !/^[\s,;]*(?:and|&|with)?\s*$/iu.test(gap)) break;
    found.push(inOneLine(number));
    end = number.end;
    const more = FURTHER.exec(after.slice(end, end + 120))?.[0];
    if (more !== undefined) {
      found.push(`${typeOf(number)} ${more.replace(/^[\s,]*(?:and|&)?\s*/u, '').replace(/\s+/gu, ' ')}`);
      end += more.length;
    }
  }
  return found;
}

/** ' and Nos. 3 and 97 of 1955': numbers of another year behind the same type. */
const FURTHER =
  /^\s*(?:,|and\b|&)\s*Nos?\.?\s*\d{1,5}(?:\s*(?:,|and\b|to\b|&|-)\s*\d{1,5}){0,20}\s+of\s+(?:18|19|20)\d\d/u;

/** A number alone on one of the first lines. */
function numbersAlone(text: string): string[] {
  return text
    .slice(0, 600)
    .split('\n')
    .flatMap((line) => findCaseNumbers(line).filter((number) => number.text === line.trim()))
    .map(inOneLine);
}

/** 'WITH CIVIL APPEAL NO. 264 OF 1994 O R D E R', 'ORDER Civil Appeal No. 264 of 1994': the number beside the heading of the order. */
function numbersBesideHeading(text: string): string[] {
  const heading = /\b(?:J U D G E? ?M E N T|O R D E R|ORDER|JUDGMENT)\b/u.exec(text.slice(0, 20_000));
  if (heading === null) return [];
  const end = heading.index + heading[0].length;
  const line = /^[\s:]{0,4}([^\n]{5,160})\n/u.exec(text.slice(end, end + 170))?.[1] ?? '';
  const below = findCaseNumbers(line);
  if (below.length > 0 && below[0]?.start === 0 && /^[\s.,]*$/u.test(line.slice(below.at(-1)?.end)))
    return below.map(inOneLine);
  // '[Arising out of …]' may be between the number and the heading.
  const before = text
    .slice(Math.max(0, heading.index - 300), heading.index)
    .replace(/[[(]\s?(?:arising|@)[^[\]()]*(?:[[(][^[\]()]*[\])][^[\]()]*)*[\])]\s*$/iu, '');
  const above = findCaseNumbers(before);
  const last = above.at(-1);
  return last !== undefined && /^[\s.,\\-]*$/u.test(before.slice(last.end)) ? [inOneLine(last)] : [];
}
