import { MARK, type Marks, markWhole, markWords } from './marks.ts';
import { pageNumberOf } from './page-numbers.ts';
import { marksWithout } from './part-marks.ts';
import { isBlank, matchesOf, type Span } from './text.ts';

/*
 * Words that printers, registries and download sites put on every page: page numbers, running titles, stamps of downloads
 * and signatures. None of it belongs to the text, but a PDF's text carries it in the middle of sentences and names.
 */

const NUMBER = '\\d{1,4}';
/** Marks and blanks around a number: no letter of any script. */
const MARKS = '[^\\p{L}\\p{M}\\p{N}]{0,40}';
const OF = `\\s{0,3}(?:of|\\/)\\s{0,3}${NUMBER}`;
/** 'C/SCA/11794/2006 JUDGMENT', 'R/CR.MA/12/2020 CAV ORDER'. */
const GUJARAT = `[CR]\\/[A-Z][A-Za-z.]{1,9}\\/\\d{1,6}\\/\\d{4}\\s{1,60}(?:(?:CAV|ORAL|COMMON)\\s)?(?:JUDGE?MENT|ORDER)`;
/** '(83 of 113) [CW-969/2022]'. */
const RAJASTHAN = `\\(\\s?${NUMBER}\\s{1,3}of\\s{1,3}${NUMBER}\\s?\\)\\s{0,20}\\[[A-Z][^\\]\\n]{2,40}\\]`;
const DOWNLOAD =
  ':::[^:\\n]{0,6}(?:Up|Down)loaded\\son[^:\\n]{0,40}(?::\\d\\d){0,2}[^:\\n]{0,6}:::(?:[^:\\n]{0,6}Downloaded\\son[^:\\n]{0,40}(?::\\d\\d){0,2}[^:\\n]{0,6}:::)?';
const SIGNATURE =
  'Signature\\sNot\\sVerified|Digitally\\s[Ss]igned\\s?[Bb]y\\s?:?[ \\n]?(?:[A-Z][A-Z.]+[ \\n]?){1,4}|Signing\\s[Dd]ate\\s?:?\\s?\\d[\\d.]{7,9}(?:\\s\\d\\d:\\d\\d(?::\\d\\d)?)?';
const SITE = 'https?:\\/\\/[^\\s]{4,120}';

/** Anchored as a whole, so that a line of text is left after its first letters. */
const LINE = new RegExp(
  `^(?:${[
    `${MARKS}page\\s{0,3}(?:no\\.?)?${MARKS}$`,
    `${MARKS}${RAJASTHAN}${MARKS}$`,
    `${MARKS}${GUJARAT}${MARKS}$`,
    `${MARKS}:::`,
    '\\s*[\\w .()-]{1,60}\\.(?:doc|odt|docx|pdf)\\s*$',
    '\\s*(?:signature not verified|digitally signed\\b.*|signing date\\b.*|location:.*|reason:.*|web copy|p\\.?t\\.?o\\.?|contd?\\b[\\s.,\\d/-]*)\\s*$',
    `${MARKS}(?:neutral citation\\s*(?:no\\.?)?\\W{0,5}|nc\\s?:\\s?)?(?:19|20)\\d\\d:[a-z]{2,8}(?:-[a-z]{2,4})?:\\d{1,6}(?:-[a-z]{2})?${MARKS}$`,
    `${MARKS}(?:www\\.)?[\\w-]{3,30}\\.(?:in|com|org|nic\\.in|gov\\.in)${MARKS}$`,
  ].join('|')})`,
  'iu',
);
const SITE_INSIDE = new RegExp(SITE);

/** True where a printed line holds nothing but page furniture. */
export function isFurnitureLine(line: string): boolean {
  if (LINE.test(line) || pageNumberOf(line) !== undefined) return true;
  return line.includes('://') && SITE_INSIDE.test(line);
}

/** 'CWP No.18253 of 2009 & other connected petitions', 'Crl.A. 1175/2018': a running title. */
const TITLE = `(?:[A-Z][A-Za-z.()-]{0,14}\\s?){1,4}(?:[Nn]os?\\.?\\s?)?\\d{1,6}(?:\\/|\\sof\\s|-)\\d{4}(?:\\s?\\(O&M\\))?(?:\\s?&\\s(?:other\\s)?(?:connected\\s[a-z]{3,10}|batch)|,\\setc\\.)?`;

const [GUJARAT_CIVIL, GUJARAT_CRIMINAL] = ['C', 'R'].map(
  (register) => new RegExp(`(?<![A-Z])${GUJARAT.replace('[CR]', register)}`, 'gu'),
);
const PAGE_OF_BEFORE = new RegExp(`\\bPage\\s${NUMBER}(?:${OF})?\\s{1,20}$`, 'u');
/** Limit: characters of the page's number before the title of a page. */
const PAGE_REACH = 48;

