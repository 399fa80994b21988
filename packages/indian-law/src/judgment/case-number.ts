import { digitRuns } from '../text/digit-runs.ts';
import { matchesOf, type Span } from '../text/text.ts';
import { isCaseAbbreviation, LONG_TYPE, LONG_TYPE_END } from './case-types.ts';

/** A proceeding's number as printed, e.g. 'W.P.(C) No. 1234 of 2020', 'Civil Appeal Nos. 8109 and 8110 of 2010'. */
export interface CaseNumberMention {
  start: number;
  end: number;
  text: string;
}

/** Groups of letters joined by stops: 'W.P.', 'Crl.A.', 'MAC.APP.', 'FAO', 'C.M.P.', 'Crl. M.C.'. */
const SHORT =
  '[A-Z][A-Za-z]{0,6}\\.?(?:(?:(?<=\\.|Crl|CRL|Cri|Civ|Wp|WP|MAC|CM|Bail|BAIL)[ ])?(?!N[oO]s?\\b)[A-Z][A-Za-z]{0,5}\\.?){0,5}';
/** '(C)', '(MD)', '[Crl.]', and the letter of a roster: 'Writ-C', 'CRM-M', 'CRA-S'. */
const QUALIFIER =
  '(?:\\s?-\\s?[A-Z](?![A-Za-z\\d-]))?(?:\\s{0,3}[(\\[]\\s?[A-Za-z.&/ ]{1,12}[)\\]]\\.?){0,3}(?:[ ](?:Diary|Insolvency|Defective|Stamp|Main|Lodging|CC|DIARY|INSOLVENCY|DEFECTIVE|STAMP|(?:Criminal|Civil|CRIMINAL|CIVIL)(?=\\s+N[oO]s?\\b)))?';
const NO =
  '(?:\\s{1,3}bearing)?[.:\\s-]{0,4}\\b[nN][oO](?:\\(?[sS]\\)?)?\\b\\s?\\.?(?:\\s?\\([sS]\\))?\\.?[:\\s-]{0,5}';
/** A number, with the letters of its roster or the tribunal's seat: '2903-SB', '5541/Del'. */
const ONE =
  '(?:[A-Z]{1,3}\\/(?=\\d{1,6}\\/\\d)|[DM]-|CC[ ]?)?\\d{1,7}(?:[-–]?[A-Z]{1,3}\\b|\\/\\d{4,5}(?=\\/\\d{4})|(?<=\\b\\d{3})\\/\\d{1,3}(?=\\/(?:19|20)\\d{2}(?!\\d))|(?:\\/[A-Za-z]{2,10}){1,3}(?=\\/(?:\\d{4}|\\d{2}(?!\\d)))|\\/\\d{1,3}(?=\\s{1,2}of\\s))?(?:\\s?[-–~]\\s?\\d{1,7}(?![\\d/])|[-–~]\\s?\\d{1,7})?';
const YEAR =
  '(?:\\s?/\\s?(?:\\d{4}|\\d{2})(?!\\d)|\\s{0,3}(?:of|Of|OF)\\s{1,3}(?:\\d{4}|\\d{2})(?!\\d))(?:-\\d\\d(?![\\d/-]))?';
/** The side of the court, the kind of the case or the seat, printed between number and year: 'No. 9360 (MB) of 2007', 'No. 331 (Asr)/2016'. */
const SIDE =
  '(?:\\s?\\([A-Z](?:[A-Za-z&./]{0,3}[A-Z.])?\\)(?=\\s{0,3}of\\s)|\\s?\\([A-Z][A-Za-z]{1,9}\\)(?=\\/(?:19|20)\\d\\d))?';
const JOIN = '\\s{0,3}(?:,|&|and\\b|And\\b|AND\\b|to\\b)\\s{0,3}(?:(?:and|&)\\s{0,3})?';
const NUMBERS = `(?<numbers>${ONE}${SIDE}(?:${YEAR})?(?:${JOIN}${ONE}${SIDE}(?:${YEAR})?){0,60})`;
/** A number does not begin inside a word; the number of a paragraph may precede it: '2.Civil Appeal'. */
const BEFORE = '(?<![A-Za-z]|(?<!\\d)\\.)';

const LONG_FORM = new RegExp(
  `${BEFORE}(?<type>${LONG_TYPE})${QUALIFIER}(?<no>${NO})?[\\s-]{0,3}${NUMBERS}`,
  'gi',
);
/** The last words of a long form with its number: a fast check, because most stretches have none. */
const LONG_FORM_ENDS = new RegExp(
  `(?:${LONG_TYPE_END})${QUALIFIER}(?:${NO})?[\\s-]{0,3}(?:[A-Z/]{1,5})?[ -]?\\d`,
  'i',
);
/** Checks for the number first, so that the pattern does not try every way to divide letters into abbreviations. */
const NUMBERED_AHEAD =
  '(?=[A-Za-z.]+(?:(?<=\\.|Crl|CRL|Cri|Civ|Wp|WP|MAC|CM|Bail|BAIL) [A-Za-z.]+){0,5}(?:\\s?-\\s?[A-Z](?![A-Za-z]))?[.:\\s-]{0,9}(?:[nN][oO]|[(\\[\\d]))';
