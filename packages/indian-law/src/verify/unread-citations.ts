import { withLatinCitations } from '../citations/native-script.ts';
import { reporterTokens } from '../citations/reporter-token.ts';
import { reporterOf } from '../citations/reporters.ts';
import { SERIES_FORMS, SERIES_TOKEN } from '../citations/series.ts';
import { COURTS } from '../courts/court-list.ts';
import { type Marks, markWords } from '../text/marks.ts';
import { looseForm } from '../text/printed-forms.ts';
import { collapseWhitespace, keepLongest, matchesOf, type Span } from '../text/text.ts';
import { BLANK, findOpenNumbers } from './open-numbers.ts';
import type { UnreadCitation } from './types.ts';

const S = '[\\s\\u00a0]';
/** Figures, also with the letters that a scan reads for them: '146l', '2O17'. */
const FIGURES = '(?=[lIOoS|]{0,4}\\d)[\\dlIOoS|]{1,7}[A-Z]?';
const PLAIN_YEAR = '(?:1[789]|20)\\d\\d';
const OPEN = '[([{<]{0,2}';
const CLOSE = '[)\\]}>]{0,2}';
/** Letters of a report that is not in the table: 'XYZ', 'X.Y.Z.', 'Abc LR', 'SA', '5CC'. */
const TOKEN =
  '(?:(?=[A-Z\\d&.]{0,7}[A-Z])[A-Z\\d][A-Z\\d&]{1,7}|(?:[A-Z]\\.[\\s\\u00a0]?){2,6}|(?:[A-Z][A-Za-z]{0,4}\\.?[\\s\\u00a0]?){2,4}|[A-Z][A-Za-z]{1,9}(?:[\\s\\u00a0](?:LR|LJ|LT|Law|Cas|Rep)\\.?)?(?:[\\s\\u00a0](?:Online|OnLine))?|(?:[\\p{L}\\p{M}]{1,8}\\.[\\s\\u00a0]?){2,5})';
/** Forms of courts, as in `SERIES_TOKEN`, in capitals or as the table prints them. */
const COURT = [...new Set(SERIES_FORMS.flatMap((form) => [form, form.toUpperCase()]))]
  .map(looseForm)
  .join('|');
const SERIES = `(?:[([]${S}?[A-Z][A-Za-z.& ]{0,14}[)\\]][,-]?${S}{0,3}|(?:${COURT})${S}{1,3})`;
const PAGE_WORD = `(?:at${S}{1,2}|@${S}?)?(?:(?:(?:[Pp]{1,2}|[Pp][Gg])\\.?|(?:[Pp]ages?|[Nn]os?)\\.?${S})${S}?)?`;
const END = '(?![\\d/:]|[.,]\\d|%|[\\s\\u00a0]SC\\b)';

const REPORT_YEAR = '(?:1[89]|20)\\d\\d';
const REPORT_WORD = '[A-Z][A-Za-z.&]{1,12}';
/** The words of a draft for a page that its author did not know. */
const UNKNOWN_PAGE =
  '(?:[[(<][^\\])>\\n]{0,24}\\b(?:[Pp]age|pg|[Ii]llegible|[Bb]lank)\\b[^\\])>\\n]{0,20}[\\])>]|TB[CD]\\b)';
/** The codes of neutral citations that mean no place and no word. */
const CODES = [
  ...new Set(COURTS.flatMap((court) => court.neutralCodes.map((code) => code.split('-')[0] ?? code))),
].filter((code) => code.length > 2 && code !== 'INSC');

/**
 * Sources of patterns for citations whose parts are printed with other marks between them than any reader of reports expects.
 * They name no judgment for certain, so they are listed as unread. `court` is that of the courts and series behind *AIR*.
 */
