import { MARK, type Marks } from '../text/marks.ts';
import { aroundFigures } from '../text/text.ts';
import type { Found } from './neutral.ts';
import { REPORTER_TOKEN, type Reporter, reporterOf } from './reporters.ts';
import { SERIES_TOKEN, seriesOf } from './series.ts';
import type { ReporterParts } from './types.ts';

const S = '[\\s\\u00a0]';
const YEAR = '(?:1[789]\\d\\d|20\\d\\d)';
const SUPPLEMENT = 'Sup(?:p?l(?:ement(?:al|ary)?)?|p)?\\.?';
const VOLUME = '\\d{1,3}|[IVX]{1,5}';

/** A reporter's token, not inside a longer word. */
const TOKEN = new RegExp(`(?<![A-Za-z&])(?:${REPORTER_TOKEN})(?![A-Za-z])`, 'iy');
/** The page, or the year, follows the token within this many characters. */
const PAGE_REACH = 40;
/** How many characters before a digit its token may begin. */
const TOKEN_REACH = PAGE_REACH + 60;
/** What may precede the token, matched backwards from it: '[1962] Supp. 3', '1990 (3)', '(2017) 10', '110'. */
const BEFORE = new RegExp(
  `(?:(?:(?<!\\d)(?<lead>\\d{1,3})${S}?(?=[([]))?(?<open>[([]{0,2})${S}?(?<![\\d/.])(?<year>${YEAR})(?:${S}?[-–/]${S}?(?:\\d{4}|\\d\\d))?${S}?[\\])]{0,2}[,.:]?${S}{0,6})?` +
    `(?:\\(?(?<supp1>${SUPPLEMENT})\\)?${S}{0,3})?(?:\\(${S}?(?<volp>${VOLUME})${S}?\\)|(?<!\\d[.,]|[\\d/A-Za-z])(?<vol>${VOLUME}))?[,.]?${S}{0,6}(?:\\(?(?<supp2>${SUPPLEMENT})\\)?${S}{0,3})?$`,
  'i',
);
const AFTER_HEAD = `[.,]?${S}{0,8}-?(?:\\(?(?<supp>${SUPPLEMENT})\\)?${S}{0,3})?`;
const AFTER_YEAR = `(?:[([]?${S}?(?<year>${YEAR})${S}?[\\])]?[,.]?${S}{0,4})`;
const AFTER_SUPPLEMENT = `(?:\\(?(?<supp2>${SUPPLEMENT})\\)?${S}{0,3})?`;
const AFTER_VOLUME = `(?:\\(${S}?(?<volp>\\d{1,3})${S}?\\)${S}{0,4}|(?<vol>\\d{1,3}|[IVX]{1,4})\\]?${S}{1,4}(?=\\(?(?:${SERIES_TOKEN})(?![A-Za-z])))?`;
const AFTER_PAGE = `(?:\\(?(?<series>${SERIES_TOKEN})\\)?[,.]?${S}{0,6}(?![A-Za-z]))?(?:\\((?:FB|DB)\\)${S}{0,3})?(?:at${S})?(?:(?:p(?:age|g|p)?|no)\\.?${S}{0,3})?(?:\\[${S}?)?(?<page>\\d{1,5}[A-Z]?)(?![\\dA-Za-z])`;
const AFTER_TAIL = AFTER_SUPPLEMENT + AFTER_VOLUME + AFTER_PAGE;
const AFTER = new RegExp(AFTER_HEAD + AFTER_TAIL, 'iy');
const AFTER_WITH_YEAR = new RegExp(AFTER_HEAD + AFTER_YEAR + AFTER_TAIL, 'iy');
/** For '(2003) 129 Taxman 70 (Supreme Court) 2.': its volume is known, 70 is the page. */
const AFTER_WITHOUT_VOLUME = new RegExp(AFTER_HEAD + AFTER_SUPPLEMENT + AFTER_PAGE, 'iy');
const NEAR_YEAR = /^[^0-9]{0,24}[12]\d\d\d/u;
/** '(P&H)(FB)' after the page belongs to the citation but does not identify it. */
const TRAILER = new RegExp(
  `(?:${S}?\\((?:${SERIES_TOKEN}|[DF]B|(?:[A-Z][a-z]{2,15}${S}){1,3}High Court)\\)){1,2}`,
  'iy',
);

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function toNumber(printed: string | undefined): number | undefined {
  if (printed === undefined) return undefined;
  if (/^\d+$/u.test(printed)) return Number(printed);
  const values = [...printed.toUpperCase()].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Numbered by the year alone, without volumes or supplements. */
const WITHOUT_VOLUMES = new Set(['AIR', 'SCC OnLine', 'LiveLaw']);

interface Sides {
  before: Record<string, string | undefined>;
  after: Record<string, string | undefined>;
}

/** Combines the printed parts; undefined when they do not form a citation of that reporter. */
function assemble(reporter: Reporter, { before, after }: Sides): ReporterParts | undefined {
  const year = toNumber(before.year ?? after.year);
  const ownVolume = before.volp ?? before.vol;
  let volume = toNumber(after.volp ?? after.vol ?? ownVolume ?? before.lead);
  const volumes = !WITHOUT_VOLUMES.has(reporter.name);
  const supplement = volumes && (before.supp1 ?? before.supp2 ?? after.supp ?? after.supp2) !== undefined;
  const twoVolumes = ownVolume !== undefined && (after.volp ?? after.vol) !== undefined;
  let court = after.series === undefined ? undefined : seriesOf(after.series);
  if (twoVolumes || (year === undefined && volume === undefined)) return undefined;
  if (reporter.name === 'AIR') {
    if (year === undefined) return undefined;
    if (court === undefined && before.year !== undefined) court = 'SC';
  }
  if (reporter.name === 'SCC OnLine' && (court === undefined || year === undefined)) return undefined;
  if (reporter.name === 'ILR' && court === undefined && (ownVolume === undefined || year === undefined)) {
    return undefined;
  }
  if (reporter.name === 'JT') court = 'SC';
  if (!volumes) volume = undefined;
  if (reporter.weak && (year === undefined || volume === undefined)) return undefined;
  if (
    year === undefined &&
    !reporter.continuous &&
    !['ILR', 'KLT', 'Cri LJ', 'LW', 'MLJ', 'CWN', 'CLJ', 'L Ed', 'S Ct', 'IA', 'Bom LR'].includes(
      reporter.name,
    )
  ) {
    return undefined;
  }
  return {
    kind: 'reporter',
    reporter: reporter.name,
    ...(year === undefined ? {} : { year }),
    ...(volume === undefined ? {} : { volume }),
    ...(supplement ? { supplement: true as const } : {}),
    ...(court === undefined ? {} : { court }),
    page: (after.page ?? '').replace(/^0+(?=\d)/u, '').toUpperCase(),
    ...(reporter.name === 'MUNSHI SAMPLE' ? { sample: true as const } : {}),
  };
}

/** Every character that `BEFORE` can match: digits, brackets, stops, blanks, the letters of 'Supplementary', IVX. */
const BEFORE_PART = /[\d\s\u00a0()[\],.:/–supplementaryivx-]/i;
const beforeParts = new Uint8Array(0x2020);
for (let code = 0; code < beforeParts.length; code += 1)
  beforeParts[code] = BEFORE_PART.test(String.fromCharCode(code)) ? 1 : 0;

/** Where reading backwards starts: two characters before the first that can belong to a citation. */
function beforeStart(text: string, floor: number, tokenAt: number): number {
  let at = tokenAt;
  while (at > floor && (beforeParts[text.charCodeAt(at - 1)] ?? 1) === 1) at -= 1;
  return Math.max(floor, at - 2);
}

/** How many of the characters before the token belong to the citation. */
function beforeLength(match: RegExpExecArray): number {
  const { lead, vol, volp } = match.groups ?? {};
  const whole = match[0];
  if (lead !== undefined && (vol ?? volp) !== undefined)
    return whole.replace(/^\d{1,3}[\s\u00a0]?/u, '').length;
  return whole.trimStart().length;
}

/** 'AIR 1973 SC 1461', 'I.L.R. 48 Bom. 515': complete without the text before it, such as a footnote's number. */
function standsAlone(
  reporter: Reporter,
  dated: RegExpExecArray | null,
  plain: RegExpExecArray | null,
): RegExpExecArray | undefined {
  if (!reporter.yearAfter) return undefined;
  if (dated?.groups?.series !== undefined) return dated;
  return reporter.name === 'ILR' && plain?.groups?.series !== undefined && plain.groups.vol
    ? plain
    : undefined;
}

function stickyAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What follows the token, and whether it is complete without the text before it. */
function readRight(text: string, at: number, reporter: Reporter, before: Sides['before']) {
  const dated = NEAR_YEAR.test(text.slice(at, at + 40)) ? stickyAt(AFTER_WITH_YEAR, text, at) : null;
  const plain = stickyAt(AFTER, text, at);
  const dateless = before.year !== undefined && dated?.groups?.series === undefined;
  const whole = dateless ? undefined : standsAlone(reporter, dated, plain);
  if (whole) return { right: whole, whole: true };
  if (before.year === undefined) return { right: dated ?? plain, whole: false };
  const volumeKnown = (before.vol ?? before.volp) !== undefined;
  return { right: volumeKnown ? stickyAt(AFTER_WITHOUT_VOLUME, text, at) : plain, whole: false };
}

function readAt(text: string, from: number, token: RegExpExecArray): Found | undefined {
  const reporter = reporterOf(token[0]);
  if (!reporter || reporter.name === 'INSC') return undefined;
  const tokenEnd = token.index + token[0].length;
  if (!/\d/u.test(text.slice(tokenEnd, tokenEnd + PAGE_REACH))) return undefined;
  const left = BEFORE.exec(
    text.slice(beforeStart(text, Math.max(from, token.index - 48), token.index), token.index),
  );
  const before = left?.groups ?? {};
  const { right, whole } = readRight(text, tokenEnd, reporter, before);
  if (!right) return undefined;
  const parts = assemble(reporter, { before: whole ? {} : before, after: right.groups ?? {} });
  if (!parts) return undefined;
  const start = token.index - (left && !whole ? beforeLength(left) : 0);
  const pageEnd = tokenEnd + right[0].length;
  const end = pageEnd + (stickyAt(TRAILER, text, pageEnd)?.[0].length ?? 0);
  return { start, end: closeBracket(text, start, end), parts };
}

/** '[(2017) 10 SCC 1' opens a bracket that does not belong to the citation: the leading bracket stays outside. */
function closeBracket(text: string, start: number, end: number): number {
  return text[start] === '[' && text[end] === ']' && !text.slice(start, end).includes(']') ? end + 1 : end;
}

/** Citations by reporter, volume and page, in order. O(n): each token reads a bounded stretch around it. */
export function findReported(text: string, marks: Marks): Found[] {
  const { words } = marks;
  const found: Found[] = [];
  let from = 0;
  let next = 0;
  let at = 0;
  for (const stretch of aroundFigures(marks, text.length, TOKEN_REACH, 0)) {
    const upTo = text.slice(0, stretch.end);
    at = Math.max(from, stretch.start);
    for (; (words[next] ?? stretch.end) < stretch.end; next += 3) {
      const start = words[next] ?? 0;
      if (((words[next + 2] ?? 0) & MARK.reporter) === 0 || start < at) continue;
      const token = stickyAt(TOKEN, upTo, start);
      if (!token) continue;
      const one = readAt(text, from, token);
      if (one) {
        found.push(one);
        from = one.end;
        at = one.end;
      } else at = start + Math.max(1, token[0].search(/[^A-Za-z]|$/u));
    }
  }
  return found;
}
