import { createHash } from 'node:crypto';
import type { Match } from '#law/cause-lists/match-matters.ts';
import type { CourtProposal, CourtValues } from '#shared/contracts/court-import.ts';
import type { ImportedCase, StoredProposal } from './kept.ts';

/** A match with the name of its file. */
export interface FileMatch extends Match {
  file: string;
}

const digest = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** The digest of a proposal: an equal one is not made again. */
export const markOf = ({ kind, case_id, confidence, key, values }: StoredProposal): string => {
  const { next_date, hall, item, case_number, cnr, disposal, order_date, stage } = values;
  const said = {
    new_matter: [key],
    next_date: [next_date, hall, item],
    order: [order_date],
    number: [case_number, cnr],
    disposal: [disposal],
    party: [values.petitioner, values.respondent],
    stage: [stage],
  }[kind];
  // A row that may be another matter's hides no row that is this one's for sure.
  const asked = confidence === 'ask' ? [key] : [];
  return `seen:${digest([kind, case_id ?? '', ...said, ...asked])}`;
};

export const dayOfValue = (date: string): string => date.slice(0, 10);

const pick = (values: CourtValues, keys: readonly (keyof CourtValues)[]): CourtValues =>
  Object.fromEntries(keys.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]));

const ABOUT = ['case_number', 'cnr', 'petitioner', 'respondent', 'court'] as const;
const LISTED = ['next_date', 'item', 'hall', 'judges', 'purpose', 'stage', 'advocates', ...ABOUT] as const;

const lettersOf = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** True where the case has the hearing already, in this hall and at this item. */
function isKnownHearing(values: CourtValues, known: ImportedCase): boolean {
  const day = dayOfValue(values.next_date ?? '');
  const same = known.hearings.filter((hearing) => hearing.day === day);
  if (same.length === 0) return false;
  const place = [values.hall, values.item].filter((part) => part !== undefined).map(lettersOf);
  return (
    place.length === 0 ||
    same.some(({ place: kept }) => {
      const words = new Set((kept ?? '').toLowerCase().split(/[^\p{L}\d.]+/u));
      const whole = lettersOf(kept);
      return place.every((part) => words.has(part) || (part.length > 3 && whole.includes(part)));
    })
  );
}

type Part = { kind: CourtProposal['kind']; values: CourtValues; before?: CourtValues };

/** The hearing that a day replaces: the one of the same day, or for a file of state the next one. */
function hearingBefore({ entry }: FileMatch, known: ImportedCase, today: string): CourtValues | undefined {
  const day = dayOfValue(entry.values.next_date ?? '');
  const days = [...known.hearings].sort((a, b) => (a.day < b.day ? -1 : 1));
  const next = entry.kind === 'state' && day > today ? days.find((one) => one.day > today) : undefined;
  const replaced = days.find((one) => one.day === day) ?? next;
  return (
    replaced && { next_date: replaced.day, ...(replaced.place === null ? {} : { hall: replaced.place }) }
  );
}

function ofKnownCase(match: FileMatch, known: ImportedCase, today: string): Part[] {
  const { entry } = match;
  const { values } = entry;
  const parts: Part[] = [];
  if (values.next_date !== undefined && !isKnownHearing(values, known)) {
    const before = hearingBefore(match, known, today);
    parts.push({ kind: 'next_date', values: pick(values, LISTED), ...(before ? { before } : {}) });
  }
  if (entry.kind === 'state') parts.push(...ofState(values, known));
  for (const order_date of entry.orders ?? [])
    if (!known.orders.includes(order_date))
      parts.push({ kind: 'order', values: { order_date, ...pick(values, ABOUT) } });
  return parts;
}