function looseSources(court: string): readonly string[] {
  return [
    // 'AIR 1973 Bom (461)', 'AIR 1973 SC page no. 461', 'AIR 1973/Del/461'.
    `\\bA\\.?${S}?I\\.?${S}?R\\.?${S}?[/:,-]?${S}?${REPORT_YEAR}${S}?[/:,-]?${S}?(?:${court})\\.?${S}?(?:[/:,(-]${S}?|(?=[Pp]|[Nn]o))(?:[Pp]age${S}?)?(?:[Nn]o\\.?${S}?)?\\d{1,5}(?!\\d)`,
    // '2017 : 10 : ITR : 123'.
    `(?<![\\d:])${REPORT_YEAR}${S}?:${S}?\\d{1,3}${S}?:${S}?${REPORT_WORD}${S}?:${S}?\\d{1,5}(?!\\d)`,
    // '(2017) Supreme 10: 123', 'ACC (2017) Vol. 10 at 123'.
    `\\(${REPORT_YEAR}\\)${S}(?<token>${REPORT_WORD})${S}\\d{1,3}:${S}?\\d{1,5}(?![\\d:])`,
    `(?<![A-Za-z\\d.])${REPORT_WORD}${S}\\(${REPORT_YEAR}\\)${S}[Vv]ol\\.?${S}?\\d{1,3}${S}(?:at${S})?\\d{1,5}(?!\\d)`,
    // '(2017) 10 ITR (page not given)', '(20__) 10 Supreme 123'.
    `\\((?:${REPORT_YEAR}|year|[12]\\d{1,2}[_?]{1,2})\\)${S}?\\d{1,3}${S}${REPORT_WORD}(?:${S}|\\b)(?:${UNKNOWN_PAGE}|(?<=\\((?:year|[12]\\d{1,2}[_?]{1,2})\\)[^()]{4,24})\\d{1,5}(?!\\d))`,
    // '2024 DHC 1234', '2024-BHC-AS-1234', '2024:KER:', '2024 INSC'.
    `(?<![\\d:/.-])${REPORT_YEAR}${S}?[:/-]?${S}?(?:${CODES.join('|')})(?:-[A-Z]{1,3})?(?:${S}?[:/-]?${S}?\\d{1,6}(?!\\d)|:)`,
    `(?<![\\d:/.-])${REPORT_YEAR}${S}INSC\\b`,
    // Publishers' own numbers.
    `[[(]?${REPORT_YEAR}[\\])]?${S}\\d{1,4}${S}[Tt]axmann${S}\\d{1,5}|\\bTS-\\d{1,5}-[A-Z]{2,6}-${REPORT_YEAR}|\\bIndlaw${S}[A-Z]{2,4}${S}\\d{1,6}|\\b${REPORT_YEAR}${S}(?:AIJEL${S}[A-Z]{2,4}|eLegalix)${S}\\d{1,7}`,
  ];
}

