import { MARK, type Marks } from '../text/marks.ts';
import type { Span } from '../text/text.ts';
import type { Found } from './neutral.ts';
import { reporterTokenAt } from './reporter-token.ts';
import { type Reporter, reporterOf } from './reporters.ts';
import { SERIES_TOKEN, seriesOf } from './series.ts';
import type { ReporterParts } from './types.ts';

const S = '[\\s\\u00a0]';
const YEAR = '(?:1[789]\\d\\d|20\\d\\d)';
const SUPPLEMENT = 'Sup(?:p?l(?:ement(?:al|ary)?)?|p)?\\.?';
const VOLUME = '\\d{1,3}|[IVX]{1,5}';

/** The page, or the year, follows the token within this many characters. */
const PAGE_REACH = 40;
/** Limit: characters between the start of a token and its figure; no token is longer than 60. */
const TOKEN_REACH = PAGE_REACH + 60;
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
const AFTER_PAGE = `(?:[([]?(?<series>${SERIES_TOKEN})(?:\\)|\\](?!${S}?\\[))?[,.]?${S}{0,6}(?![A-Za-z]))?(?:\\((?:FB|DB|HC)\\)${S}{0,3})?-?(?:at${S})?(?:(?:p(?:age|g|p)?|no)\\.?${S}{0,3})?(?:\\[${S}?)?(?<page>\\d{1,5}[A-Z]?)(?![\\dA-Za-z])`;
const AFTER_TAIL = AFTER_SUPPLEMENT + AFTER_VOLUME + AFTER_PAGE;
const AFTER = new RegExp(AFTER_HEAD + AFTER_TAIL, 'iy');
const AFTER_WITH_YEAR = new RegExp(AFTER_HEAD + AFTER_YEAR + AFTER_TAIL, 'iy');
/** 'A.I.R. (37) 1950 Mad. 71': until 1954 the volumes of AIR were counted, too. */
const AFTER_COUNT = new RegExp(
  `[.,]?${S}{0,3}[([]?${S}?(?:V(?:ol)?\\.?${S}?)?\\d{1,2}${S}?[)\\]]?[,.]?${S}{1,3}${AFTER_YEAR}${AFTER_TAIL}`,
  'iy',
);
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

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function toNumber(printed: string | undefined): number | undefined {
  if (printed === undefined) return undefined;
  if (/^\d+$/u.test(printed)) return Number(printed);
  const values = [...printed.toUpperCase()].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** Numbered by the year alone, without volumes or supplements. */
const WITHOUT_VOLUMES = new Set(['AIR', 'AIR Online', 'SCC OnLine', 'LiveLaw']);
/** Cited with a year only. */
const WITH_YEAR = new Set(['AIR', 'AIR Online', 'SCC OnLine']);

interface Sides {
  before: Record<string, string | undefined>;
  after: Record<string, string | undefined>;
}

/** These do not need a year: their volumes are often cited by number alone. */
const WITHOUT_YEAR = new Set([
  'ILR',
  'KLT',
  'Cri LJ',
  'LW',
  'MLJ',
  'CWN',
  'CLJ',
  'L Ed',
  'AC',
  'App Cas',
  'S Ct',
  'IA',
  'Bom LR',
]);

/** 'AIR 2000 SCW 833' is a page of AIR SCW. */
const WEEKLY = 'SCW';

function courtOf(reporter: Reporter, { before, after }: Sides): string | undefined {
  if (reporter.name === 'JT') return 'SC';
  const court = after.series === undefined ? undefined : seriesOf(after.series);
  return court === undefined && reporter.name === 'AIR' && before.year !== undefined ? 'SC' : court;
}

interface Identity {
  year: number | undefined;
  volume: number | undefined;
  court: string | undefined;
}

/** True where the printed parts identify a decision in this reporter. */
function identifies(reporter: Reporter, { year, volume, court }: Identity, volumeBefore: boolean): boolean {
  if (reporter.weak && volume === undefined) return false;
  if (reporter.name === 'US' && court !== undefined) return false;
  if (reporter.name === 'ILR' && court === undefined) return volumeBefore && year !== undefined;
  if (reporter.name === 'SCC OnLine' && court === undefined) return false;
  if (year !== undefined) return true;
  if (reporter.weak || WITH_YEAR.has(reporter.name)) return false;
  return reporter.continuous === true || WITHOUT_YEAR.has(reporter.name);
}

/** Combines the printed parts; undefined when they do not form a citation of that reporter. */
function assemble(reporter: Reporter, sides: Sides): ReporterParts | undefined {
  const { before, after } = sides;
  const volumeBefore = before.volp ?? before.vol;
  const volumeAfter = after.volp ?? after.vol;
  if (volumeBefore !== undefined && volumeAfter !== undefined) return undefined;
  const year = toNumber(before.year ?? after.year);
  const printedVolume = toNumber(volumeAfter ?? volumeBefore ?? before.lead);
  if (year === undefined && printedVolume === undefined) return undefined;
  const volumes = !WITHOUT_VOLUMES.has(reporter.name);
  const volume = volumes ? printedVolume : undefined;
  const court = courtOf(reporter, sides);
  const identity = { year, volume, court };
  if (!identifies(reporter, identity, volumeBefore !== undefined)) return undefined;
  const supplement = before.supp1 ?? before.supp2 ?? after.supp ?? after.supp2;
  return partsOf(reporter, identity, volumes && supplement !== undefined, after.page ?? '');
}

function partsOf(
  reporter: Reporter,
  { year, volume, court }: Identity,
  supplement: boolean,
  page: string,
): ReporterParts {
  return {
    kind: 'reporter',
    reporter: court === WEEKLY ? 'AIR SCW' : reporter.name,
    ...(year === undefined ? {} : { year }),
    ...(volume === undefined ? {} : { volume }),
    ...(supplement ? { supplement: true as const } : {}),
    ...(court === undefined || court === WEEKLY ? {} : { court }),
    page: page.replace(/^0+(?=\d)/u, '').toUpperCase(),
    ...(reporter.name === 'MUNSHI SAMPLE' ? { sample: true as const } : {}),
  };
}

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
function beforeLength(match: RegExpExecArray): number {
  const { lead, vol, volp } = match.groups ?? {};
  const whole = match[0];
  if (lead !== undefined && (vol ?? volp) !== undefined)
    return whole.replace(/^(?:\d{1,3}|[IVX]{1,4})[\s\u00a0]?/u, '').length;
  return whole.trimStart().length;
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

function stickyAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The year, court and page behind a token. */
function readDated(text: string, at: number, { name }: Reporter): RegExpExecArray | null {
  const near = NEAR_YEAR.test(text.slice(at, at + 40)) ? stickyAt(AFTER_WITH_YEAR, text, at) : null;
  return near ?? (name === 'AIR' ? stickyAt(AFTER_COUNT, text, at) : null);
}

/** Reads the part behind the token, and tells if it is complete without the text before it. */
function readRight(text: string, at: number, reporter: Reporter, before: Sides['before']) {
  const dated = readDated(text, at, reporter);
  const plain = OPEN_SERIES.has(reporter.name)
    ? (stickyAt(AFTER_OPEN, text, at) ?? stickyAt(AFTER, text, at))
    : stickyAt(AFTER, text, at);
  const dateless = before.year !== undefined && dated?.groups?.series === undefined;
  const alone = dateless ? undefined : standsAlone(reporter, dated, plain);
  const whole = reporter.yearAfter || before.year === undefined ? alone : undefined;
  if (whole) return { right: whole, whole: true };
  if (before.year === undefined) return { right: dated ?? plain, whole: false };
  const volumeKnown = (before.vol ?? before.volp) !== undefined;
  return { right: volumeKnown ? stickyAt(AFTER_WITHOUT_VOLUME, text, at) : plain, whole: false };
}

/** '130 SUPREME COURT REPORTS [2020] 13 S.C.R.': the head of a page, whose two names of the series cite nothing. */
const HEAD_BEHIND = /\s{1,8}\[\d{4}\]\s{0,3}(?:Supp\.?\s{0,2})?\(?\d{1,2}\)?\s{0,3}S\.?\s?C\.?\s?R\b/iy;
const HEAD_BEFORE = /\bREPORTS\s{1,8}\[\d{4}\]\s{0,3}(?:Supp\.?\s{0,2})?\(?\d{1,2}\)?\s{0,3}$/i;
/** '[2025] 12 S.C.R.' alone on its line, above '5. The': the number is that of a paragraph. */
const VOLUME_ALONE = /(?:^|\n)\s{0,8}(?:\d{1,4}\s{1,8})?\[\d{4}\]\s{0,3}\d{1,2}\s{0,3}$/;
const NUMBER_BELOW = /[.\s]{0,3}\n\s{0,8}\d{1,3}\s?[.)\]]\s/y;