function ofState(values: CourtValues, known: ImportedCase): Part[] {
  const { disposal, stage } = values;
  const isNewStage = stage !== undefined && lettersOf(stage) !== lettersOf(known.stage);
  const sides: CourtValues = {
    ...(known.petitioner ? {} : pick(values, ['petitioner'])),
    ...(known.respondent ? {} : pick(values, ['respondent'])),
  };
  return [
    ...ofNumbers(values, known),
    ...(isNewStage && disposal === undefined
      ? [
          {
            kind: 'stage' as const,
            values: pick(values, ['stage', ...ABOUT]),
            ...(known.stage ? { before: { stage: known.stage } } : {}),
          },
        ]
      : []),
    ...(disposal !== undefined && known.status !== 'closed'
      ? [{ kind: 'disposal' as const, values: pick(values, ['disposal', 'order_date', ...ABOUT]) }]
      : []),
    ...(Object.keys(sides).length > 0 ? [{ kind: 'party' as const, values: sides }] : []),
  ];
}

/** A CNR that the case lacks, with the court to which it was transferred, and a number that it did not have before. */
function ofNumbers(values: CourtValues, known: ImportedCase): Part[] {
  const { cnr, case_number: number } = values;
  const newCnr = cnr !== undefined && known.cnr !== cnr;
  const isOther = !known.case_number || !isSameNumber(known.case_number, number ?? known.case_number);
  const keys: (keyof CourtValues)[] = [
    ...(newCnr ? (['cnr'] as const) : []),
    ...(newCnr && known.cnr && values.court !== undefined ? (['court'] as const) : []),
    ...(number !== undefined && isOther ? (['case_number'] as const) : []),
  ];
  if (keys.length === 0) return [];
  const before: CourtValues = {
    ...(isOther && known.case_number ? { case_number: known.case_number } : {}),
    ...(newCnr && known.cnr ? { cnr: known.cnr } : {}),
  };
  return [
    {
      kind: 'number',
      values: pick(values, keys),
      ...(Object.keys(before).length > 0 ? { before } : {}),
    },
  ];
}

/** Spellings of one number have the same figures, without zeros before them. */
function isSameNumber(one: string, other: string): boolean {
  const figures = (text: string) =>
    (text.match(/\d+/gu) ?? []).map((figure) => figure.replace(/^0+/u, '')).join('/');
  return figures(one) === figures(other);
}

/** A row that names a matter for another one says less than its own row on the same day. */
function withoutEchoes(matches: readonly FileMatch[]): FileMatch[] {
  const own = new Set<string>();
  const placeOf = ({ case_id, entry: { values } }: FileMatch) =>
    `${case_id}|${dayOfValue(values.next_date ?? '')}`;
  const isEcho = ({ connected }: FileMatch) => connected === true;
  for (const match of matches) if (match.case_id !== undefined && !isEcho(match)) own.add(placeOf(match));
  return matches.filter((match) => !isEcho(match) || !own.has(placeOf(match)));
}

/** The proposals of a drop, each once. `seen` are the marks of earlier ones. */
export function proposalsOf(
  matches: readonly FileMatch[],
  cases: ReadonlyMap<string, ImportedCase>,
  seen: ReadonlySet<string>,
  { newId, today }: { newId: () => string; today: string },
): StoredProposal[] {
  const proposals = new Map<string, StoredProposal>();
  for (const match of withoutEchoes(matches))
    for (const part of partsOf(match, cases, today)) {
      const title = cases.get(match.case_id ?? '')?.title;
      const proposal = {
        ...proposalOf(match, part, newId()),
        ...(title === undefined ? {} : { case_title: title }),
      };
      const mark = markOf(proposal);
      if (!seen.has(mark) && !proposals.has(mark)) proposals.set(mark, proposal);
    }
  return [...proposals.values()];
}

function partsOf(match: FileMatch, cases: ReadonlyMap<string, ImportedCase>, today: string): Part[] {
  if (match.case_id === undefined) return [{ kind: 'new_matter', values: match.entry.values }];
  const known = cases.get(match.case_id);
  return known ? ofKnownCase(match, known, today) : [];
}

function proposalOf(
  { entry, case_id, confidence, key, file }: FileMatch,
  part: Part,
  id: string,
): StoredProposal {
  return {
    id,
    ...part,
    ...(case_id === undefined ? {} : { case_id }),
    confidence,
    where: { file, ...entry.where, text: entry.excerpt },
    key,
    state: entry.kind === 'state',
  };
}
