import { matchAt } from '../text/text.ts';
import type { Reporter } from './reporters.ts';
import { SERIES_TOKEN } from './series.ts';

// Year, volume, series and page as they are printed on either side of a reporter's token.

const S = '[\\s\\u00a0]';
const YEAR = '(?:1[789]\\d\\d|20\\d\\d)';
const SUPPLEMENT = 'Sup(?:p?l(?:ement(?:al|ary)?)?|p)?\\.?';
const VOLUME = '\\d{1,3}|[IVX]{1,5}';

/** Forms that may precede the token, matched backwards from it: '[1962] Supp. 3', '1990 (3)', '(2017) 10', '110'. */
const BEFORE = new RegExp(
  `(?:(?:(?<![\\dA-Za-z])(?<lead>\\d{1,3}|[IVX]{1,4})${S}?(?=[([]))?(?<open>[([]{0,2})${S}?(?<![\\d/.])(?<year>${YEAR})(?:${S}?[-–/]${S}?(?:\\d{4}|\\d\\d|\\d(?=${S}?[)\\]])))?${S}?[\\])]{0,2}[,.:-]?${S}{0,6})?` +
    `(?:\\(?(?<supp1>${SUPPLEMENT})\\)?${S}{0,3})?(?:Vol\\.?${S}{0,2})?(?:[(\\[]${S}?(?<volp>${VOLUME})${S}?[)\\]]|(?<!\\d[.,]|[\\d/A-Za-z])(?<vol>${VOLUME})(?:(?<=\\(${SUPPLEMENT}${S}{0,3}\\d{1,3})\\))?)?[,.-]?${S}{0,6}(?:\\(?(?<supp2>${SUPPLEMENT})\\)?${S}{0,3})?$`,
  'i',
);
const AFTER_HEAD = `[.,]?${S}{0,8}-?(?:\\(?(?<supp>${SUPPLEMENT})\\)?${S}{0,3})?`;
const AFTER_YEAR = `(?:[([]?${S}?(?<year>${YEAR})${S}?[\\])]?[,.]?${S}{0,4})`;
const AFTER_SUPPLEMENT = `(?:\\(?(?<supp2>${SUPPLEMENT})\\)?${S}{0,3})?`;
const AFTER_VOLUME = `(?:\\(${S}?(?<volp>\\d{1,3})${S}?\\)${S}{0,4}|(?:\\[${S}?)?(?<vol>\\d{1,3}|[IVX]{1,4})\\]?${S}{1,4}(?=\\(?(?:${SERIES_TOKEN})(?![A-Za-z])))?`;
const AFTER_PAGE = `(?:[([]?(?<series>${SERIES_TOKEN})(?:\\)|\\](?!${S}?\\[))?[,.]?${S}{0,6}(?![A-Za-z]))?(?:\\((?:FB|DB|HC)\\)${S}{0,3})?-?(?:at${S}|@${S}?)?(?:(?:p(?:age|g|p)?|no)\\.?${S}{0,3})?(?:\\[${S}?)?(?<page>\\d{1,5}[A-Z]?)(?![\\dA-Za-z])`;
const AFTER_TAIL = AFTER_SUPPLEMENT + AFTER_VOLUME + AFTER_PAGE;
const AFTER = new RegExp(AFTER_HEAD + AFTER_TAIL, 'iy');
const AFTER_WITH_YEAR = new RegExp(AFTER_HEAD + AFTER_YEAR + AFTER_TAIL, 'iy');
/** 'A.I.R. (37) 1950 Mad. 71': until 1954 the volumes of AIR were counted, too. */
const AFTER_COUNT = new RegExp(
  `[.,]?${S}{0,3}[([]?${S}?(?:V(?:ol)?\\.?${S}?)?\\d{1,2}${S}?[)\\]]?[,.]?${S}{1,3}${AFTER_YEAR}${AFTER_TAIL}`,
  'iy',
);
/** A fast check: that pattern is large, and few citations need it. */
const MAY_COUNT = /^[.,]?[\s\u00a0]{0,3}[([]?[\s\u00a0]?(?:V(?:ol)?\.?[\s\u00a0]?)?\d{1,2}[\s\u00a0)\].,]/iu;
/** 'SCC OnLine TDSAT 9': these publishers add series as courts and tribunals come, so that no list is complete. */
const OPEN_SERIES = new Set(['SCC OnLine', 'AIR Online', 'CDJ', 'LNIND', 'LawSuit']);
const AFTER_OPEN = new RegExp(
  `[.,]?${S}{0,3}(?:(?<year>${YEAR})${S}{1,3})?[([]?(?<series>(?!(?:Page|Para|Paras|No|Nos|Vol|Dated?|And|Section)\\b)[A-Z][A-Za-z&]{1,9}(?:${S}[A-Z][A-Za-z]{0,5})?)[)\\]]?[,.]?${S}{1,3}(?<page>\\d{1,6})(?![\\dA-Za-z/])`,
  'y',
);
/** '347 U.S. 483 (1954)': reports of the United States print the year behind the page. */
const YEAR_BEHIND = new RegExp(
  `(?:,${S}\\d{1,4}(?:[-–]\\d{1,4})?)?${S}{0,2}\\((?<year>1[789]\\d\\d|20\\d\\d)\\)`,
  'uy',
);
/** The form '(2003) 129 Taxman 70 (Supreme Court) 2.': its volume is known, 70 is the page. */
const AFTER_WITHOUT_VOLUME = new RegExp(AFTER_HEAD + AFTER_SUPPLEMENT + AFTER_PAGE, 'iy');
const NEAR_YEAR = /^[^0-9]{0,24}[12]\d\d\d/u;
/** '(P&H)(FB)' after the page belongs to the citation but does not identify it. */
const TRAILER = new RegExp(
  `(?:${S}{0,3}\\((?:${SERIES_TOKEN}|[DFLS]B|NC|HL|CA|HC|Burma|Tri\\.?${S}?[-–]${S}?[A-Z][A-Za-z.]{1,12}|CESTAT${S}?[-–,]?${S}?[A-Z][A-Za-z.]{1,12}|(?:[A-Z][a-z]{2,15}${S}{1,3}){1,3}High${S}{1,3}Court)\\)){1,2}`,
  'iy',
);

