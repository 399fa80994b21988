import { createHash } from 'node:crypto';
import type { EntryPlace } from '#law/cause-lists/entries.ts';
import { courtKey, courtsAgree, type Match } from '#law/cause-lists/match-matters.ts';
import { compareNames, foldedName } from '#law/parties/similar-names.ts';
import type { CourtFile, CourtProposal, CourtValues } from '#shared/contracts/court-import.ts';
import {
  changedOf,
  type DatedRow,
  datedRow,
  dayOfValue,
  hearingOf,
  type PaperRow,
  timeOfValue,
  writtenHearing,
} from './hearings.ts';
import type { ImportedCase, StoredProposal } from './stored-proposal.ts';

/** A match with the name and the kind of its file. `made`: the id of the matter that it brings, until it is a case. */
export interface FileMatch extends Match {
  file: string;
  paper: CourtFile['kind'];
  made?: string;
}

const digest = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/**
 * The digest of a proposal: an equal one is not made again. Drops from before ranks were kept have digests of fewer values, by
 * which it is known what was applied.
 */
export function markOf(proposal: StoredProposal): string {
  const { kind, case_id, confidence, key, values, rank } = proposal;
  const { next_date, hall, item, purpose, judges, vacation } = values;
  const isEarlier = rank === undefined;
  const said = {
    new_matter: [key],
    next_date: [next_date, hall, item, ...(isEarlier ? [] : [purpose, judges, vacation])],
    order: [values.order_date],
    number: [values.case_number, values.cnr],
    disposal: [values.disposal],
    party: [values.petitioner, values.respondent, ...(isEarlier ? [] : [values.opposing_counsel])],
    stage: [values.stage],
    court: [values.court],
  }[kind];
  // A row that may be another matter's hides no row that is this one's for sure.
  const asked = confidence === 'ask' ? [key] : [];
  return `${saidOf(proposal) ?? 'seen:'}${digest([kind, case_id ?? '', ...said, ...asked])}`;
}

const ONE_AT_A_TIME: readonly CourtProposal['kind'][] = ['number', 'disposal', 'party', 'stage', 'court'];

/** The beginning of the marks of what a case has one of: a stage that returns after another one is said again. */
export const saidOf = ({ kind, case_id, confidence, rank }: StoredProposal): string | undefined =>
  rank !== undefined && case_id !== undefined && confidence === 'sure' && ONE_AT_A_TIME.includes(kind)
    ? `said:${kind}:${case_id}#`
    : undefined;

const pick = (values: CourtValues, keys: readonly (keyof CourtValues)[]): CourtValues =>
  Object.fromEntries(keys.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]));

const ABOUT = ['case_number', 'cnr', 'petitioner', 'respondent', 'court'] as const;
const LISTED = [
  ...['next_date', 'item', 'hall', 'judges', 'purpose', 'stage', 'advocates', 'list', 'vacation'],
  ...ABOUT,
] as (keyof CourtValues)[];

const lettersOf = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/[^\p{L}\d]/gu, '');

type Part = { kind: CourtProposal['kind']; values: CourtValues; before?: CourtValues };
const part = (kind: Part['kind'], values: CourtValues, before: CourtValues = {}): Part => ({
  kind,
  values,
  ...(Object.keys(before).length > 0 ? { before } : {}),
});

const rowOf = ({ entry, paper }: FileMatch): DatedRow =>
  datedRow({ kind: entry.kind, paper, values: entry.values });
const isList = ({ entry, paper }: FileMatch): boolean => entry.kind === 'listed' && paper !== 'calendar';

/** The hearing of a row, where it says something new. What is sure is known to the rows behind it. */
function ofDay(match: FileMatch, known: ImportedCase, today: string): Part[] {
  const row = rowOf(match);
  const { values } = row;
  if (values.next_date === undefined) return [];
  const { hearing, settled } = hearingOf(known.hearings, row, today);
  const changed = hearing && changedOf(hearing, values);
  if (settled || (hearing && !changed)) return [];
  if (match.confidence === 'sure') {
    const day = dayOfValue(values.next_date);
    const time = timeOfValue(values.next_date) ?? (hearing?.day === day ? hearing.time : null);
    const next = { id: '', done: false, ...hearing, day, time, ...writtenHearing(row, hearing) };
    known.hearings = [...known.hearings.filter((one) => one !== hearing), next];
  }
  return [part('next_date', pick(values, LISTED), changed)];
}

function ofKnownCase(match: FileMatch, known: ImportedCase, today: string): Part[] {
  const { entry } = match;
  const parts = ofDay(match, known, today);
  if (entry.kind === 'state') parts.push(...ofState(match, known));
  for (const order_date of entry.orders ?? [])
    if (!known.orders.includes(order_date))
      parts.push(part('order', { order_date, ...pick(entry.values, ABOUT) }));
  return parts;
}