/** '(2018) 2 XYZ 34', '2018 (2) XYZ 34', '[2018] XYZ 34', '(2024) __ XYZ __', '2018-2-XYZ-34'. */
const YEAR_FIRST = new RegExp(
  `(?<![\\d/.-])(?:[([{<]${S}?(?:${PLAIN_YEAR}|(?=[\\dlIOo]{4}[)\\]}>])[\\dlIOo]{2,4}\\d[\\dlIOo]{0,2})(?:[-–/]\\d{1,4})?${S}?[)\\]}>]${S}{0,3}(?:[([]?(?:\\d{1,3}|[IVX]{1,4}|${BLANK})[)\\]]?${S}{1,3})?|${PLAIN_YEAR}${S}{0,3}(?:[([](?:\\d{1,3}|[IVX]{1,4})[)\\]]|,?${S}?Vol\\.?${S}?\\d{1,3}(?=${S}))${S}{0,3}|${PLAIN_YEAR}[-–]\\d{1,2}[-–])(?<token>${TOKEN})${S}{0,8}[,.-]?${S}{0,3}(?<series>${SERIES})?${PAGE_WORD}(?:\\d{1,5}[A-Z]?|${BLANK})${END}`,
  'gu',
);
/** 'PLD 1955 SC 1', 'XYZ 2018 (2) SC 34': letters, the year, and a volume or a court. */
const YEAR_BEHIND = new RegExp(
  `(?<![A-Za-z\\d.&/-])(?<token>[A-Z][A-Z&]{1,6}|(?:[A-Z]\\.${S}?){2,5})${S}{1,2}[([]?${PLAIN_YEAR}[)\\]]?${S}{1,2}(?:[([]\\d{1,3}[)\\]]${S}{0,3}(?:${SERIES})?|(?:${COURT})${S}{1,3})(?:\\d{1,5}|${BLANK})${END}`,
  'gu',
);
/** '410 So. 2d 12 (1982)', '5 Cranch 137 (1803)': reports of other countries, with the year behind the page. */
const YEAR_LAST = new RegExp(
  `(?<![\\d./:-])\\d{1,4}${S}(?<token>[A-Z][A-Za-z.]{0,9}(?:${S}[A-Z][A-Za-z.]{0,6}){0,2}(?:${S}?\\d[a-z]{1,2})?)${S}\\d{1,4}${S}?\\((?:[A-Z][A-Za-z. ]{1,14}${S})?${PLAIN_YEAR}\\)`,
  'gu',
);
/** 'ECLI:EU:C:1964:66', 'ABCD(DLH)-2005-3-12', 'MANU/SC/___/2024', '2023:DHC:____'. */
const CODED = new RegExp(
  `\\bECLI:[A-Z]{2}:[A-Z\\d]{1,9}:\\d{4}:[\\w.]{1,16}|\\b[A-Z]{3,8}\\([A-Z]{2,5}\\)-\\d{4}-\\d{1,2}-\\d{1,5}|\\bMANU${S}?/${S}?[A-Z]{2,6}${S}?/${S}?[^\\s/,;]{1,14}(?:${S}?/${S}?[\\d_lIO]{1,6})?|(?<![\\d:])${PLAIN_YEAR}${S}?[:/]${S}?[A-Z]{2,6}(?:-[A-Z]{1,4})?${S}?[:/]${S}?(?:${BLANK}|(?=\\d*[lIO])[\\dlIO]{2,7}\\b)`,
  'gu',
);
/** 'MANU SC 0123 2019', 'LQ/SC/2019/123', '2019-AHC-123', 'ICJ Rep 1970, p. 3', '2023 Latest Caselaw 12 SC'. */
const CODED_OTHERWISE = new RegExp(
  `\\bMANU[ -][A-Z]{2,4}[ -]\\d{3,5}[ -]\\d{4}\\b|\\bLQ/[A-Z]{2,6}/\\d{4}/\\d{1,6}|(?<![\\d:/.-])${PLAIN_YEAR}-[A-Z]{3,5}-\\d{1,6}(?![\\d-])|\\bICJ${S}Rep(?:orts?)?\\.?${S}${PLAIN_YEAR},?${S}${PAGE_WORD}\\d{1,4}|\\b${PLAIN_YEAR}${S}(?:Latest${S}Caselaw|DIGILAW|Digilaw|DigiLaw)${S}\\d{1,6}|\\bIndian${S}?Kanoon${S}(?:[Dd]oc(?:ument)?\\.?${S})?(?:[Nn]o\\.?${S}|[Ii][Dd]\\.?:?${S})?\\d{4,10}\\b`,
  'gu',
);
/** Reports of old and of other countries that are cited by volume and page alone: '54 All. 345', '23 I.C. 456', '410 US 113'. */
const VOLUME_SERIES = `(?:All|Bom|Cal|Lah|Luck|Mad|Nag|Pat|Rang)\\.?|(?:US|ER|AC|QB|KB|Ch|CLR|DLR|IC|IA|TC|QBD|HLC|OWN|CWN|MLJ|ALJ|LW|STC|ITR)|S\\.?${S}?Ct\\.?|L\\.${S}?Ed\\.(?:${S}?2d)?|Exch?\\.|App\\.${S}?Cas\\.|(?:Bom|Lah|Mad|Cal|All)\\.?${S}?(?:L|H\\.?${S}?C)\\.?${S}?[JR]\\.?|[A-Z][a-z]{0,3}\\.?${S}&${S}[A-Z][a-z]{0,3}\\.?|(?!(?:[AP]\\.${S}?M|B\\.${S}?C|A\\.${S}?D|[WRSO]\\.${S}?[PAS]|[PDC]\\.${S}?W|[IC]\\.${S}?P\\.${S}?C)\\.)(?:[A-Z]\\.${S}?){2,4}`;
const BY_VOLUME = new RegExp(
  `(?<![\\d/.:-])\\d{1,3}${S}(?:${VOLUME_SERIES})${S}{0,2}${PAGE_WORD}\\d{1,4}${END}`,
  'gu',
);
/** 'L.R. 3 H.L. 330', 'LR 1 PC 123'. */
const LAW_REPORTS = new RegExp(
  `\\b(?:LR|L\\.${S}?R\\.)${S}{0,2}\\d{1,3}${S}{1,2}(?:[A-Z]\\.?[a-z]{0,3}\\.?${S}?){1,4}\\d{1,4}${END}`,
  'gu',
);
/** '2019 Supreme (Del) 123': a year, words, the court in brackets and a page. */
const BY_COURT = new RegExp(
  `(?<![\\d/.-])${PLAIN_YEAR}${S}[A-Z][A-Za-z]{1,11}(?:${S}[A-Z][A-Za-z]{1,11}){0,2}${S}?\\((?:${COURT}|Cri|Crl|Civ|Civil|Criminal)\\.?\\)${S}?\\d{1,5}${END}`,
  'gu',
);
/** '2018 क्रि.लॉ.ज. 123', '2001 (2) विधि भास्वर 12', '(2008) 3 मनिसा 12': reports in Devanagari. */
const WORD = '[\\p{Script=Devanagari}\\p{M}]';
const DEVANAGARI = /\p{Script=Devanagari}/u;
const IN_DEVANAGARI = new RegExp(
  `(?<![\\p{Nd}/.-])[([]?(?:${PLAIN_YEAR}|[१२][०-९]{3})[)\\]]?${S}{0,2}(?:(?:[([]?\\p{Nd}{1,2}[)\\]]?${S}{1,2})?(?:${WORD}{1,8}\\.${S}?){2,7}(?:${WORD}{2,8}${S})?|(?<=[)\\]]${S}{0,2})\\p{Nd}{1,2}${S}{1,2}(?:${WORD}{2,12}${S}){1,3}|\\(\\p{Nd}{1,2}\\)${S}{0,2}(?:${WORD}{2,12}${S}){1,3}|लाइव${S}लॉ${S}?)(?:\\([^()\\n]{1,14}\\)${S})?\\p{Nd}{1,5}(?!\\p{Nd})`,
  'gu',
);
/** Words in front of a number that is none of a report. */
const NO_REPORTER =
  /^(?:No|Nos|NO|NOS|Act|Acts|ACT|Bill|GST|FIR|Crl|Cr|WP|SLP|CA|MA|IA|OA|RP|CC|OS|OP|CS|CWP|LPA|RFA|AO|Rs|INR|USD|AND|OF|THE|IN|TO|AT|BY|ON|OR|SECTION|RULE|ORDER|ARTICLE|PAGE|PARA|DATED|AY|FY|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|^(?:January|February|March|April|June|July|August|September|October|November|December|Section|Sections|Article|Articles|Rule|Rules|Order|Para|Paras|Page|Schedule|Chapter|Clause|Part|The|Since|From|Under|In|On|By|And|For|With|Dated|Form|Annexure|Exhibit|Ext|Item|Serial|Sr|Sl|Total|Rupees|Accused|Respondents?|Petitioners?|Appellants?|Issue|Point|Vol|Vols|Volume|Days|Years?)\b/u;

const PATTERNS = [
  YEAR_FIRST,
  YEAR_BEHIND,
  YEAR_LAST,
  CODED,
  CODED_OTHERWISE,
  BY_VOLUME,
  LAW_REPORTS,
  BY_COURT,
  ...looseSources(COURT).map((source) => new RegExp(source, 'gu')),
];

/** Reports whose token means nothing else. */
const CERTAIN = new Set([
  'AIR',
  'AIR Online',
  'AIR SCW',
  'SCC',
  'SCC OnLine',
  'SCR',
  'INSC',
  'LiveLaw',
  'taxmann.com',
  'Cri LJ',
  'ILR',
  'JT',
  'Scale',
  'KLT',
  'DLT',
  'MLJ',
  'Mh LJ',
  'MPLJ',
  'Bom CR',
  'Bom LR',
  'All ER',
  'WLR',
  'Comp Cas',
  'RCR (Criminal)',
  'RCR (Civil)',
]);
/** A year, and a volume, before a known token. */
const BEFORE = new RegExp(
  `(?<year>(?<![\\d/.-])${OPEN}${S}?(?:'\\d\\d|[\\dlIOo]{2,5}|${BLANK})(?:[-–/]\\d{1,4})?${S}?${CLOSE}[.,:;-]?${S}{0,3})?(?<volume>(?:Supp?l?\\.?${S}?)?[([]?${S}?(?:Vol\\.?${S}?)?(?:[\\dlIO]{1,4}|[IVXLl]{1,5}|${BLANK})${S}?[)\\]]?[.,-]?${S}{0,3})?(?:\\(?Supp?l?\\.?\\)?${S}{0,2})?$`,
  'u',
);
const BLANK_ONLY = new RegExp(BLANK, 'u');
/** A year, a volume or a court, and the page behind a known token. */
const AFTER = new RegExp(
  `(?:[.,:-]|${S}{0,2}[:|])?${S}{0,4}(?<year>[([{]?(?:${PLAIN_YEAR}|'?\\d\\d(?=${S})|[\\dlIOo]{4,5}(?=${S}))[)\\]}]?[.,]?${S}{1,3}(?:\\|${S}{1,3})?)?(?<volume>[([]${S}?\\d{1,3}${S}?[)\\]]${S}{0,3})?(?<series>(?:[([]?(?:${SERIES_TOKEN})[)\\]]?|[([][A-Z][A-Za-z.& -]{0,16}[)\\]]|(?!Pages?|Paras?|Nos?\\b|And\\b)[A-Z][A-Za-z.&]{1,9})[.,:]?${S}{1,4}(?:\\|${S}{1,3})?)?(?:(?<page>${PAGE_WORD}${FIGURES})(?![\\d/])|(?<blank>${BLANK}))?`,
  'iuy',
);
const PINPOINT = /^[.,]?\s{0,3}(?:at\s{1,3})?(?:pp?\.?|pages?|pg\.?|paras?\.?|paragraphs?|¶)\s{0,2}\d/iu;

/** The parts of a citation around a known token. */
interface CitationParts {
  start: number;
  end: number;
  /** Year and volume before the token; year, volume and court behind it. */
  before: { year: string; volume: string };
  behind: { year: string; volume: string; series: string };
  page: string | undefined;
  blank: boolean;
}

function partsAround(text: string, { start, end }: Span): CitationParts {
  const left = BEFORE.exec(text.slice(Math.max(0, start - 40), start));
  AFTER.lastIndex = end;
  const right = AFTER.exec(text);
  const { year = '', volume = '' } = left?.groups ?? {};
  const { page, blank, ...behind } = right?.groups ?? {};
  return {
    start: start - (left?.[0].trimStart().length ?? 0),
    end: (page ?? blank) === undefined ? end : end + (right?.[0].length ?? 0),
    before: { year: year.trim(), volume: volume.trim() },
    behind: { year: behind.year ?? '', volume: behind.volume ?? '', series: behind.series ?? '' },
    page: page ?? blank,
    blank: blank !== undefined || BLANK_ONLY.test(year) || BLANK_ONLY.test(volume),
  };
}

const FOUR = /\d{4}/u;

/** A report without volumes: '2019 SCC OnLine' lacks its court and its page. */
const WITHOUT_VOLUME = 'SCC OnLine';

/** True where the parts around a report's token are those of a citation. A report that means nothing else needs fewer. */
function isCitation(parts: CitationParts, name: string, text: string, at: number): boolean {
  const { before, behind, page, blank } = parts;
  const certain = CERTAIN.has(name);
  // '(2024) 3 SCC.': its page is missing.
  if (page === undefined) {
    if (certain && /^[([{<]/u.test(before.year) && before.volume !== '') return true;
    if (name === WITHOUT_VOLUME && FOUR.test(before.year)) return true;
    // '(2017) 10 ALD (123)': the page is in brackets.
    return FOUR.test(before.year) && before.volume !== '' && behind.volume !== '';
  }
  const printed = [before.year, before.volume, behind.year, behind.volume, behind.series];
  const count = printed.filter((part) => part !== '').length;
  if (certain) return count > 0 || longNumber(text, at, page);
  return (FOUR.test(before.year) || FOUR.test(behind.year)) && (count > 1 || blank);
}

/** The text around a known token that looks like a citation, or undefined. */
function aroundToken(text: string, { start, end }: Span): Span | undefined {
  const token = text.slice(start, end);
  const reporter = reporterOf(token);
  if (!reporter || reporter.weak || !/^[A-Z]/u.test(token)) return undefined;
  if (PINPOINT.test(text.slice(end, end + 24))) return undefined;
  const parts = partsAround(text, { start, end });
  // '(20l7) 10 Scale 123', but not 'the Scale 2'.
  if (!printedAsToken(token) && (parts.before.year === '' || parts.before.volume === '')) return undefined;
  return isCitation(parts, reporter.name, text, start) ? parts : undefined;
}

/** 'SCC 123' after words: a page of a known report without its year. */
function longNumber(text: string, index: number, page: string): boolean {
  return /^\d{2,5}$/u.test(page) && !/[\d).\]]\s{0,3}$/u.test(text.slice(Math.max(0, index - 4), index));
}

/** True with capitals, at least two: 'air' and 'Scale' are words, too. */
function printedAsToken(token: string): boolean {
  return /[A-Z].*[A-Z]/u.test(token);
}

/**
 * Everything that is printed like a citation and is none that the product can read: an unknown report, a broken year, a blank
 * page, a case whose number is left open. `known` are the citations that were read, in order. O(n).
 */
export function findUnread(given: string, known: readonly Span[], marks?: Marks): UnreadCitation[] {
  const text = withLatinCitations(given);
  const found: Span[] = findOpenNumbers(text);
  if (DEVANAGARI.test(given))
    for (const { 0: raw, index } of matchesOf(IN_DEVANAGARI, given))
      found.push({ start: index, end: index + raw.length });
  for (const pattern of PATTERNS)
    for (const { 0: raw, index, groups } of matchesOf(pattern, text))
      if (groups?.token === undefined || !NO_REPORTER.test(groups.token))
        found.push({ start: index, end: index + raw.length });
  const words = marks !== undefined && text === given ? marks : markWords(text);
  for (const token of reporterTokens(text, words)) {
    const one = aroundToken(text, token);
    if (one) found.push(one);
  }
  let next = 0;
  return keepLongest(found).flatMap(({ start, end }) => {
    while ((known[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    if ((known[next]?.start ?? Number.POSITIVE_INFINITY) < end) return [];
    return [{ start, end, text: collapseWhitespace(given.slice(start, end)) }];
  });
}