function isRunningHead(text: string, at: number, end: number): boolean {
  if (stickyAt(HEAD_BEHIND, text, end) !== null) return true;
  const before = text.slice(Math.max(0, at - 40), at);
  if (HEAD_BEFORE.test(before)) return true;
  return VOLUME_ALONE.test(before) && stickyAt(NUMBER_BELOW, text, end) !== null;
}

/** The citation around a reporter's token; `from` is the end of the citation before. */
function readAt(text: string, from: number, token: Span): Found | undefined {
  if (!/\d/.test(text.slice(token.end, token.end + PAGE_REACH))) return undefined;
  const reporter = reporterOf(text.slice(token.start, token.end));
  if (!reporter || reporter.name === 'INSC') return undefined;
  if (reporter.name === 'SCR' && isRunningHead(text, token.start, token.end)) return undefined;
  const left = BEFORE.exec(
    text.slice(beforeStart(text, Math.max(from, token.start - 48), token.start), token.start),
  );
  const before = left?.groups ?? {};
  const { right, whole } = readRight(text, token.end, reporter, before);
  if (!right) return undefined;
  const behind = reporter.name === 'US' ? stickyAt(YEAR_BEHIND, text, token.end + right[0].length) : null;
  const after = behind === null ? (right.groups ?? {}) : { ...right.groups, ...behind.groups };
  const parts = assemble(reporter, { before: whole ? {} : before, after });
  if (!parts) return undefined;
  const start = token.start - (left && !whole ? beforeLength(left) : 0);
  const pageEnd = token.end + right[0].length + (behind?.[0].length ?? 0);
  const end = pageEnd + (stickyAt(TRAILER, text, pageEnd)?.[0].length ?? 0);
  return { start, end: closeBracket(text, start, end), parts };
}