const SHORT_FORM = new RegExp(
  `(?=[A-Z])${BEFORE}${NUMBERED_AHEAD}(?<type>${SHORT})${QUALIFIER}(?<no>${NO})?[\\s-]{0,3}${NUMBERS}`,
  'g',
);
/** 'CWP-23867-2016': Punjab and Haryana and the eCourts listing. */
const DASHED = /\b[A-Z]{2,8}(?:-[A-Z]{1,3})?-\d{1,6}(?:-[A-Z]{2})?(?:-| of )(?:19|20)\d{2}\b/g;
/** 'C/SCA/11794/2006', 'R/CR.MA/12/2020' (Gujarat), 'WP(C)/1234/2020' (Gauhati), 'PIL/80/2013' (Bombay), 'CP(IB)/123/CHE/2021'. */
const STROKED =
  /(?<![A-Za-z\d./])(?:[CR]\/)?(?<type>A(?:482|528|22[67])|(?:Bail )?[A-Z][A-Za-z]{0,6}\.?(?:[A-Z][A-Za-z]{0,6}\.?){0,3}(?:\([A-Za-z.]{1,6}\))?(?:\/\d{3}(?=\/\d{5}\/))?)\/\d{1,6}(?:\/[A-Z]{2,4})?\/(?:19|20)\d{2}(?![\d/])/g;
/** 'a suit bearing No. 369/1986': only the number is printed as a name. */
const BEARING =
  /(?<=\b(?:suit|appeal|petition|complaint|case|application|revision|execution|proceedings?)s? bearing\s{1,3})[Nn]os?\.?\s{0,3}\d{1,6}(?:\/(?:19|20)?\d{2}|\s{1,2}of\s{1,2}(?:19|20)\d{2})(?!\d)/g;

/** 'दाण्डिक अपील क्रमांक 410/2015', 'वाद संख्या 12 वर्ष 2024'. */
const HINDI =
  /(?:(?:दाण्डिक|दांडिक|आपराधिक|फौजदारी|सिविल|व्यवहार|विविध|विशेष|प्रथम|द्वितीय|जमानत|रिट|सत्र|मूल|नामान्तरण|नामांतरण|राजस्व|कंपनी|अवमानना)\s){0,4}(?:अपील|याचिका|वाद|प्रकरण|आवेदन(?:\sपत्र)?|प्रार्थना\s?पत्र|निगरानी|पुनरीक्षण|परिवाद)(?:\s?\([^()\n]{1,12}\))?\s{1,3}(?:क्रमांक|संख्या|सं[०0]|क्र[०.]?|नं[०.]?)\s{0,2}[:–-]?\s{0,2}\d{1,6}(?:\s?\/\s?|\s(?:सन्?|वर्ष)\s?[:-]?\s?)(?:19|20)\d{2}(?!\d)/g;
/** The roster or the court's side behind the year: '(O&M)' of Punjab and Haryana, '(GM-RES)', '(MV)' of Karnataka. */
const SIDE_BEHIND = /^\s?\((?:O&M|MV|PIL|[SDFML]B|[A-Z]{1,4}-[A-Z]{2,4})\)/;

const KNOWN =
  /(?:W\.?P|W\.?A|C\.?W\.?P|CWJC|L\.?P\.?A|F\.?A\.?O|R\.?F\.?A|R\.?S\.?A|C\.?R\.?P|S\.?L\.?P|M\.?A\.?C|MACA|Crl|CRL|Cri|CRI|Cr\.?|C\.?S|O\.?S|O\.?P|O\.?A|I\.?A|C\.?M|M\.?A|R\.?P|T\.?C|T\.?P|A\.?S|S\.?A|C\.?A|CRA|CRM|WPC|WPA|MAT|FMA|FAT|ARB|CONT|BAIL|Bail|Crl|ITA|I\.?T\.?A|Mac|Lpa|Rfa|Wp|Cwp|Fao|Rsa|Cs|El|G\.?A)(?![A-Za-z]{3})/
    .source;