/** The named parts of a pattern. */
export type PrintedParts = Record<string, string | undefined>;

/** No longer text before a token belongs to its citation. */
const LEFT_REACH = 48;

/** Every character that `BEFORE` can match: digits, brackets, stops, blanks, the letters of 'Supplementary' and 'Vol.', IVX. */
const BEFORE_PART = /[\d\s\u00a0()[\],.:/–supplementaryivxo-]/i;
const beforeParts = new Uint8Array(0x2020);
for (let code = 0; code < beforeParts.length; code += 1)
  beforeParts[code] = BEFORE_PART.test(String.fromCharCode(code)) ? 1 : 0;

/** Start of reading backwards: two characters before the first that can belong to a citation. */
function beforeStart(text: string, floor: number, tokenAt: number): number {
  let at = tokenAt;
  while (at > floor && (beforeParts[text.charCodeAt(at - 1)] ?? 1) === 1) at -= 1;
  return Math.max(floor, at - 2);
}

/** The number of characters before the token that belong to the citation. */
export function beforeLength(match: RegExpExecArray): number {
  const { lead, vol, volp } = match.groups ?? {};
  const whole = match[0];
  if (lead !== undefined && (vol ?? volp) !== undefined)
    return whole.replace(/^(?:\d{1,3}|[IVX]{1,4})[\s\u00a0]?/u, '').length;
  return whole.trimStart().length;
}

/** The parts printed before a token, read backwards from it; `floor` is the end of the citation before. */
export function readLeft(text: string, floor: number, tokenAt: number): RegExpExecArray | null {
  return BEFORE.exec(text.slice(beforeStart(text, Math.max(floor, tokenAt - LEFT_REACH), tokenAt), tokenAt));
}

/** 'AIR 1973 SC 1461', 'I.L.R. 48 Bom. 515': complete without the text before it, such as a footnote's number. */
function standsAlone(
  reporter: Reporter,
  dated: RegExpExecArray | null,
  plain: RegExpExecArray | null,
): RegExpExecArray | undefined {
  // 'RLW 2006 (1) 335' behind the number of a list.
  if (!reporter.yearAfter) return dated?.groups?.volp === undefined ? undefined : dated;
  if (dated?.groups?.series !== undefined) return dated;
  return reporter.name === 'ILR' && plain?.groups?.series !== undefined && plain.groups.vol
    ? plain
    : undefined;
}

/** The year, court and page behind a token. */
function readDated(text: string, at: number, { name }: Reporter): RegExpExecArray | null {
  const near = NEAR_YEAR.test(text.slice(at, at + 40)) ? matchAt(AFTER_WITH_YEAR, text, at) : null;
  const counted = near === null && name === 'AIR' && MAY_COUNT.test(text.slice(at, at + 16));
  return counted ? matchAt(AFTER_COUNT, text, at) : near;
}

/** Reads the part behind the token, and tells if it is complete without the text before it. */
export function readRight(text: string, at: number, reporter: Reporter, before: PrintedParts) {
  const dated = readDated(text, at, reporter);
  const plain = OPEN_SERIES.has(reporter.name)
    ? (matchAt(AFTER_OPEN, text, at) ?? matchAt(AFTER, text, at))
    : matchAt(AFTER, text, at);
  const dateless = before.year !== undefined && dated?.groups?.series === undefined;
  const alone = dateless ? undefined : standsAlone(reporter, dated, plain);
  const whole = reporter.yearAfter || before.year === undefined ? alone : undefined;
  if (whole) return { right: whole, whole: true };
  if (before.year === undefined) return { right: dated ?? plain, whole: false };
  const volumeKnown = (before.vol ?? before.volp) !== undefined;
  return { right: volumeKnown ? matchAt(AFTER_WITHOUT_VOLUME, text, at) : plain, whole: false };
}

/** The year that reports of the United States print behind the page. */
export function yearBehind(text: string, at: number, { name }: Reporter): RegExpExecArray | null {
  return name === 'US' ? matchAt(YEAR_BEHIND, text, at) : null;
}

/** The end of a citation with the court and the bench in brackets behind its page. */
export function trailerEnd(text: string, at: number): number {
  const near = text.slice(at, at + 4);
  return near.includes('(') ? at + (matchAt(TRAILER, text, at)?.[0].length ?? 0) : at;
}