/** '[(2017) 10 SCC 1' opens a bracket that does not belong to the citation: the leading bracket stays outside. */
function closeBracket(text: string, start: number, end: number): number {
  return text[start] === '[' && text[end] === ']' && !text.slice(start, end).includes(']') ? end + 1 : end;
}

/** Citations by reporter, volume and page, in order. O(n): each token reads a bounded stretch around it. */
export function findReported(text: string, { words, figures }: Marks): Found[] {
  const found: Found[] = [];
  let from = 0;
  let figure = 0;
  for (let i = 0; i < words.length; i += 3) {
    const start = words[i] ?? 0;
    if (((words[i + 2] ?? 0) & MARK.reporter) === 0 || start < from) continue;
    while ((figures[figure] ?? Number.POSITIVE_INFINITY) < start) figure += 2;
    if ((figures[figure] ?? Number.POSITIVE_INFINITY) - start > TOKEN_REACH) continue;
    const token = reporterTokenAt(text, start);
    const one = token && readAt(text, from, token);
    if (!one) continue;
    found.push(one);
    from = one.end;
  }
  return withoutPageHeads(found);
}

/** Pages in a row that print their own citation: fewer may be cited one behind another. */
const HEADS = 3;

/**
 * The citations without those that the pages of a volume of the Supreme Court Reports print above their text: '[2026] 1
 * S.C.R. 31', then 33, then 35. The first page keeps its own.
 */
function withoutPageHeads(found: Found[]): Found[] {
  const runs = new Map<string, Found[]>();
  for (const one of found) {
    const { parts } = one;
    if (parts.kind !== 'reporter' || parts.reporter !== 'SCR') continue;
    const volume = `${parts.year} ${parts.volume}`;
    const run = runs.get(volume);
    const step = Number(parts.page) - pageOf(run?.at(-1));
    if (run !== undefined && (step === 1 || step === 2)) run.push(one);
    // A run that is long enough stays.
    else if (step !== 0 && (run?.length ?? 0) < HEADS) runs.set(volume, [one]);
  }
  const heads = new Set([...runs.values()].flatMap((run) => (run.length < HEADS ? [] : run.slice(1))));
  return heads.size === 0 ? found : found.filter((one) => !heads.has(one));
}

function pageOf(one: Found | undefined): number {
  return one?.parts.kind === 'reporter' ? Number(one.parts.page) : Number.NaN;
}