const KNOWN_SHORT = new RegExp(`^${KNOWN}`);
/** Words before numbers that do not belong to a proceeding. A crime's number is the one of the police station. */
const NOT_CASE =
  /\b(?:Acts?|Notification|Circular|G\.?\s?O|Ms|Rt|Sy|Survey|Letter|FIR|F\.I\.R|Page|PAGE|Memo|Deed|Item|Court|Page|Para|Ward|Plot|House|Flat|Door|Ex|Exs|Exh|Exhibit|Exts?|PW|DW|P\.?W|D\.?W|Regd?|Regn|Bill|Ordinance|(?<!Civil )Rules?|Cheque|Account|A\/c|Room|Gata|Khasra|Khata|Arazi|Bearing|Reg|Vehicle|Policy|Invoice|Serial|Sl|Sr|(?<!Civil )Order|Resolution|Point|Issue|Question|Respondents?|Petitioners?|Appellants?|Accused|Defendants?|Plaintiffs?|Section|Sections|Article|Articles|Schedule|Clause|Chapter|Volume|Vol|Annexure|Part|List|Entry|Item|Model|Lot|Block|Street|Sector|Shop|Unit|Floor|Tel|Phone|Mobile|Pin|Standing|Advertisement|Despatch|Dispatch|File|(?<!\b(?:Crl?|Cri|Civ|Tax|Death|D)\.?\s?)Ref|D\.?O|[Cc]rime|CRIME|Crime\s+Case|Police\s+Case|(?<![A-Z]\.)(?:R\.?R|O\.?M)|DD|GD|Entry|Report|Roll|Token|Ticket|Permit|Licen[cs]e|Passport|Will|Document|Doc|Paper|Band|Old|New)\W*$/;

/**
 * Every number of a proceeding in a text, in order, never overlapping: long forms ('Civil Writ Petition No.
 * 969/2022'), registry abbreviations ('Crl.A. 12/2019', 'MAC.APP. 976/2018', 'CWP-23867-2016') and lists that
 * share a year. A year must be printed. Numbers of acts, notifications, exhibits and the like are left out.
 * Linear time: each form is bounded.
 */
export function findCaseNumbers(
  text: string,
  figures: ArrayLike<number> = digitRuns(text),
): CaseNumberMention[] {
  const spans: Span[] = [];
  for (const [from, to] of windows(text, figures)) {
    for (const { start, end } of numbersIn(text.slice(from, to)))
      spans.push({ start: from + start, end: from + end });
  }
  return inOrder(text, spans);
}