function ofState({ entry: { values }, paper, confidence }: FileMatch, known: ImportedCase): Part[] {
  const { disposal, stage } = values;
  // The words of an order are read from its text, and other parties are what makes a row doubtful.
  const replaces = paper !== 'order' && confidence === 'sure';
  const isNewStage = stage !== undefined && lettersOf(stage.slice(0, 200)) !== lettersOf(known.stage);
  return [
    ...ofNumbers(values, known),
    ...(replaces ? ofCourt(values, known) : []),
    ...(isNewStage && disposal === undefined
      ? [part('stage', pick(values, ['stage', ...ABOUT]), known.stage ? { stage: known.stage } : {})]
      : []),
    ...(disposal !== undefined && known.status !== 'closed'
      ? [part('disposal', pick(values, ['disposal', 'order_date', ...ABOUT]))]
      : []),
    ...ofParties(values, known, replaces),
  ];
}

/** Another court than that of the case; one whose CNR changes too is proposed with its number. */
function ofCourt(values: CourtValues, known: ImportedCase): Part[] {
  const { court, cnr } = values;
  if (court === undefined || (cnr !== undefined && known.cnr !== null && known.cnr !== cnr)) return [];
  if (known.court && courtsAgree(courtKey(known.court), courtKey(court)) !== 'other') return [];
  return [part('court', pick(values, ABOUT), known.court ? { court: known.court } : {})];
}

/** Parties and opponents that the case lacks, or, where the row replaces them, whose names are others now. */
function ofParties(values: CourtValues, known: ImportedCase, replaces: boolean): Part[] {
  const keys = (['petitioner', 'respondent', 'opposing_counsel'] as const).filter((key) => {
    const [printed, kept] = [values[key], known[key]];
    if (printed === undefined || printed === '' || !kept) return Boolean(printed);
    return replaces && (key === 'opposing_counsel' ? hasNew(kept, printed) : isOther(kept, printed));
  });
  if (keys.length === 0) return [];
  const before = Object.fromEntries(keys.flatMap((key) => (known[key] ? [[key, known[key]]] : [])));
  return [part('party', pick(values, keys), before)];
}

/** Limits compare a long name as it was kept. */
function isOther(kept: string, printed: string): boolean {
  const near = compareNames(foldedName(kept), foldedName(printed.slice(0, 500)));
  return near === undefined && lettersOf(kept) !== lettersOf(printed.slice(0, 500));
}

/** True where one of the advocates that are printed is none of those that are kept. */
function hasNew(kept: string, printed: string): boolean {
  const names = kept.split(/[,;&\n]|\band\b/iu).filter((name) => /\p{L}{2}/u.test(name));
  return printed.split(', ').some((name) => !names.some((one) => !isOther(one, name)));
}

/** A CNR that the case lacks, with the court to which it was transferred, and a number that it did not have before. */
function ofNumbers(values: CourtValues, known: ImportedCase): Part[] {
  const { cnr, case_number: number } = values;
  const newCnr = cnr !== undefined && known.cnr !== cnr;
  const isOtherNumber =
    !known.case_number || !isSameNumber(known.case_number, (number ?? known.case_number).slice(0, 200));
  const keys: (keyof CourtValues)[] = [
    ...(newCnr ? (['cnr'] as const) : []),
    ...(newCnr && known.cnr && values.court !== undefined ? (['court'] as const) : []),
    ...(number !== undefined && isOtherNumber ? (['case_number'] as const) : []),
  ];
  if (keys.length === 0) return [];
  const before: CourtValues = {
    ...(isOtherNumber && known.case_number ? { case_number: known.case_number } : {}),
    ...(newCnr && known.cnr ? { cnr: known.cnr } : {}),
  };
  return [part('number', pick(values, keys), before)];
}

/** Spellings of one number have the same figures, without zeros before them. */
function isSameNumber(one: string, other: string): boolean {
  const figures = (text: string) =>
    (text.match(/\d+/gu) ?? []).map((figure) => figure.replace(/^0+/u, '')).join('/');
  return figures(one) === figures(other);
}

const placeOf = ({ case_id, entry: { values } }: FileMatch) =>
  `${case_id}|${dayOfValue(values.next_date ?? '')}`;

/** A row that names a matter for another one says less than its own row on the same day. */
function withoutEchoes(matches: readonly FileMatch[]): FileMatch[] {
  const own = new Set<string>();
  const isEcho = ({ connected }: FileMatch) => connected === true;
  for (const match of matches) if (match.case_id !== undefined && !isEcho(match)) own.add(placeOf(match));
  return matches.filter((match) => !isEcho(match) || !own.has(placeOf(match)));
}

/** Of lists of one day that name a matter, those of the highest rank: a supplementary list with the daily one. */
function withoutOutranked(matches: readonly FileMatch[]): FileMatch[] {
  const highest = new Map<string, number>();
  const isSureList = (match: FileMatch) =>
    match.case_id !== undefined && match.confidence === 'sure' && isList(match);
  for (const match of matches)
    if (isSureList(match))
      highest.set(placeOf(match), Math.max(highest.get(placeOf(match)) ?? 0, rowOf(match).rank));
  return matches.filter((match) => !isList(match) || rowOf(match).rank >= (highest.get(placeOf(match)) ?? 0));
}

