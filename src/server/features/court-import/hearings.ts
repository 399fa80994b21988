import { given } from '#law/cause-lists/rows.ts';
import type { CourtFile, CourtValues } from '#shared/contracts/court-import.ts';
import { hallAndItem } from '#shared/day-board.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { messages as timeline } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';

/** The words that papers of a court last said about a hearing of a day, and the text that was written from its bench. */
export interface Listed {
  day: string;
  rank: number;
  hall?: string;
  item?: string;
  purpose?: string;
  judges?: string[];
  vacation?: boolean;
  bench?: string;
}

/** A hearing of a case; `time` is that of India, null for a whole day. */
export interface KnownHearing {
  id: string;
  day: string;
  time: string | null;
  place: string | null;
  title: string;
  description: string | null;
  done: boolean;
  listed: Listed | null;
}

/** A row of a paper. */
export interface PaperRow {
  kind: 'listed' | 'state';
  paper: CourtFile['kind'];
  values: CourtValues;
  orders?: string[] | undefined;
}

/** A row with a day for a case. */
export interface DatedRow {
  values: CourtValues;
  rank: number;
  state: boolean;
}

/** A paper of a lower rank changes nothing that one of a higher rank said of the same day. */
export const RANK = { notice: 1, list: 2, supplementary: 3 } as const;

/** The rank of a row: an advance list is tentative, and a status page or a calendar names the day alone. */
export function rankOf(values: CourtValues, isList: boolean): number {
  if (!isList || values.list === 'advance') return RANK.notice;
  return values.list === 'supplementary' ? RANK.supplementary : RANK.list;
}

/** A row with its rank; the calendar of somebody and the state of a matter name a day alone. */
export function datedRow({ kind, paper, values }: PaperRow): DatedRow {
  const isList = kind === 'listed' && paper !== 'calendar';
  return { values, rank: rankOf(values, isList), state: kind === 'state' };
}

export const dayOfValue = (date: string): string => date.slice(0, 10);
export const timeOfValue = (date: string): string | null => (date.includes('T') ? date.slice(11, 16) : null);

const lettersOf = (text: string | null | undefined) => (text ?? '').toLowerCase().replace(/[^\p{L}\d]/gu, '');
const HONOURS = /\b(?:hon\W{0,2}ble|the|mr|mrs|ms|miss|smt|dr|shri|sri|justice|coram|before)\b\.?/giu;
const judgeKey = (judge: string) => lettersOf(judge.replace(HONOURS, ' '));

/** The words of papers about the day of a hearing; those about another day, from which somebody moved it, say nothing. */
const saidOf = ({ listed, day }: KnownHearing): Listed | undefined =>
  listed?.day === day ? listed : undefined;
const hallOf = (one: KnownHearing): string | null => saidOf(one)?.hall ?? hallAndItem(one.place).hall;
const itemOf = (one: KnownHearing): string | null => saidOf(one)?.item ?? hallAndItem(one.place).item;
const rankKept = (one: KnownHearing): number => saidOf(one)?.rank ?? 0;

/** 'Court 4' and '04' are one hall; so are 'Chief Justice's Court' and its name with more words. */
function isSameHall(kept: string | null, hall: string): boolean {
  if (kept === null) return false;
  if (lettersOf(kept) === lettersOf(hall)) return true;
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .replace(/\b0+(?=\d)/gu, '')
      .replace(/(\d)[\s-]([a-z])\b/gu, '$1$2')
      .split(/[^\p{L}\d]+/u)
      .filter(Boolean);
  const [words, named] = [new Set(wordsOf(kept)), wordsOf(hall)];
  return named.length > 0 && named.every((word) => words.has(word));
}

function hasBench(hearing: KnownHearing, judges: readonly string[]): boolean {
  const keys = judges.map(judgeKey);
  const said = saidOf(hearing)?.judges;
  if (!said) return keys.every((key) => judgeKey(hearing.description ?? '').includes(key));
  const kept = new Set(said.map(judgeKey));
  return kept.size === new Set(keys).size && keys.every((key) => kept.has(key));
}

