import { shortTitle } from '#law/acts/reading/act-key.ts';
import type { ActText, ActUnit } from '#law/acts/reading/act-text.ts';
import { changesOf } from '#law/acts/reading/changes.ts';
import { citePiece } from '#law/acts/reading/cite-piece.ts';
import { type DefinedTerm, definedTerms, termsIn } from '#law/acts/reading/defined-terms.ts';
import { withoutMarks } from '#law/acts/reading/marks.ts';
import { versionsOf } from '#law/acts/reading/versions.ts';
import type { ActFullText, ActReading, PrintedSection } from '#shared/contracts/research/act-copies.ts';
import type { ActContents } from '#shared/contracts/research/acts.ts';
import type { StoredAct } from './act-copies.ts';

const terms = new WeakMap<ActText, DefinedTerm[]>();

function termsOf(act: ActText): DefinedTerm[] {
  const known = terms.get(act) ?? definedTerms(act);
  terms.set(act, known);
  return known;
}

export function presentReading({
  act,
  file,
  source,
  stored_at,
  replaced,
  corrections = [],
  unapplied = [],
}: StoredAct): ActReading {
  const { account } = act;
  return {
    kind: act.kind,
    expected: account.expected,
    found: account.found,
    by_contents: account.byContents,
    holes: account.holes,
    doubts: account.doubts,
    ...(act.as_on === undefined ? {} : { as_on: act.as_on }),
    ...(act.url === undefined ? {} : { url: act.url }),
    file,
    source,
    stored_at,
    ...(act.part === undefined ? {} : { part: act.part }),
    ...(replaced === undefined ? {} : { differences: replaced.differences }),
    changes: changesOf(act),
    corrections,
    unapplied,
  };
}

/** The chapters of a copy with their sections, by its own headings. */
export function presentParts({ headings, units }: ActText): ActContents['parts'] {
  const divisions = headings.filter(({ kind }) => kind !== 'group');
  const starts = divisions.length > 0 ? divisions : headings;
  const parts: ActContents['parts'] = [{ title: '', sections: [] }];
  for (const [at, { number, title }] of units.entries()) {
    const here = starts.filter((one) => one.at === at);
    if (here.length > 0) parts.push({ title: here.map(headingText).join(' · '), sections: [] });
    parts.at(-1)?.sections.push({ number, title });
  }
  return parts.filter(({ sections }) => sections.length > 0);
}

/** An act or one of its chapters in full. A chapter is given without the preamble. */
export function presentFullText({ act, source }: StoredAct, part: number | undefined): ActFullText {
  const units = new Map(act.units.map((unit) => [unit.number, unit]));
  const parts = presentParts(act);
  const chosen = part === undefined ? parts : parts.slice(part, part + 1);
  return {
    title: act.title,
    source,
    ...(act.as_on === undefined ? {} : { as_on: act.as_on }),
    preamble: part === undefined ? act.preamble : [],
    parts: chosen.map(({ title, sections }) => ({
      title,
      sections: sections.map(({ number, title: heading }) => {
        const unit = units.get(number);
        const { pieces = [], notes = [] } = unit ?? {};
        return {
          number,
          title: heading,
          pieces,
          notes: notes.map(({ mark, text }) => ({ mark, text })),
          states: unit ? statesOf(unit) : [],
        };
      }),
    })),
  };
}

const statesOf = ({ states = [] }: ActUnit): PrintedSection['states'] =>
  states.map(({ state, paragraphs }) => ({ state, paragraphs }));

const headingText = ({ label, title }: ActText['headings'][number]): string =>
  withoutMarks(`${label} ${title}`);

const REFERENCE =
  /\b(?:sections?|articles?|rules?)\s+(\d{1,4}[A-Z]{0,3})((?:\s*(?:,|and|or|to)\s*\d{1,4}[A-Z]{0,3}){0,12})(?!\s*(?:\([\w\s]{1,6}\)\s*)*(?:,\s*)?of\s+the\s+(?!said|Schedule))/giu;

/** Sections of the same act that a text names. */
function numbersIn(text: string, own: string, act: ActText): string[] {
  const known = new Set(act.units.map(({ number }) => number));
  const found = new Set<string>();
  for (const [, first = '', more = ''] of text.matchAll(REFERENCE))
    for (const [number] of `${first} ${more}`.matchAll(/\d{1,4}[A-Z]{0,3}/gu))
      if (number !== own && known.has(number)) found.add(number);
  return [...found].slice(0, 60);
}

/** A section as its copy prints it, with what a reader needs beside it. */
export function presentPrinted(
  { act, source }: StoredAct,
  unit: ActUnit,
  summary: string | undefined,
): PrintedSection {
  const at = act.units.indexOf(unit);
  const text = unit.pieces.map((piece) => withoutMarks(`${piece.label} ${piece.text}`)).join(' ');
  const [before, after] = [act.units[at - 1], act.units[at + 1]];
  const neighbour = (one: ActUnit | undefined) => one && { number: one.number, title: one.title };
  const chapter = act.headings.filter((heading) => heading.at <= at && heading.kind !== 'group').at(-1);
  const cited = { unit: act.unit, act: shortTitle(act) };
  return {
    pieces: unit.pieces.map((piece) => ({ ...piece, cite: citePiece(unit, piece.path, cited) })),
    notes: unit.notes,
    states: statesOf(unit),
    omitted: unit.omitted ?? false,
    chapter: chapter ? headingText(chapter) : '',
    source,
    as_on: act.as_on,
    page: unit.page,
    before: neighbour(before),
    after: neighbour(after),
    terms: termsIn(text, unit.number, termsOf(act)),
    numbers: numbersIn(text, unit.number, act),
    versions: versionsOf(unit),
    summary,
  };
}
