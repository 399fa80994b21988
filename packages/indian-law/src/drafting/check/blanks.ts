import type { DraftCase, DraftLine, DraftParts, Finding } from './types.ts';

/** Brackets around words; years and numbers in brackets belong to citations and notes. */
const BRACKETS = /\[(?!\d{1,4}\])([^[\]\n]{1,160})\]/gu;
const NOT_BLANK =
  /^(?:sic|emphasis|supra|hereinafter|\.{3}|…|\d|\((?:18|19|20)\d\d\))|\b(?:order|rules?|sections?|articles?|s\.c\.r|air|scc|scr|scale|insc|cri\.? ?l\.? ?j)\b.*\d|^(?:see )?(?:annexures?|exhibits?|exh?\.?|para(?:graph)?s?\.?)\s?["“]?[a-z]{0,3}[-/\s]?\d/iu;
/** Words in other brackets that stand for what is still to be written: '<name>', '{{date}}', '(name of the father)'. */
const PLACEHOLDERS =
  /<(?!\/?\d)[a-z][^<>\n]{0,60}>|\{{1,2}[^{}\n]{1,60}\}{1,2}|«[^«»\n]{1,60}»|\((?:insert|fill|specify|mention|give|state|write|(?:number|name|address|date|amount|period|place|description|designation|age|value|title|particulars|details) of)\b[^()\d\n]{0,60}\)|\((?:name|address|date|place|amount|age|number|signature of|to be (?:filled|inserted|confirmed|stated)[^()\n]{0,30})\)|\b(?:TBD|TBC)\b|\bto be (?:filled|inserted) (?:in|later|by)\b/gu;
/** A note in brackets beside a party or a title: '[Presently lodged in Sub Jail, Bhinmal]', '[Arising out of …]'. */
const NOTE =
  /^(?:(?:presently|at present|now|currently|since) \p{L}|(?:lodged|confined) (?:in|at)\b|in (?:jail|custody|j\.?c)\b|arising (?:out|from)\b|(?:as amended|as applicable|read with|corresponding to|for short|in short|subject to)\b|(?:filed )?under (?:sections?|articles?|order|rule|s\.|u\/s)\b|through (?:its|his|her|the)\b|before the hon|(?:deceased|minor|both|filed|all)\W*$)/iu;
/** The number that a registry gives to a paper, which is open until it is filed: 'W.P. No. ____ of 2026', 'CRM-M-______ of 2026'. */
const NUMBER_TO_COME =
  /(?:\bno\.?s?\b|संख्या|क्रमांक|எண்)[^\n]{0,16}?(?:[_.…]{2,}|-{3,}|\s{2,})[^\n\d]{0,12}(?:(?:19|20)\d\d|[_.…]{2,})?\W*$|^\W*[\p{L}\p{M}.()\s-]{2,40}?(?:[_.…]{2,}|-{3,})\s*(?:of|\/|-)\s*(?:19|20)\d\d(?:\W*$|\W+(?:in|arising|@)\b)|\bcourt of\b[^\n]{0,20}?_{2,}\s*(?:addl|additional|st|nd|rd|th)\b|\bcourt of (?:(?:learned|ld) )?(?:shri|sri|sh|smt|ms|mr)\b[. ]{0,3}_{2,}/iu;
/** Numbers that stay open in a case that has its own: of an exhibit, of an application within it. */
const WITHIN_A_CASE =
  /\b(?:exh?t?|exhibit|i\.? ?a|c\.? ?m|m\.? ?a|misc|interlocutory|application|caveat)\b/iu;
/** Limit: letters from the word for a number to the end of its line; the form takes longer than its square. */
const LONGEST_NUMBER = 160;
const OF_POLICE = /\bf\.?i\.?r\b|\bcrime\b|\bcheque\b|\bp\.?s\b|\bpolice\b/iu;
/** Lines, dots and letters in the place of words. Three dots lead to the name of a side in a cause title. */
const GAPS =
  /_{2,}|\.{5,}|[.…]*…[.…]+|\*{3,}(?=\S| \w)|#{3,}|\?{3,}|(?<!\b[A-Z]{2}[- ]?\d{1,2}[- ]?)\bX{2,}(?:[./-]X{2,}){0,3}\b|(?<!\()\bDD[./-]MM[./-]YYYY\b|[●•]{1}(?=[\s\]/.-]|$)/gu;
const SIDE =
  /^\W*(?!(?:the|this|that|said|by|to|of|on|in|at|from|and|when|which)\b)(?:\p{L}{1,10}\W{1,2}){0,2}?(?:petitioner|respondent|plaintiff|defendant|appellant|applicant|complainant|accused|opp(?:osite|\.)|deponent|decree|judge?ment|claimant|caveat|objector|revision|aggrieved|workman|management|insur|informant|executant|noticee|advocate|counsel|financial|operational|corporate|(?:alleged )?contemnor|non-|वादी|वादिनी|परिवादिनी|மனு|எதிர்|வாதி|பிரதி|प्रार्थी|प्रतिवादी|विपक्षी|अभियुक्त|परिवादी|आवेद|अनावेदक|याची|अपील|प्रत्यर्थी|निगरानी|शपथ)/iu;
/** A line to sign on, with who signs: 'Petitioner No. 1 ________', '________ (Signature of the client)'. */
const SIGNED_HERE =
  /^\W*(?:for\s+)?(?:(?:full |sd )?signatures?\b[^\d:]{0,40}|witness(?:es)?|notary(?: public)?|(?:the )?(?:petitioner|respondent|plaintiff|defendant|appellant|(?:non-)?applicant|complainant|accused|deponent|executant|client|claimant|caveator|decree[ -]?holder|judge?ment[ -]?debtor|advocate|counsel)s?)\W*(?:no\W*)?\d{0,2}\W*$/iu;
/** Limit: letters of such a line. */
const LONGEST_SIGNED = 160;
const isSignedHere = (text: string): boolean =>
  text.length < LONGEST_SIGNED && SIGNED_HERE.test(text.replaceAll(/_{2,}|[.…]{3,}/gu, ' '));
/** In a cause title dots or lines lead to a few words at the end of the line, which are the side; *aged ____ years* are none. */
const LEADS_TO_SIDE =
  /^\W*(?:[\p{Lu}\p{Lo}]\p{L}{3,}|(?:petitioner|respondent|plaintiff|defendant|appellant|applicant|complainant|accused|claimant|opponent)s?)(?:\W\p{L}+){0,2}\W*$/u;
/** Limit: characters of a quotation. */
const LONGEST_QUOTATION = 2000;

export interface Place {
  start: number;
  end: number;
}

export interface BlankPlace extends Place {
  name: string;
}

/** True where a position lies inside one of these places, which are in order. */
function insideOf(places: readonly Place[]): (at: number) => boolean {
  return (at) => {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return (places[low]?.start ?? at + 1) <= at;
  };
}

const placesOf = (text: string, form: RegExp): (Place & { words: string })[] =>
  [...text.matchAll(form)].map(({ 0: whole, 1: words = whole, index }) => ({
    start: index,
    end: index + whole.length,
    words,
  }));

/** The quotations of a text, each up to the first mark that closes it. Linear time. */
function quotationsOf(text: string): Place[] {
  const found: Place[] = [];
  const next = (mark: string, from: number) => {
    const at = text.indexOf(mark, from);
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  let [end, curly] = [0, -1];
  for (const { 0: mark, index: start } of text.matchAll(/[“"]/gu)) {
    if (start < end) continue;
    if (mark === '“' && curly < start) curly = next('”', start);
    const close = mark === '“' ? curly : next('"', start + 1);
    if (close - start - 1 > LONGEST_QUOTATION) continue;
    end = close + 1;
    found.push({ start, end });
  }
  return found;
}

/** The words in brackets that stand for a blank. Brackets in a quotation are notes of who quotes. */
export function bracketsOf(text: string): (Place & { words: string })[] {
  const isQuoted = insideOf(quotationsOf(text));
  return placesOf(text, BRACKETS).filter(
    ({ start, words }) => !NOT_BLANK.test(words) && !NOTE.test(words) && !isQuoted(start),
  );
}

/** A gap with whole words before and behind it, none of another blank. */
function wordsAround(text: string, start: number, end: number): string {
  const from = Math.max(0, start - 24);
  const before = text.slice(from, start).replace(from > 0 ? /^\S+\s+/u : /^/u, '');
  const after = text.slice(end, end + 12);
  const whole = end + 12 < text.length ? after.replace(/\s+\S*$/u, '') : after;
  const own = before.replace(/^.*[\])}>»][\s,;:]*/u, '') + text.slice(start, end);
  return (own + whole.replace(/[[({<«].*$/u, '')).trim();
}

/** The blanks of a line: their places, and their words or those around them. A line to sign on is no blank. */
export function blankPlaces(text: string, inTitle = false): BlankPlace[] {
  if (/^[\s_.…-]*$/u.test(text) || (!inTitle && isSignedHere(text))) return [];
  const brackets = bracketsOf(text);
  const isBracketed = insideOf(brackets);
  const gaps = placesOf(text, GAPS).filter(({ start, end, words }) => {
    const after = text.slice(end, end + 40);
    const leads = (/^[.…]/u.test(words) && SIDE.test(after)) || (inTitle && LEADS_TO_SIDE.test(after));
    const bullet = /[●•]/u.test(words) && text.slice(0, start).trim() === '';
    return !leads && !bullet && !isBracketed(start);
  });
  const named = (found: readonly (Place & { words: string })[]) =>
    found.map(({ start, end, words }) => ({ start, end, name: words }));
  return [
    ...named(brackets),
    ...named(placesOf(text, PLACEHOLDERS).filter(({ start }) => !isBracketed(start))),
    ...gaps.map(({ start, end }) => ({
      start,
      end,
      name: wordsAround(text, start, end),
    })),
  ];
}

/** The words of the blanks of a line, or those around them. */
export const blanksOf = (text: string, inTitle = false): string[] =>
  blankPlaces(text, inTitle).map(({ name }) => name);

/** True for a line with the number that the registry gives. */
export const isNumberToCome = (text: string): boolean =>
  NUMBER_TO_COME.test(text.slice(-LONGEST_NUMBER)) && !OF_POLICE.test(text);

/** The blanks of a line of a paper. In its cause title the number that its case has yet to get is none. */
export const blanksOfLine = (
  text: string,
  inTitle: boolean,
  known: Pick<DraftCase, 'case_number'>,
): BlankPlace[] =>
  inTitle && isNumberToCome(text) && (!known.case_number || WITHIN_A_CASE.test(text))
    ? []
    : blankPlaces(text, inTitle);

/** A blank with its block, and its place in the text of the block behind the number that the document gives it. */
export type BlankOfBlock = RowBlank & { block: string };

type RowBlank = BlankPlace & {
  /** The blank, where it stands alone in a cell of a table. */
  alone?: string;
};

/** A cell that holds a gap alone. */
const GAP_ALONE = /^\s*(?:_{2,}|\.{5,}|[.…]*…[.…]+)\s*$/u;
const SIGNATURES = /^\W*(?:full |sd )?(?:signatures?|sign(?:ed)? here|initials)\b|हस्ताक्षर|கையொப்பம்/iu;
/** 'Place: Ujjain', beside a line to sign on. */
const PLACE_OR_DATE = /^\W*(?:place|dated?|स्थान|दिनांक|இடம்|தேதி|நாள்)\s*:/iu;
/** Rows below a line to sign on that may say who signs: a name may stand between. */
const SIGNER_BELOW = 2;

const cellIn = ({ text, column = 0 }: DraftLine, at: number): string =>
  at < column ? '' : (text.split('\t')[at - column] ?? '').trim();

/** A cell of a row: its column, and its place in the text of the row. */
function cellsOf({ text, column = 0 }: DraftLine): (Place & { text: string; column: number })[] {
  let from = 0;
  return text.split('\t').map((cell, at) => {
    const start = from;
    from += cell.length + 1;
    return { start, end: start + cell.length, text: cell.trim(), column: column + at };
  });
}

/** The first row of the table of a row, and the next ones. */
interface AroundRow {
  head: DraftLine;
  below: readonly DraftLine[];
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/**
 * The forms of a line to sign on, for a column of a row of a table: below *Signature*; above who signs; and in a row of gaps
 * alone without titles above any words.
 */
function signedIn(row: DraftLine, { head, below }: AroundRow): (column: number) => boolean {
  const others = cellsOf(row).filter(({ text }) => text !== '' && !GAP_ALONE.test(text));
  const untitled = others.length === 0 && (head === row || !hasWords(head.text));
  const signs = untitled ? hasWords : isSignedHere;
  return (column) =>
    (head !== row && SIGNATURES.test(cellIn(head, column))) ||
    (others.every(({ text }) => PLACE_OR_DATE.test(text)) && below.some((one) => signs(cellIn(one, column))));
}

/**
 * The blanks of a row of a table. A gap that stands alone in a cell is named by the head of its column, or the cell before
 * it, which comes first in a table of two columns. A line to sign on is none.
 */
function blanksOfRow(row: DraftLine, around: AroundRow, found: readonly BlankPlace[]): RowBlank[] {
  const cells = cellsOf(row);
  const alone = cells.filter(({ text }) => GAP_ALONE.test(text));
  const isEmpty = cells.every(({ text }) => text === '' || GAP_ALONE.test(text));
  const isSigned = signedIn(row, around);
  const places = isEmpty ? alone.map(({ start, end, text: name }) => ({ start, end, name })) : found;
  return places.flatMap((place): RowBlank[] => {
    const cell = alone.find(({ start, end }) => start <= place.start && place.end <= end);
    if (!cell) return [place];
    if (isSigned(cell.column)) return [];
    const names = [around.head === row ? '' : cellIn(around.head, cell.column), cellIn(row, cell.column - 1)];
    const name = (cells.at(-1)?.column === 1 ? names.reverse() : names).find(hasWords) ?? place.name;
    return [{ ...place, name, alone: cell.text }];
  });
}

/** The blanks that are left in a paper. */
export function blanksOfLines(
  { lines, head }: Pick<DraftParts, 'lines' | 'head'>,
  known: Pick<DraftCase, 'case_number'>,
): BlankOfBlock[] {
  const titled = new Set(head);
  let first: DraftLine | undefined;
  return lines.flatMap((line, at) => {
    if (first?.block !== line.block) first = line;
    const from = line.start + (line.typed ?? 0);
    const found = blanksOfLine(line.text, titled.has(line), known);
    const below = lines.slice(at + 1, at + 1 + SIGNER_BELOW).filter(({ block }) => block === line.block);
    const own = line.column === undefined ? found : blanksOfRow(line, { head: first, below }, found);
    return own.map(({ start, end, ...blank }) => ({
      ...{ ...blank, block: line.block, start: from + start, end: from + end },
    }));
  });
}

/** Blanks that are left: one finding a block. A reference to a paragraph that is gone is named as such. */
export function checkBlanks(parts: DraftParts, known: DraftCase): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { block, name } of blanksOfLines(parts, known)) {
    const rule = name === 'paragraph' ? 'reference_broken' : 'blank_left';
    if (!findings.has(block + rule)) findings.set(block + rule, { rule, block, values: { name } });
  }
  return [...findings.values()];
}
