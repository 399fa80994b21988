import { romanValue } from '../../text/roman-numbers.ts';
import { sameMark } from '../document/annexure-marks.ts';
import { twiceInOneList } from './lists.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

// An exhibit of a witness has his number before its own: PW1/2.
const ONE =
  '(?:[A-Z]{2}[- ]?\\d{1,3}/[A-Z]?\\d{0,3}|[A-Z]{1,2}[-/ ]?\\d{1,3}|\\d{1,3}|[IVX]{2,5}|[A-Z])(?!\\w)';
const NAMED = new RegExp(
  `\\b(?:(?:Annexures?|ANNEXURES?|Exhibits?|EXHIBITS?)(?![A-Za-z])|(?:Annx?|Exh?t?s?)\\.(?![a-z])|marked(?: (?:as|with|by))?(?: the)?(?: letters?| mark)?(?= ["“'‘](?:[A-Z]|\\d)))\\s*[-–:]?\\s*(?:Nos?\\.?\\s*)?["“'‘]?(${ONE}(?:["”'’]?\\s*(?:,|&|and|to)\\s*(?:Exh?t?s?\\.\\s*)?["“'‘]?${ONE}){0,20})`,
  'gu',
);
/** A mark at the head of an entry of a list: '2. P-2: Letter', 'P/3 – Receipt'. */
const ENTRY =
  /^\W*(?:\d{1,3}[.)]\s+)?["“'‘]?([A-Z]{1,2}[-/ ]?\d{1,3})["”'’]?\s*(?:[:–—|\t-]|\s{2,}|\s(?=\p{Lu}))/u;
/** '"E" Survey report': a letter between quotation marks. */
const LETTER_ENTRY = /^\W*(?:\d{1,3}[.)]\s+)?["“'‘]([A-Z])["”'’]\s/u;
/** The entries of a line of a list, without its heading: 'ANNEXURES: A-1 complaint; A-2 receipt' has two. */
const entriesOf = ({ text }: DraftLine): string[] => text.replace(LIST_HEADING, '').split(/;\s+/u);
const LIST_HEADING = /^\W*(?:(?:list|index) of )?(?:annexures|exhibits|documents|enclosures)\s*:\s*/iu;
/** The heading of the column in which an index has the marks: 'Sl. No. | Particulars | Annexure | Pages'. */
const MARK_COLUMN = /^\W*(?:annexures?|annx?|exhibits?|marks?|marked)\W*(?:nos?\.?)?\W*$/iu;
const MARK_ALONE = /^["'(]?([A-Z]{1,2}[-/ ]?\d{1,3}|[A-Z]|\d{1,2})["')]?$/u;

/** The mark in the column that the heading of an index gives to them. */
function markInColumn(line: DraftLine, index: readonly DraftLine[]): string | undefined {
  const cells = line.text.split('\t').map((cell) => cell.trim());
  const shift = line.typed === undefined || line.column !== undefined ? 0 : 1;
  const heading = index
    .slice(0, index.indexOf(line))
    .findLast(({ text }) => text.split('\t').some((cell) => MARK_COLUMN.test(cell)));
  const titles = heading?.text.split('\t') ?? [];
  const at =
    titles.findIndex((cell) => MARK_COLUMN.test(cell)) - shift + (heading?.column ?? 0) - (line.column ?? 0);
  return titles.length > 1 && at >= 0 ? MARK_ALONE.exec(cells[at] ?? '')?.[1] : undefined;
}

/** Annexures of another paper. */
const ELSEWHERE =
  /^["”']?\s*(?:to|of|in|with)\s+(?:the|his|her|their)\s+(?:[\w.]+\s){0,3}(?:petition|plaint|complaint|application|appeal|affidavit|reply|counter|written|charge)/iu;

/** Exhibits of a trial, by the mark that a witness proved, and papers that look back on a trial. */
const EXHIBIT = /^(?:Ex|EX)/u;
const LOOKS_BACK =
  /\b(?:appeal|revision|grounds)\b|\bagainst\b[^\n]{0,60}\b(?:judgment|decree|order|award)\b/iu;

/** True where exhibits are those of the court below, which the paper does not bind. */
function isAfterTrial({ kind, lines }: DraftParts): boolean {
  if (kind === 'written_submissions') return true;
  const first = lines.findIndex(({ number }) => number !== undefined);
  const title = lines.slice(0, first < 0 ? 12 : first);
  return kind === 'petition' && title.some(({ text }) => LOOKS_BACK.test(text));
}

interface Mark {
  /** The mark as printed: P-1. */
  printed: string;
  series: string;
  /** 1 for P-1, A, 1. */
  place: number;
  line: DraftLine;
}

function markOf(printed: string, line: DraftLine): Mark {
  const [, ofWitness = '', exhibit = ''] = /^([A-Z]{2}[- ]?\d{1,3})\/([A-Z]?\d{0,3})$/u.exec(printed) ?? [];
  if (ofWitness !== '') {
    const place = Number(exhibit) || (exhibit.codePointAt(0) ?? 64) - 64;
    return { printed, series: ofWitness.replace(/[- ]/u, ''), place, line };
  }
  if (/^[IVX]{2,5}$/u.test(printed))
    return { printed, series: 'roman', place: romanValue(printed) ?? 0, line };
  const [, letters = '', digits = ''] = /^([A-Z]*)[-/ ]?(\d*)$/u.exec(printed) ?? [];
  if (digits !== '')
    return {
      printed: letters ? `${letters}-${digits}` : digits,
      series: letters,
      place: Number(digits),
      line,
    };
  return { printed: letters, series: 'letters', place: (letters.codePointAt(0) ?? 64) - 64, line };
}

const marksOf = (afterTrial: boolean) => (line: DraftLine) => marksIn(line, afterTrial);

function marksIn(line: DraftLine, afterTrial = false): Mark[] {
  return [...line.text.matchAll(NAMED)].flatMap(({ 0: whole, 1: list = '', index }) => {
    if (afterTrial && EXHIBIT.test(whole)) return [];
    if (ELSEWHERE.test(line.text.slice(index + whole.length))) return [];
    const marks = [...list.matchAll(new RegExp(ONE, 'gu'))].map(([printed]) => markOf(printed, line));
    const [first, last] = marks;
    if (!first || !last || marks.length !== 2 || !/\bto\b/u.test(list) || first.series !== last.series)
      return marks;
    const between = Math.min(Math.max(last.place - first.place - 1, 0), 200);
    const filled = Array.from({ length: between }, (_, at): Mark => {
      const place = first.place + at + 1;
      const printed =
        first.series === 'letters'
          ? String.fromCodePoint(64 + place)
          : `${first.series}${/\d/u.test(first.series) ? '/' : '-'}${place}`;
      return { ...first, place, printed };
    });
    return [first, ...filled, last];
  });
}

/** Beside II and III a single I, V or X is a number and no letter. */
function withRoman(marks: readonly Mark[], isRoman: boolean): Mark[] {
  if (!isRoman) return [...marks];
  return marks.map((mark) =>
    mark.series === 'letters' && /^[IVX]$/u.test(mark.printed)
      ? { ...mark, series: 'roman', place: romanValue(mark.printed) ?? 0 }
      : mark,
  );
}

const keyOf = ({ series, place }: Mark) => `${series} ${place}`;

/** The marks that a draft names, each once, in its order. */
export function annexuresNamed({ lines }: Pick<DraftParts, 'lines'>): string[] {
  return [
    ...new Map(lines.flatMap((line) => marksIn(line)).map((mark) => [keyOf(mark), mark.printed])).values(),
  ];
}

/** The first mark of each series that comes behind a missing one. */
function gapsIn(marks: readonly Mark[]): Finding[] {
  const present = new Set(marks.map(keyOf));
  const reported = new Set<string>();
  return marks.flatMap((mark): Finding[] => {
    const { series, place, printed, line } = mark;
    const missing = Array.from({ length: Math.min(place - 1, 300) }, (_, at) => at + 1).some(
      (before) => !present.has(`${series} ${before}`),
    );
    if (!missing || reported.has(series) || !present.has(`${series} 1`)) return [];
    reported.add(series);
    return [{ rule: 'annexure_gap', block: line.block, values: { mark: printed } }];
  });
}

/**
 * Annexures against the files that are bound with the draft. A paper with a list and no file is bound by hand, so that only
 * its list is compared.
 */
function againstFiles(marks: readonly Mark[], hasList: boolean, bound?: readonly string[]): Finding[] {
  if (bound === undefined || (bound.length === 0 && hasList)) return [];
  const files = new Set(bound.map(sameMark));
  const named = new Map(marks.map((mark) => [sameMark(mark.printed), mark]));
  return [
    ...[...named].flatMap(([key, { printed, line }]): Finding[] =>
      files.has(key) ? [] : [{ rule: 'annexure_not_bound', block: line.block, values: { mark: printed } }],
    ),
    ...bound.flatMap((mark): Finding[] =>
      named.has(sameMark(mark)) ? [] : [{ rule: 'annexure_not_referred', block: null, values: { mark } }],
    ),
  ];
}

/** Annexures are marked in order, each once, and what the text and its index name is the same. */
export function checkAnnexures(parts: DraftParts, bound?: readonly string[]): Finding[] {
  const { lines, index } = parts;
  const listed = new Set(index);
  const printed = lines.filter((line) => !listed.has(line)).flatMap(marksOf(isAfterTrial(parts)));
  const written = index.flatMap((line) =>
    entriesOf(line).flatMap((text) => {
      const [mark] = marksIn({ ...line, text });
      const alone = markInColumn(line, index) ?? ENTRY.exec(text)?.[1] ?? LETTER_ENTRY.exec(text)?.[1];
      if (mark) return [{ ...mark, line }];
      return alone === undefined ? [] : [markOf(alone, line)];
    }),
  );
  const isRoman = [...printed, ...written].some(({ series }) => series === 'roman');
  const [body, entries] = [withRoman(printed, isRoman), withRoman(written, isRoman)];
  const findings = [
    ...gapsIn([...body, ...entries]),
    ...againstFiles([...body, ...entries], entries.length > 0, bound),
  ];
  if (entries.length === 0) return findings;
  const named = new Set(body.map(keyOf));
  const inIndex = new Set(entries.map(keyOf));
  const twice = twiceInOneList(parts, entries, keyOf);
  for (const entry of entries) {
    const values = { mark: entry.printed };
    if (twice.has(entry)) findings.push({ rule: 'annexure_twice', block: entry.line.block, values });
    else if (!named.has(keyOf(entry)))
      findings.push({ rule: 'annexure_not_referred', block: entry.line.block, values });
  }
  const reported = new Set(inIndex);
  for (const mark of body) {
    if (reported.has(keyOf(mark))) continue;
    reported.add(keyOf(mark));
    findings.push({ rule: 'annexure_not_marked', block: mark.line.block, values: { mark: mark.printed } });
  }
  return findings;
}
