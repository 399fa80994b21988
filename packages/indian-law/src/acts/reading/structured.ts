import { accountOf } from './account.ts';
import type { ActHeading, ActNote, ActText, ActUnit } from './act-text.ts';
import { canonicalTitle, factsOf, unitOf } from './facts.ts';
import { isOmitted } from './from-text.ts';
import { bracketed, effectiveFrom, folded, superior } from './marks.ts';
import { writtenRule } from './orders.ts';
import { piecesOf } from './pieces.ts';
import { compareNumbers, plainNumber } from './section-number.ts';
import { headingLength } from './section-starts.ts';
import { takeStateAmendments } from './state-amendments.ts';

/** A section as a structured copy has it. */
export interface StructuredSection {
  number: string;
  title: string;
  /** Paragraphs on lines of their own; marks of footnotes are superior figures. */
  paragraphs: string[];
  notes: ActNote[];
  headings: Omit<ActHeading, 'at'>[];
}

export interface StructuredAct {
  title: string;
  sections: StructuredSection[];
  url?: string;
  part?: ActText['part'];
  /** Words of the file that are no words of the act. */
  leftOut?: string;
  article?: boolean;
}

/** The act of a structured copy. Sections of one number are joined; the copy's order is kept. */
export function actFromSections({ title, sections, url, part, leftOut, article }: StructuredAct): ActText {
  const facts = factsOf([], title);
  const named = canonicalTitle(title);
  const kind = article ? 'constitution' : factsOf([`THE ${named}`], named).kind;
  const repeated: string[] = [];
  const { headings, units } = unitsFrom(sections, repeated);
  const year = /((?:18|19|20)\d\d)$/u.exec(named)?.[1];
  return {
    ...facts,
    title: named,
    kind,
    unit: unitOf(kind),
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(url === undefined ? {} : { url }),
    ...(part === undefined ? {} : { part }),
    preamble: [],
    headings,
    units,
    schedules: [],
    notes: [],
    left_out: [
      ...(leftOut === undefined || leftOut === '' ? [] : [{ text: leftOut, reason: 'front' as const }]),
      ...(repeated.length === 0 ? [] : [{ text: repeated.join('\n'), reason: 'repeated' as const }]),
    ],
    account: accountOf(units, part === undefined ? undefined : rangeOfPart(units)),
  };
}

function unitsFrom(
  sections: readonly StructuredSection[],
  repeated: string[],
): Pick<ActText, 'headings' | 'units'> {
  const headings: ActHeading[] = [];
  const known = new Map<string, ActUnit>();
  for (const section of sections) {
    const unit = unitFrom(section, repeated);
    const same = known.get(unit.number);
    if (same) {
      repeated.push(section.title);
      same.pieces = [...same.pieces, ...renamed(unit, same)];
      same.notes.push(...unit.notes);
      if (unit.states) same.states = [...(same.states ?? []), ...unit.states];
      continue;
    }
    headings.push(...newHeadings(section, headings, known.size));
    known.set(unit.number, unit);
  }
  return { headings, units: [...known.values()] };
}

/** The headings of a section that differ from those of the section before it. */
function newHeadings(section: StructuredSection, before: readonly ActHeading[], at: number): ActHeading[] {
  return section.headings
    .filter((heading) => {
      const open = before.findLast((one) => one.kind === heading.kind);
      return open?.label !== heading.label || open.title !== heading.title;
    })
    .map((heading) => ({ ...heading, at }));
}

/** A part of a copy has no beginning and no end to compare with. */
function rangeOfPart(units: readonly ActUnit[]): { number: string; title: string }[] {
  const numbers = units.map(({ number }) => Number.parseInt(number, 10)).filter((number) => number > 0);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  const plain = Array.from({ length: Math.max(0, Math.min(to - from + 1, 2000)) }, (_, at) =>
    String(from + at),
  );
  return [...new Set([...plain, ...units.map(({ number }) => number)])]
    .sort(compareNumbers)
    .map((number) => ({ number, title: '' }));
}

function renamed(unit: ActUnit, same: ActUnit): ActUnit['pieces'] {
  const copy = same.pieces.length;
  return unit.pieces.map((piece, at) => ({ ...piece, path: `t${copy + at + 1}.${piece.path}` }));
}

