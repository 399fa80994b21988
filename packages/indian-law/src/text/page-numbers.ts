import { collapseWhitespace, isBlank } from './text.ts';

/** The number of a page, as a line of its own or at an end of a running title. */
export interface PageNumber {
  value: number;
  /** Lines of one form, with the same number of pages, count the same pages. */
  form: string;
  /**
   * Proof by the form alone: `strong` says that it counts pages ('Page 3 of 10'), `plain` is set off by marks
   * ('- 3 -'), `bare` is a number and nothing more.
   */
  proof: 'strong' | 'plain' | 'bare';
}

/** No longer line holds nothing but page furniture. */
export const LONGEST_FURNITURE = 140;

const NOT_WORD = '[^\\p{L}\\p{M}\\p{N}]';
const N = '(\\d{1,4})';

/** 'W.P.(C) 7/2022 & connected matters Page 3 of 13', 'Page No. 3 / 13', 'https://… Page 3 of 13'. */
const PAGE_OF = new RegExp(
  `(?<![\\p{L}\\p{N}])page\\s{0,3}(?:no\\.?)?\\s{0,3}[:|-]?\\s{0,3}\\[?${N}\\s{0,3}(?:of|\\/)\\s{0,3}${N}${NOT_WORD}{0,6}$`,
  'iu',
);
const PAGE = new RegExp(
  `^${NOT_WORD}{0,12}(?:p\\s?a\\s?g\\s?e|pg\\.?|पृष्ठ|पेज|பக்கம்|પાના?|صفحہ)\\s{0,3}(?:no\\.?|संख्या)?\\s{0,3}[:|.#-]?\\s{0,3}\\[?${N}${NOT_WORD}{0,12}$`,
  'iu',
);
const PAGE_BEHIND = /^(\d{1,4})\s{0,3}\|\s{0,3}p\s?a\s?g\s?e(?![\p{L}\p{N}])/iu;
/** '3/19', '3 of 19', '(3 of 19)'. */
const OF = new RegExp(`^${NOT_WORD}{0,8}${N}\\s{0,3}(?:of|\\/)\\s{0,3}(\\d{1,4})${NOT_WORD}{0,8}$`, 'iu');
/** '[2024:RJ-JD:12345] (3 of 8) [CW-969/2022]': Rajasthan. */
const IN_BRACKETS =
  /^(?:\[[^\]]{4,40}\]\s{0,20})?\(\s?(\d{1,4})\s{1,3}of\s{1,3}(\d{1,4})\s?\)(?:\s{0,20}\[[^\]]{4,40}\])?$/iu;
/** '506 [2025] 12 S.C.R.', '436 SUPREME COURT REPORTS [2020] 13 S.C.R.', '[2025] 12 S.C.R. 507'; '2 [1981] AC 909.' is a footnote. */
const REPORT_LEFT =
  /^(\d{1,4})\s{1,40}(?:supreme\s+court\s+reports[\s\S]{0,60}|\[\d{4}\]\s+(?:\d{1,2}\s+|supp(?:l)?\.?\s+(?:\(?\d{1,2}\)?\s+)?)?s\.?\s?c\.?\s?r\.?)$/iu;
const REPORT_RIGHT =
  /^(?:[\s\S]{0,40}\bsupreme\s+court\s+reports|\[\d{4}\]\s+(?:\d{1,2}\s+|supp(?:l)?\.?\s+(?:\(?\d{1,2}\)?\s+)?)?s\.?\s?c\.?\s?r\.?)\s{1,40}(\d{1,4})$/iu;
/** 'VRD 17 of 18': the initials of the typist before the number. */
const INITIALS_OF = /^(?!act|no)\p{L}{2,6}\s{1,3}(\d{1,3})\sof\s(\d{1,3})$/iu;
const MAY_BE_REPORT = /court\s+reports|\[/i;
const SITE = /^indian kanoon - https?:\/\/\S{8,60}\s{1,3}(\d{1,4})$/iu;
const SET_OFF = /^(?:[-–—~#:.]{1,3}\s{0,3}(\d{1,4})\s{0,3}[-–—~#:.]{1,3})$/u;
const BRACKETED = /^(?:\(\s?(\d{1,4})\s?\)|\[\s?(\d{1,4})\s?\])$/u;
const BARE = /^\d{1,4}$/u;
/** Marks behind the number that ends a line. */
const MARKS_BEHIND = 12;

/** Every form begins with a number, or ends with one, a bracket or marks behind it: a fast check. */
function mayHoldNumber(line: string): boolean {
  let at = 0;
  while (at < line.length && isBlank(line.charCodeAt(at))) at += 1;
  if (isFigure(line.charCodeAt(at))) return true;
  for (let i = line.length - 1; i >= 0 && i >= line.length - 1 - MARKS_BEHIND; i -= 1) {
    const code = line.charCodeAt(i);
    if (isFigure(code)) return true;
    if (isLetter(code)) return false;
  }
  return false;
}

function isFigure(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** The page number that a line ends with or consists of. O(1): longer lines hold text. */
export function pageNumberOf(line: string): PageNumber | undefined {
  if (line.length > 200 || !mayHoldNumber(line)) return undefined;
  const text = line.trim();
  if (text.length > LONGEST_FURNITURE) return undefined;
  if (BARE.test(text)) return { value: Number(text), form: 'bare', proof: 'bare' };
  return counted(text) ?? setOff(text);
}

function counted(text: string): PageNumber | undefined {
  const of = PAGE_OF.exec(text) ?? IN_BRACKETS.exec(text) ?? OF.exec(text) ?? INITIALS_OF.exec(text);
  if (of !== null) {
    const value = Number(of[1]);
    const pages = Number(of[2]);
    if (value < 1 || value > pages) return undefined;
    const words = collapseWhitespace(text.slice(0, of.index));
    return {
      value,
      form: `${words} of ${pages}`,
      proof: of[0].toLowerCase().includes('page') ? 'strong' : 'plain',
    };
  }
  const report = MAY_BE_REPORT.test(text) ? (REPORT_LEFT.exec(text) ?? REPORT_RIGHT.exec(text)) : null;
  if (report !== null) return { value: Number(report[1]), form: 'report', proof: 'plain' };
  const site = SITE.exec(text);
  return site === null ? undefined : { value: Number(site[1]), form: 'site', proof: 'strong' };
}

function setOff(text: string): PageNumber | undefined {
  const page = PAGE.exec(text) ?? PAGE_BEHIND.exec(text);
  if (page !== null) return { value: Number(page[1]), form: 'page', proof: 'plain' };
  const off = SET_OFF.exec(text);
  if (off !== null) return { value: Number(off[1]), form: 'set off', proof: 'plain' };
  const bracketed = BRACKETED.exec(text);
  if (bracketed === null) return undefined;
  return { value: Number(bracketed[1] ?? bracketed[2]), form: 'bracketed', proof: 'bare' };
}