function numbersIn(part: string): Span[] {
  const found: Span[] = [];
  for (const match of part.includes('-') ? matchesOf(DASHED, part) : [])
    found.push({ start: match.index, end: withSide(part, match.index + match[0].length) });
  for (const match of /\/\d{1,6}\/[\dA-Z]/.test(part) ? matchesOf(STROKED, part) : []) {
    if (match[0].charAt(1) === '/' || isKnown((match.groups?.type ?? '').replace(/\(.*$/u, '')))
      found.push({ start: match.index, end: match.index + match[0].length });
  }
  for (const match of [...bearing(part), ...hindi(part)])
    found.push({ start: match.index, end: match.index + match[0].length });
  for (const match of longForms(part)) addForm(match, found);
  for (const match of matchesOf(SHORT_FORM, part)) {
    if (isAbbreviation(match)) addForm(match, found, ADJECTIVES.exec(part.slice(0, match.index))?.[0].length);
  }
  return found;
}

const bearing = (part: string): RegExpExecArray[] =>
  part.includes('bearing') ? matchesOf(BEARING, part) : [];
/** Every form in Hindi has the sign of *aa* or begins with *अ*. */
const hindi = (part: string): RegExpExecArray[] => (/[ाअ]/u.test(part) ? matchesOf(HINDI, part) : []);

function longForms(part: string): RegExpExecArray[] {
  return LONG_FORM_ENDS.test(part) ? matchesOf(LONG_FORM, part) : [];
}

function isKnown(type: string): boolean {
  return KNOWN_SHORT.test(type) || /^A\d{3}$/.test(type) || isCaseAbbreviation(type);
}

/** True where a short form is a registry's: a known one, or letters before 'No.' that are no word ('Kumar No. 3 of 2010'). */
function isAbbreviation(match: RegExpExecArray): boolean {
  const type = match.groups?.type ?? '';
  if (isKnown(type)) return true;
  return match.groups?.no !== undefined && !/^\p{Lu}\p{Ll}{3,}$/u.test(type);
}

const NUMBER_AND_YEAR =
  /\d(?:\s?\([A-Z][A-Za-z&./]{0,4}\)\s{0,3}of\s{1,3}(?:18|19|20)?\d{2}(?!\d)|\s?\([A-Z][A-Za-z]{1,9}\)\/(?:19|20)\d{2}(?!\d)|(?:\/[A-Za-z]{2,10}){1,3}\/(?:\d{4}|\d{2}(?!\d))|-?[A-Z]{1,3}(?: of |\s?\/\s?)\d{4}|\s?\/\s?(?:(?:18|19|20)\d{2}|\d{2})(?!\d)|\s{0,3}[oO][fF]\s{1,3}(?:18|19|20)?\d{2}(?!\d)|-(?:19|20)\d{2}(?!\d)|\s(?:सन्?|वर्ष)\s?[:-]?\s?(?:19|20)\d{2}(?!\d))/y;
const REACH = 160;
const REACH_AFTER = 60;

/** Stretches around a printed 'number / year', cut at white space: every case number lies in one. */
function windows(text: string, figures: ArrayLike<number>): [from: number, to: number][] {
  const found: [number, number][] = [];
  let done = 0;
  for (let i = 1; i < figures.length; i += 2) {
    // The number's last digit: what follows it decides.
    const at = (figures[i] ?? 0) - 1;
    if (at < done) continue;
    NUMBER_AND_YEAR.lastIndex = at;
    const match = NUMBER_AND_YEAR.exec(text);
    if (match === null) continue;
    done = at + match[0].length;
    const reach = Math.max(0, at - REACH);
    const space = reach === 0 ? 0 : Math.max(0, text.slice(reach, at).search(/\s/u));
    const to = Math.min(text.length, at + REACH_AFTER);
    const last = found.at(-1);
    if (last !== undefined && reach + space <= last[1]) last[1] = to;
    else found.push([reach + space, to]);
  }
  return found;
}

/** 'Civil Misc. W.P. No. 12': words of the type before its abbreviation. */
const ADJECTIVES = /\b(?:(?:Civil|Criminal|Company|Review|Contempt|Misc\.?|Ex\.|Reg\.|Spl\.)[ ]{1,2}){1,3}$/u;
/** 'CIVIL APPELLATE JURISDICTION WRIT PETITION …': the heading before the type of the case. */
const JURISDICTION = /^(?:.*\s)?jurisdiction\s+(?!case)/is;

/** 'MR No. 19/97-98': a register counts by the years of the revenue, and so do only some proceedings. */
const REVENUE_YEAR = /\d-\d\d$/;
const PROCEEDING = /(?:case|appeal|petition|suit|revision|application|reference)s?$/i;

function addForm(match: RegExpExecArray, spans: Span[], before = 0): void {
  const { type = '', no = '', numbers = '' } = match.groups ?? {};
  const cut = lastYear(numbers);
  // 'a suit bearing No. 369/1986' is read by BEARING.
  if (/bearing/i.test(no) && /^\p{Ll}/u.test(type)) return;
  if (
    cut === 0 ||
    (NOT_CASE.test(type) && !/From\sOrders?$/i.test(type)) ||
    /^(?:court|tax|government|f\.?)$/i.test(type) ||
    (REVENUE_YEAR.test(numbers.slice(0, cut)) && !isCaseAbbreviation(type) && !PROCEEDING.test(type))
  )
    return;
  const heading = JURISDICTION.exec(type)?.[0].length ?? 0;
  spans.push({
    start: match.index + heading - before,
    end: withSide(match.input, match.index + match[0].length - numbers.length + cut),
  });
}

function withSide(text: string, end: number): number {
  return end + (SIDE_BEHIND.exec(text.slice(end, end + 14))?.[0].length ?? 0);
}

function inOrder(text: string, spans: Span[]): CaseNumberMention[] {
  const kept: CaseNumberMention[] = [];
  for (const { start, end } of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start >= (kept.at(-1)?.end ?? 0)) kept.push({ start, end, text: text.slice(start, end) });
  }
  return kept;
}

const PRINTED_YEAR = new RegExp(YEAR, 'g');

/** The length of a list of numbers up to its last printed year; 0 when no year is printed. */
function lastYear(numbers: string): number {
  let last = 0;
  for (const match of matchesOf(PRINTED_YEAR, numbers)) last = match.index + match[0].length;
  if (last === 0) return 0;
  const year = Number(/(\d+)$/u.exec(numbers.slice(0, last))?.[1]);
  const plausible = year < 100 || (year >= 1850 && year <= 2099);
  return plausible ? last : 0;
}

const CNR = /\b([A-Z]{4}[A-Z0-9]{2})-?(\d{6})-?((?:19|20)\d{2})\b/;

/**
 * The case number record of the eCourts project printed in a text: state and establishment (six characters), a
 * running number (six figures) and the year, as 'DLHC010123452020'. Undefined when none is printed.
 */
export function findCnr(text: string): string | undefined {
  const match = CNR.exec(text);
  return match === null ? undefined : `${match[1]}${match[2]}${match[3]}`;
}