export const placeOf = (hall: string | null | undefined, item: string | null | undefined): string | null => {
  const parts = [
    ...(hall ? [/^\S{1,4}$/u.test(hall) ? t(messages.placeHall, { hall }) : hall] : []),
    ...(item ? [t(messages.placeItem, { item })] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ').slice(0, 300);
};

/**
 * The hearing that a row is about: that of its day in its hall, one of its day whose hall is not known, or one that a paper of a
 * lower rank put into another hall; for a state the next hearing, where its day has none. `settled` where a paper of a
 * higher rank has spoken of the day. Without either the row is a hearing of its own: a matter is listed in two halls.
 */
export function hearingOf(
  hearings: readonly KnownHearing[],
  { values, rank, state }: DatedRow,
  today: string,
): { hearing?: KnownHearing | undefined; settled: boolean } {
  const day = dayOfValue(values.next_date ?? '');
  const same = hearings.filter((one) => one.day === day);
  if (same.some((one) => rankKept(one) > rank)) return { settled: true };
  const hearing = same.length === 0 ? undefined : onDay(same, values, rank);
  if (hearing) return { hearing, settled: hearing.done };
  if (same.length > 0 || !state || day <= today) return { settled: false };
  const next = hearings
    .filter((one) => !one.done && one.day > today)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return { hearing: next[0], settled: false };
}

function onDay(same: readonly KnownHearing[], { hall, item }: CourtValues, rank: number) {
  if (hall === undefined)
    return same.find((one) => item !== undefined && lettersOf(itemOf(one)) === lettersOf(item)) ?? same[0];
  return (
    same.find((one) => isSameHall(hallOf(one), hall)) ??
    same.find((one) => hallOf(one) === null) ??
    same.find((one) => rankKept(one) < rank)
  );
}

/** The value of a hearing as it was, where a row says another one; undefined where it says nothing new. */
type Check = (hearing: KnownHearing, values: CourtValues) => CourtValues | undefined;
const was = <K extends keyof CourtValues>(key: K, value: CourtValues[K] | null): CourtValues =>
  value === null || value === undefined ? {} : { [key]: value };

const CHECKS: readonly Check[] = [
  ({ day, time }, { next_date = '' }) => {
    const newTime = timeOfValue(next_date);
    return day === dayOfValue(next_date) && (newTime === null || newTime === time) ? undefined : {};
  },
  (hearing, { hall }) =>
    hall === undefined || isSameHall(hallOf(hearing), hall) ? undefined : was('hall', hallOf(hearing)),
  (hearing, { item }) =>
    item === undefined || lettersOf(itemOf(hearing)) === lettersOf(item)
      ? undefined
      : was('item', itemOf(hearing)),
  (hearing, { purpose }) => {
    const kept = saidOf(hearing)?.purpose ?? hearing.title;
    return purpose === undefined || lettersOf(kept) === lettersOf(purpose) ? undefined : was('purpose', kept);
  },
  (hearing, { judges = [] }) =>
    judges.length === 0 || hasBench(hearing, judges)
      ? undefined
      : was('judges', saidOf(hearing)?.judges ?? null),
  (hearing, { vacation }) => (vacation && !saidOf(hearing)?.vacation ? {} : undefined),
];

/** The values of a hearing that a row changes, as they are now, with its day; undefined where it says nothing new. */
export function changedOf(hearing: KnownHearing, values: CourtValues): CourtValues | undefined {
  const before = CHECKS.flatMap((check) => check(hearing, values) ?? []);
  const { day, time } = hearing;
  return before.length === 0
    ? undefined
    : Object.assign({ next_date: time === null ? day : `${day}T${time}:00+05:30` }, ...before);
}

/** The fields of an event that a row writes. */
export interface WrittenHearing {
  title: string;
  place: string | null;
  description: string | null;
  listed: Listed;
}

/** The hearing as it is after a row: what the row does not say stays, unless it was said of another day or hall. */
export function writtenHearing(row: DatedRow, known?: KnownHearing): WrittenHearing {
  const { values } = row;
  const isMoved = known !== undefined && known.day !== dayOfValue(values.next_date ?? '');
  const listed = listedBy(row, isMoved ? undefined : known);
  const bench = [...(listed.vacation ? [t(messages.vacationBench)] : []), ...(listed.judges ?? [])]
    .join('\n')
    .slice(0, 2000);
  const title = values.purpose ?? known?.title ?? values.stage ?? t(timeline.hearing);
  return {
    title: title.slice(0, 500),
    place: writtenPlace(values, listed, isMoved, known),
    description: writtenBench(bench, known),
    listed: bench === '' ? listed : { ...listed, bench },
  };
}

function listedBy({ values, rank }: DatedRow, known: KnownHearing | undefined): Listed {
  const { hall, item, purpose, judges = [], vacation } = values;
  const before: Partial<Listed> = (known && saidOf(known)) ?? {};
  const isOtherHall = known !== undefined && hall !== undefined && !isSameHall(hallOf(known), hall);
  const { item: _, judges: __, bench: ___, ...ofAnyHall } = before;
  return {
    ...(isOtherHall ? ofAnyHall : before),
    day: dayOfValue(values.next_date ?? ''),
    rank: Math.max(rank, before.rank ?? 0),
    ...given({ hall, item, purpose: purpose?.slice(0, 500), judges: judges.slice(0, 9), vacation }),
  };
}

function writtenPlace(
  { hall, item }: CourtValues,
  listed: Listed,
  isMoved: boolean,
  known: KnownHearing | undefined,
): string | null {
  // The hall of another day says nothing about the new one, unless the user wrote it.
  if (hall === undefined && item === undefined)
    return isMoved && known?.listed ? null : (known?.place ?? null);
  const kept = hallAndItem(known?.place ?? null);
  return placeOf(listed.hall ?? kept.hall, listed.item ?? (hall === undefined ? kept.item : null));
}

/** The bench above the words of the user, in the place of the bench that was there before. */
function writtenBench(bench: string, known: KnownHearing | undefined): string | null {
  const [old, text] = [known?.listed?.bench ?? '', known?.description ?? ''];
  const others = (old === '' ? text : text.replace(old, '')).trim();
  if (bench === '' || (old === '' && text.includes(bench))) return others === '' ? null : others;
  return (others === '' ? bench : `${bench}\n\n${others}`).slice(0, 10_000);
}