/** The proposals of a drop, each once. `seen` are the marks of earlier ones. */
export function proposalsOf(
  matches: readonly FileMatch[],
  cases: ReadonlyMap<string, ImportedCase>,
  seen: ReadonlySet<string>,
  { newId, today }: { newId: () => string; today: string },
): StoredProposal[] {
  const proposals = new Map<string, StoredProposal>();
  const made = new Map<string, StoredProposal>();
  const known = new Map([...cases].map(([id, one]) => [id, { ...one }]));
  for (const match of withoutOutranked(withoutEchoes(matches))) {
    const matter = made.get(match.case_id ?? '');
    if (matter && match.confidence === 'sure') addRow(matter, match);
    const said = partsOf(match, known, today).map((one) => proposalOf(match, one, newId(), cases));
    for (const proposal of said) {
      const mark = markOf(proposal);
      if (seen.has(mark) || proposals.has(mark)) continue;
      proposals.set(mark, proposal);
      if (match.made !== undefined) made.set(match.made, proposal);
    }
  }
  return [...proposals.values()];
}

function partsOf(match: FileMatch, cases: ReadonlyMap<string, ImportedCase>, today: string): Part[] {
  const { entry } = match;
  if (match.case_id === undefined)
    return [part('new_matter', { ...entry.values, ...(entry.orders ? { orders: entry.orders } : {}) })];
  const known = cases.get(match.case_id);
  return known ? ofKnownCase(match, known, today) : [];
}

/** Adds to a new matter what another paper of its drop says of it: what it lacks, its orders, and the row. */
function addRow(matter: StoredProposal, { entry, paper }: FileMatch): void {
  const { kind, values, orders } = entry;
  if (kind === 'state') {
    const all = [...new Set([...(matter.values.orders ?? []), ...(orders ?? [])])];
    matter.values = { ...values, ...matter.values, ...(all.length > 0 ? { orders: all.slice(-100) } : {}) };
  }
  matter.further = [...(matter.further ?? []), { kind, paper, values, orders }].slice(0, MOST_ROWS);
}

/** Rows of a new matter in other papers of its drop. */
const MOST_ROWS = 50;

/** The row in which the file prints what a proposal says, and the other rows that print values of it. */
function rowsSaying(
  { kind: of, where, excerpt, places = {}, order_places = {} }: FileMatch['entry'],
  { kind, values }: Part,
): Omit<CourtProposal['where'], 'file'> {
  const ofOrder = kind === 'order' ? order_places[values.order_date ?? ''] : undefined;
  const byName = new Map(Object.entries({ ...places, ...(ofOrder ? { order_date: ofOrder } : {}) }));
  const printed = Object.keys(values).flatMap((name) => byName.get(name) ?? []);
  // A row of a list, and one that brings a matter, come before the words over it.
  const isWhole = kind === 'new_matter' || of === 'listed';
  const first = (isWhole ? undefined : printed[0]) ?? { ...where, excerpt };
  const byRow = new Map([first, ...printed].map((row) => [`${row.page}:${row.line}`, row]));
  const [{ excerpt: text, ...line }, ...others] = [...byRow.values()] as [EntryPlace, ...EntryPlace[]];
  const rows = others.map(({ excerpt: words, ...at }) => ({ ...at, text: words }));
  return { ...line, text, ...(rows.length > 0 ? { rows } : {}) };
}

function proposalOf(
  match: FileMatch,
  one: Part,
  id: string,
  cases: ReadonlyMap<string, ImportedCase>,
): StoredProposal {
  const { entry, case_id, confidence, key, file } = match;
  const title = cases.get(case_id ?? '')?.title;
  return {
    id,
    ...one,
    ...(case_id === undefined ? {} : { case_id }),
    confidence,
    where: { file, ...rowsSaying(entry, one) },
    key,
    state: entry.kind === 'state',
    rank: rowOf(match).rank,
    ...(title === undefined ? {} : { case_title: title }),
  };
}

/** The marks of all that the rows of a matter would say of its case: papers that differ are asked about once. */
export function marksOfRows(rows: readonly PaperRow[], known: ImportedCase, today: string): string[] {
  const matches = rows.map(({ kind, paper, values, orders }): FileMatch => {
    const entry = {
      kind,
      values,
      numbers: [],
      where: { line: 1 },
      excerpt: '',
      ...(orders ? { orders } : {}),
    };
    return { entry, case_id: known.id, confidence: 'sure', key: '', file: '', paper };
  });
  return proposalsOf(matches, new Map([[known.id, known]]), new Set(), { newId: () => '', today }).map(
    markOf,
  );
}
