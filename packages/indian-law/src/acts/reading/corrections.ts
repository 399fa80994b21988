import type { ActHeading, ActText, ActUnit, ReadingAccount } from './act-text.ts';
import { superior } from './marks.ts';
import { rulePlace } from './orders.ts';
import { piecesOf } from './pieces.ts';
import { headingLength } from './section-starts.ts';

/**
 * A correction of what was read from a copy, by somebody who has the print in hand. It names sections and words, not
 * places, so that it holds for the next copy of the act too.
 */
export type ActCorrection =
  | { kind: 'heading'; number: string; title: string }
  | { kind: 'number'; number: string; to: string }
  /** A section begins at words inside another. */
  | { kind: 'begins'; number: string; words: string; to: string; title: string }
  /** A section that is none: it belongs to the one before it. */
  | { kind: 'joins'; number: string }
  /** The border of a section is right although it was doubtful. */
  | { kind: 'right'; number: string };

/** An act with its corrections, and those that found nothing to correct in this copy. */
export interface CorrectedAct {
  act: ActText;
  unapplied: ActCorrection[];
}

interface Work {
  units: ActUnit[];
  headings: ActHeading[];
  account: ReadingAccount;
}

/** Applies corrections in their order. The act that was read stays as it is. */
export function correctedAct(act: ActText, corrections: readonly ActCorrection[]): CorrectedAct {
  const work: Work = {
    units: [...act.units],
    headings: [...act.headings],
    account: { ...act.account, holes: [...act.account.holes], doubts: [...act.account.doubts] },
  };
  const unapplied = corrections.filter((one) => !apply(work, one));
  const { account, units, headings } = work;
  const found = units.length;
  // A section that the contents do not list is expected once somebody found it in the print.
  const all = found + account.holes.length;
  const expected = account.byContents ? Math.max(account.expected, all) : all;
  return { act: { ...act, units, headings, account: { ...account, expected, found } }, unapplied };
}

function apply(work: Work, correction: ActCorrection): boolean {
  const at = work.units.findIndex(({ number }) => number === correction.number);
  const unit = work.units[at];
  if (!unit) return false;
  switch (correction.kind) {
    case 'heading':
      work.units[at] = { ...unit, title: correction.title };
      dropDoubts(work, unit.number, ['heading_missing', 'heading_differs']);
      return true;
    case 'number':
      return renumber(work, at, unit, correction.to);
    case 'begins':
      return split(work, at, unit, correction);
    case 'joins':
      return join(work, at, unit);
    case 'right':
      dropDoubts(work, unit.number);
      return true;
  }
}

function dropDoubts({ account }: Work, number: string, kinds?: readonly string[]): void {
  account.doubts = account.doubts.filter(
    (doubt) => doubt.number !== number || (kinds !== undefined && !kinds.includes(doubt.kind)),
  );
}

const isFree = ({ units }: Work, number: string): boolean => units.every((one) => one.number !== number);

function fill({ account }: Work, number: string): void {
  account.holes = account.holes.filter((hole) => hole !== number);
}

function renumber(work: Work, at: number, unit: ActUnit, to: string): boolean {
  if (!isFree(work, to)) return false;
  work.units[at] = { ...unit, number: to };
  dropDoubts(work, unit.number);
  fill(work, to);
  return true;
}

const printed = ({ pieces }: Pick<ActUnit, 'pieces'>): string[] =>
  pieces.map(({ label, text }) => (label === '' ? text : `${label} ${text}`));

/** The piece, and the place in it, where words begin; blanks may differ. */
function placeOf(paragraphs: readonly string[], words: string): { at: number; offset: number } | undefined {
  const wanted = words.replace(/\s+/gu, ' ').trim();
  if (wanted === '') return undefined;
  for (const [at, text] of paragraphs.entries()) {
    const offset = text.replace(/\s/gu, ' ').indexOf(wanted);
    if (offset >= 0) return { at, offset };
  }
  return undefined;
}

type Begins = Extract<ActCorrection, { kind: 'begins' }>;

function split(work: Work, at: number, unit: ActUnit, { words, to, title }: Begins): boolean {
  const paragraphs = printed(unit);
  const place = placeOf(paragraphs, words);
  if (!place || !isFree(work, to) || (place.at === 0 && place.offset === 0)) return false;
  const whole = paragraphs[place.at] ?? '';
  const before = [...paragraphs.slice(0, place.at), whole.slice(0, place.offset)];
  const behind = [whole.slice(place.offset), ...paragraphs.slice(place.at + 1)];
  const head = headOf(behind[0] ?? '', to, title);
  const rest = [head.rest, ...behind.slice(1)];
  const text = rest.join('\n');
  const own = unit.notes.filter(({ mark }) => mark !== '' && text.includes(superior(mark)));
  const next: ActUnit = {
    number: to,
    title: head.title,
    pieces: piecesOf(rest),
    notes: own,
    ...(unit.page === undefined ? {} : { page: unit.page }),
  };
  const first = {
    ...unit,
    pieces: piecesOf(before),
    notes: unit.notes.filter((note) => !own.includes(note)),
  };
  work.units.splice(at, 1, first, next);
  work.headings = work.headings.map((one) => (one.at > at ? { ...one, at: one.at + 1 } : one));
  dropDoubts(work, unit.number, ['long']);
  fill(work, to);
  return true;
}

/** The printed number and heading of a section, cut from its words. */
function headOf(text: string, number: string, title: string): { title: string; rest: string } {
  const [whole = '', opening = ''] =
    new RegExp(`^(\\W{0,4})${rulePlace(number)?.rule ?? number}\\s?\\.\\s*`, 'u').exec(text) ?? [];
  const rest = text.slice(whole.length);
  const length = headingLength(rest);
  if (length === undefined) return { title, rest: opening + rest };
  const own = rest.slice(0, length).replace(/[\s.:—–-]+$/u, '');
  return title === '' || title === own
    ? { title: own, rest: opening + rest.slice(length) }
    : { title, rest: opening + rest };
}

function join(work: Work, at: number, unit: ActUnit): boolean {
  const before = work.units[at - 1];
  if (!before) return false;
  const [first = '', ...rest] = printed(unit);
  const head = [`${unit.number}.`, unit.title === '' ? '' : `${unit.title}.—`, first];
  const own = head.filter((part) => part !== '').join(' ');
  work.units.splice(at - 1, 2, {
    ...before,
    pieces: piecesOf([...printed(before), own, ...rest]),
    notes: [...before.notes, ...unit.notes],
  });
  work.headings = work.headings.map((one) =>
    one.at >= at ? { ...one, at: Math.max(one.at - 1, at - 1) } : one,
  );
  const listed =
    work.account.byContents &&
    work.account.doubts.every(({ number, kind }) => number !== unit.number || kind !== 'not_in_contents');
  dropDoubts(work, unit.number);
  if (listed) work.account.holes.push(unit.number);
  return true;
}
