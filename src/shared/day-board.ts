import type { BoardRow } from './contracts/day-board.ts';
import type { AdjournedBy, HearingResult } from './contracts/hearing-results.ts';

const ITEM =
  /[\s,;(-]*(?:\bitem(?:\s?no\.?)?|\bs(?:r|l)?\.?\s?no\.?|मद(?:\s?सं\.?)?|வரிசை(?:\s?எண்)?)\s{0,2}[:.#-]?\s{0,2}(\d{1,4}[A-Za-z]?(?:\.\d{1,3})?)\)?/iu;

/** The hall and the item in the place of a hearing: 'Court 4, item 7'. */
export function hallAndItem(place: string | null): { hall: string | null; item: string | null } {
  if (place === null) return { hall: null, item: null };
  const item = ITEM.exec(place)?.[1] ?? null;
  const hall = place
    .replace(ITEM, '')
    .replace(/^[\s,;-]+|[\s,;-]+$/gu, '')
    .trim();
  return { hall: hall === '' ? null : hall, item };
}

/** Two hearings at times nearer than this are in conflict when they are in different halls. */
const NEAR_MINUTES = 30;

export type Conflict =
  | { kind: 'time'; person: string; first: BoardRow; second: BoardRow }
  /** The halls of each court in one text. */
  | { kind: 'hall'; person: string; halls: string[] };

const NATURAL = new Intl.Collator('en', { numeric: true });

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** A hall of a court; the same number in another court is another hall. */
const whereOf = ({ court, hall }: BoardRow): string => [hall, court].filter(Boolean).join(', ');

/** Hearings of one person in different halls: at nearly the same time, and on the same day. */
export function conflictsOf(rows: readonly BoardRow[]): Conflict[] {
  const byPerson = new Map<string, BoardRow[]>();
  for (const row of rows)
    if (row.event_type === 'hearing' && row.done_at === null)
      byPerson.set(row.appears ?? '', [...(byPerson.get(row.appears ?? '') ?? []), row]);
  return [...byPerson].flatMap(([person, own]) => [...timesOf(person, own), ...hallsOf(person, own)]);
}

function timesOf(person: string, rows: readonly BoardRow[]): Conflict[] {
  const timed = rows
    .flatMap((row) => (row.time === null ? [] : [{ row, at: minutes(row.time) }]))
    .sort((a, b) => a.at - b.at);
  return timed.flatMap(({ row: second, at }, index): Conflict[] => {
    const before = timed[index - 1];
    const isNear = before !== undefined && at - before.at < NEAR_MINUTES;
    return isNear && whereOf(before.row) !== whereOf(second)
      ? [{ kind: 'time', person, first: before.row, second }]
      : [];
  });
}

function hallsOf(person: string, rows: readonly BoardRow[]): Conflict[] {
  const byCourt = new Map<string | null, Set<string>>();
  for (const { court, hall } of rows)
    if (hall !== null) byCourt.set(court, (byCourt.get(court) ?? new Set()).add(hall));
  const count = [...byCourt.values()].reduce((all, { size }) => all + size, 0);
  const halls = [...byCourt].map(([court, own]) =>
    [...[...own].sort(NATURAL.compare), court].filter(Boolean).join(', '),
  );
  return count > 1 ? [{ kind: 'hall', person, halls }] : [];
}

/** Hearings with a result, and who asked for the adjournments among them. */
export interface Adjournments {
  hearings: number;
  adjourned: number;
  by: Record<AdjournedBy, number>;
}

/** Counts the adjournments of a case. */
export function adjournmentsOf(events: readonly { result: HearingResult | null }[]): Adjournments {
  const results = events.flatMap(({ result }) => (result ? [result] : []));
  const adjourned = results.filter(({ outcome }) => outcome === 'adjourned');
  const count = (by: AdjournedBy) => adjourned.filter(({ adjourned_by }) => adjourned_by === by).length;
  return {
    hearings: results.length,
    adjourned: adjourned.length,
    by: { us: count('us'), other_side: count('other_side'), court: count('court') },
  };
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SPAN =
  /(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)\s{1,3}(days?|weeks?|months?|दिन|सप्ताह|हफ|माह|मही|நாள|நாட|வார|மாத)/iu;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The Monday of the week of a day, `yyyy-mm-dd`. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The same date so many months later, or the last day of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day that the words of a task name, counted from a day: 'File the reply within two weeks'. */
export function dueDayOf(words: string, from: string): string | undefined {
  const [, figure = '', unit = ''] = SPAN.exec(words) ?? [];
  if (unit === '') return undefined;
  const spelt = NUMBERS.indexOf(figure.toLowerCase());
  const count = spelt < 0 ? Number(figure) : spelt + 1;
  if (/^(?:month|माह|मही|மாத)/iu.test(unit)) return monthsAfter(from, count);
  return dayAfter(from, /^(?:week|सप्ताह|हफ|வார)/iu.test(unit) ? count * 7 : count);
}
