import { indianDay } from '#shared/indian-day.ts';
import type { DayEvent, Suggestion } from './queries.ts';

/** Suggestions from the files of a case for one day. */
export interface SuggestedDay {
  day: string;
  /** The suggestion that becomes the event: a hearing before a deadline, a paper and anything else. */
  main: Suggestion;
  /** All suggestions of the day, `main` first, the same words on the same page once. */
  sources: readonly Suggestion[];
  ids: readonly string[];
  kinds: readonly Suggestion['kind'][];
  /** An event of the timeline on this day. */
  event: DayEvent | undefined;
}

const ORDER: readonly Suggestion['kind'][] = ['hearing', 'deadline', 'document', 'other'];
/** Orders by kind, then by the name of the file, then by page. */
const inOrder = (a: Suggestion, b: Suggestion): number =>
  ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
  (a.file?.file_name ?? '').localeCompare(b.file?.file_name ?? '') ||
  a.page - b.page;
const sourceKey = ({ file_id, page, what }: Suggestion): string => `${file_id} ${page} ${what}`;

/** The suggestions by day, earliest first. */
export function suggestedDays(
  suggestions: readonly Suggestion[],
  events: readonly DayEvent[],
): SuggestedDay[] {
  const days = new Map<string, Suggestion[]>();
  for (const row of suggestions) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  const onTimeline = new Map(events.map((event) => [indianDay(new Date(event.event_date)), event]));
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, rows]) => {
      const sorted = rows.toSorted(inOrder);
      const [main] = sorted;
      if (!main) return [];
      return {
        day,
        main,
        sources: [...new Map(sorted.map((row) => [sourceKey(row), row])).values()],
        ids: sorted.map(({ id }) => id),
        kinds: [...new Set(sorted.map(({ kind }) => kind))],
        event: onTimeline.get(day),
      };
    });
}