/** Furniture that carries a mark which sentences seldom have: only texts with the mark are searched. */
const MARKED: readonly { mark: string; word?: number; pattern: RegExp | undefined; before?: RegExp }[] = [
  { mark: ':::', pattern: new RegExp(`(?:${NUMBER}\\sof\\s${NUMBER}\\s{1,20})?${DOWNLOAD}`, 'gu') },
  { mark: '://', pattern: new RegExp(`${SITE}(?:[^\\S\\n]{1,4}${NUMBER}(?:${OF})?(?=\\s))?`, 'gu') },
  { mark: 'Signature Not', pattern: new RegExp(SIGNATURE, 'gu') },
  { mark: 'Digitally', pattern: new RegExp(SIGNATURE, 'gu') },
  { mark: 'Signing', pattern: new RegExp(SIGNATURE, 'gu') },
  { mark: '_____', pattern: /_{5,200}/g },
  { mark: 'C/', pattern: GUJARAT_CIVIL, before: PAGE_OF_BEFORE },
  { mark: 'R/', pattern: GUJARAT_CRIMINAL, before: PAGE_OF_BEFORE },
  { mark: ':-', pattern: /:-\s?\d{1,3}\s?-:/gu },
  { mark: '-:', pattern: /-:\s?\d{1,3}\s?:-/gu },
  {
    mark: ' dt.',
    word: MARK.dated,
    pattern: new RegExp(
      `\\b(?:[A-Z][a-z]{2,12}\\s){1,2}High\\sCourt\\s[A-Z][A-Za-z.() ]{1,40}[Nn]o\\.?\\s?\\d{1,6}\\sof\\s\\d{4}\\s?(?:\\(\\d{1,3}\\)\\s?)?dt\\.\\s?\\d{1,2}-\\d{1,2}-\\d{4}(?:\\s${NUMBER}\\/${NUMBER})?`,
      'gu',
    ),
  },
  { mark: '& batch', pattern: new RegExp(`\\b[A-Z]{2,4},\\s?J\\.?\\s{1,4}${TITLE}`, 'gu') },
];
markWhole(MARK.dated, ['dt']);
const OF_AT = new RegExp(`${OF}(?!\\d)`, 'y');
const PAGE_BEFORE = /(?:page|PAGE|Page)\s{0,3}(?:(?:[Nn]o|NO)\.?)?\s{0,3}[:|]?\s{0,3}$/u;
const RAJASTHAN_AT = new RegExp(RAJASTHAN, 'y');
/** '130 of 148 CWP No.18253 of 2009 & other connected petitions #131#': Chandigarh. */
const CHANDIGARH_AT = new RegExp(
  `${NUMBER}\\sof\\s${NUMBER}\\s${TITLE}(?:\\s{0,3}[-#(]{1,2}\\s?\\d{1,3}\\s?[-#)]{1,2})?`,
  'uy',
);

/** 'CM(M) 47/2022 & CM(M) 211/2022      ' from the start of a line, before 'Page 3 of 10': Delhi. */
const TITLE_IN_LINE = TITLE.replaceAll('\\s', '[ ]');
const TITLE_BEFORE = new RegExp(
  `(?<=\\n)[ \\t]{0,20}${TITLE_IN_LINE}(?:[ ]?&[ ]?${TITLE_IN_LINE})?[ \\t]{1,100}$`,
  'u',
);
const TITLE_REACH = 180;

/** A text without its page furniture. */
export interface CleanText {
  text: string;
  marks: Marks;
  /** The span of the printed text that a span of the clean text stands for. */
  printed: (span: Span) => Span;
}

/**
 * Takes the page furniture out of the middle of a text, each with the white space around it, for which one character
 * stays; undefined when there is none. O(n).
 */
export function withoutFurniture(text: string, marks: Marks = markWords(text)): CleanText | undefined {
  const cuts = furnitureIn(text, marks);
  if (cuts.length === 0) return undefined;
  const pieces: string[] = [];
  let from = 0;
  for (const cut of cuts) {
    pieces.push(text.slice(from, cut.start));
    from = cut.end;
  }
  pieces.push(text.slice(from));
  return { text: pieces.join(''), marks: marksWithout(marks, cuts), printed: printedSpans(cuts) };
}

/** Stretches of furniture that carry a mark. */
function marked(text: string, kinds: number): Span[] {
  const found: Span[] = [];
  for (const { mark, word, pattern, before } of MARKED) {
    if (pattern === undefined || (word !== undefined && (kinds & word) === 0) || !text.includes(mark))
      continue;
    for (const { index, 0: match } of matchesOf(pattern, text)) {
      const above = before?.exec(text.slice(Math.max(0, index - PAGE_REACH), index))?.[0].length ?? 0;
      found.push({ start: index - above, end: index + match.length });
    }
  }
  return found;
}