function unitFrom({ number, title, paragraphs, notes }: StructuredSection, repeated: string[]): ActUnit {
  const plain = writtenRule(number)?.number ?? plainNumber(number);
  const { heading, rest } = withoutHeading(plain, title, paragraphs, repeated);
  const text = rest.join('\n');
  const { own, states } = takeStateAmendments(rest);
  const pieces = piecesOf(own);
  return {
    number: plain,
    title: heading,
    pieces,
    notes: joinNotes(notes, text),
    ...(states.length === 0 ? {} : { states }),
    ...(isOmitted(title, own.join('\n')) ? { omitted: true as const } : {}),
  };
}

/** A line that is a heading and nothing else: 'Saving in respect of section 151. --'. */
const HEADING_ALONE = /^\p{Lu}.{3,290}[.\s]-{2,3}\s*$/u;

/** Some copies repeat number and heading in the text: '¹[3A. Designation of Courts.— …'. The heading is taken from there. */
function withoutHeading(
  number: string,
  title: string,
  paragraphs: readonly string[],
  repeated: string[],
): { heading: string; rest: string[] } {
  const letters = number.replace(/^\d+/u, '');
  const lettered = letters === '' ? '' : (new RegExp(`^${letters}\\.\\s+`, 'u').exec(title)?.[0] ?? '');
  if (lettered !== '') repeated.push(lettered);
  const own = title.slice(lettered.length).replace(/[\s.:—–-]+$/u, '');
  for (const [at, text] of paragraphs.slice(0, 5).entries()) {
    const opening = /^(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?)?\[?/u.exec(text)?.[0] ?? '';
    const behind = text.slice(opening.length);
    const [printed = '', glued = ''] =
      new RegExp(`^(\\d{1,2}(?=${number}|\\p{Lu}\\p{Ll}))?(?:${number}\\s?\\.\\s*)?`, 'u').exec(behind) ?? [];
    const rest = behind.slice(printed.length);
    const length = headingLength(rest) ?? (HEADING_ALONE.test(rest) ? rest.length : undefined);
    if (length === undefined || !folded(rest).startsWith(folded(own).slice(0, 10)) || own === '') continue;
    repeated.push(behind.slice(0, printed.length + length));
    // The mark of a footnote may touch the number: '125A. National Register …' is section 25A.
    const before = `${opening}${superior(glued)}`;
    const words = rest.slice(length).trim();
    // A mark alone belongs to the paragraph behind the heading.
    const next = words === '' ? paragraphs.slice(at + 1) : [words, ...paragraphs.slice(at + 1)];
    return {
      heading: own,
      rest: [...paragraphs.slice(0, at), ...withBefore(before, next)],
    };
  }
  return { heading: own, rest: [...paragraphs] };
}

/** The mark and the bracket of an inserted section stay before its first words. */
const withBefore = (before: string, [first, ...others]: readonly string[]): string[] =>
  first === undefined ? (before === '' ? [] : [before]) : [`${before}${first}`, ...others];

/** Joins notes to the words in brackets behind their marks. */
function joinNotes(notes: readonly ActNote[], text: string): ActNote[] {
  let from = 0;
  return notes.map((note) => {
    const mark = superior(note.mark);
    const at = text.indexOf(mark, from);
    if (at < 0) return note;
    from = at;
    const behind = at + mark.length;
    const open = /^\s?\[/u.test(text.slice(behind, behind + 2)) ? text.indexOf('[', behind) : -1;
    const words = open < 0 ? undefined : bracketed(text, open);
    return words === undefined ? note : { ...note, words };
  });
}

/** Footnotes as one paragraph each: '1. Subs. by Act 28 of 2018 …'. */
export function notesFrom(paragraphs: readonly string[]): ActNote[] {
  const notes: ActNote[] = [];
  for (const text of paragraphs) {
    const [, mark, rest] = /^(\d{1,3}|\*)\.?\s+(.*)$/su.exec(text) ?? [];
    const open = notes.at(-1);
    if (mark === undefined && open) open.text = `${open.text} ${text}`;
    else notes.push({ mark: mark ?? '', text: rest ?? text });
  }
  return notes.map((note) => {
    const from = effectiveFrom(note.text);
    return from === undefined ? note : { ...note, from };
  });
}