/** Stretches to cut, in order, never overlapping. */
function furnitureIn(text: string, { figures, all }: Marks): Span[] {
  const found = marked(text, all);
  for (let i = 0; i < figures.length; i += 2) {
    const start = figures[i] ?? 0;
    const end = figures[i + 1] ?? 0;
    if (end - start > 4) continue;
    const one = numberLine(text, start, end) ?? pageOf(text, start, end);
    if (one !== undefined) found.push(one);
  }
  if (found.length === 0) return found;
  found.sort((a, b) => a.start - b.start);
  return merged(
    found.map(({ start, end }) => withBlanks(text, start, end)).filter((cut) => cut.end > cut.start),
  );
}

/** A line with only the number of its page: '12', '- 12 -', '(12)', '12/40'. */
function numberLine(text: string, start: number, end: number): Span | undefined {
  let from = start;
  while (from > 0 && isAroundNumber(text.charCodeAt(from - 1))) from -= 1;
  if (from > 0 && text.charCodeAt(from - 1) !== NEW_LINE) return undefined;
  OF_AT.lastIndex = end;
  let to = end + (OF_AT.exec(text)?.[0].length ?? 0);
  while (to < text.length && isAroundNumber(text.charCodeAt(to))) to += 1;
  if (to < text.length && text.charCodeAt(to) !== NEW_LINE) return undefined;
  return endsSentence(text, from) ? undefined : { start: from, end: to };
}

/** True where a sentence ends before an offset: nothing can go on behind a page's number there. */
function endsSentence(text: string, at: number): boolean {
  let last = at - 1;
  while (last >= 0 && isBlank(text.charCodeAt(last))) last -= 1;
  return (
    last < 0 ||
    '?!'.includes(text.charAt(last)) ||
    /[a-z]{5}\.$/u.test(text.slice(Math.max(0, last - 5), last + 1))
  );
}

const NEW_LINE = 10;

/** Blanks in a line, and the marks that printers put around a page's number: - – : # ( ). */
function isAroundNumber(code: number): boolean {
  return (
    code === 32 ||
    code === 9 ||
    code === 13 ||
    code === 160 ||
    code === 45 ||
    code === 0x2013 ||
    code === 58 ||
    code === 35 ||
    code === 40 ||
    code === 41
  );
}

/** A page's number of the number of pages, with the words around it, that starts with the figures given. */
function pageOf(text: string, start: number, end: number): Span | undefined {
  if (!mayCountPages(text, end)) return undefined;
  OF_AT.lastIndex = end;
  const of = OF_AT.exec(text);
  if (of === null) return undefined;
  const page = PAGE_BEFORE.exec(text.slice(Math.max(0, start - 18), start));
  if (page !== null) {
    const from = start - page[0].length;
    const title = TITLE_BEFORE.exec(text.slice(Math.max(0, from - TITLE_REACH), from));
    return { start: from - (title?.[0].length ?? 0), end: end + of[0].length };
  }
  const open = text.charCodeAt(start - 1) === 40 ? start - 1 : start - 2;
  return at(RAJASTHAN_AT, text, open) ?? at(CHANDIGARH_AT, text, start);
}

/** A fast check: 'of' or a stroke behind a blank or at once. */
function mayCountPages(text: string, end: number): boolean {
  const next = text.charCodeAt(end);
  if (next !== 32) return next === 47;
  let at = end + 1;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === 47 || text.charCodeAt(at) === SMALL_O;
}

const SMALL_O = 111;

function at(pattern: RegExp, text: string, from: number): Span | undefined {
  if (from < 0) return undefined;
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match === null ? undefined : { start: from, end: from + match[0].length };
}

/** A stretch with the white space around it, less the first character of that. */
function withBlanks(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from > 0 && start - from < 200 && isBlank(text.charCodeAt(from - 1))) from -= 1;
  while (to < text.length && to - end < 200 && isBlank(text.charCodeAt(to))) to += 1;
  return { start: from < start || isBlank(text.charCodeAt(from)) ? from + 1 : from, end: to };
}

function merged(cuts: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const cut of cuts) {
    const last = kept.at(-1);
    if (last !== undefined && cut.start <= last.end) last.end = Math.max(last.end, cut.end);
    else kept.push({ ...cut });
  }
  return kept;
}

/** Offsets of the printed text for spans of the clean one. A cut at a span's edge stays outside. */
function printedSpans(cuts: readonly Span[]): (span: Span) => Span {
  const places: number[] = [];
  const removed = [0];
  let sum = 0;
  for (const { start, end } of cuts) {
    places.push(start - sum);
    sum += end - start;
    removed.push(sum);
  }
  /** The number of cuts before an offset; one at the offset counts when `at` is given. */
  const cutsBefore = (offset: number, at: boolean): number => {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const place = places[middle] ?? 0;
      if (place < offset || (at && place === offset)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return ({ start, end }) => ({
    start: start + (removed[cutsBefore(start, true)] ?? 0),
    end: end + (removed[cutsBefore(end, false)] ?? 0),
  });
}
