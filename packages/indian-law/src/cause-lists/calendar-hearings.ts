import type { CourtEntry } from './entries.ts';
import { listedNumbers } from './listed-numbers.ts';
import { given, squeeze } from './rows.ts';

/** Limit: coming hearings of one calendar. */
const MOST_COMING = 10_000;

/** The lines of an iCalendar file, each with the lines that continue it and the number of its first. */
function* unfolded(text: string): Generator<[line: number, printed: string]> {
  let [from, printed] = [1, ''];
  for (const [at, line] of text.split(/\r?\n/u).entries()) {
    if (/^[ \t]/u.test(line)) printed += line.slice(1);
    else {
      yield [from, printed];
      [from, printed] = [at + 1, line];
    }
  }
  yield [from, printed];
}

/** The hearings of an iCalendar file (RFC 5545) whose summaries name matters. */
function* hearingsIn(text: string): Generator<CourtEntry> {
  let event: CalendarEvent = { line: 1, words: [] };
  for (const [line, printed] of unfolded(text)) {
    if (printed === 'BEGIN:VEVENT') event = { line, words: [] };
    else if (printed === 'END:VEVENT') {
      const entry = entryOfEvent(event);
      if (entry) yield entry;
    } else readProperty(event, printed);
  }
}

/** The hearings of a calendar from today on, and the number of those before today and of those beyond the limit. */
export function readCalendar(
  text: string,
  today: string,
): { coming: CourtEntry[]; past: number; beyond: number } {
  const coming: CourtEntry[] = [];
  let [past, beyond] = [0, 0];
  for (const entry of hearingsIn(text)) {
    if ((entry.values.next_date ?? '') < today) past += 1;
    else if (coming.length < MOST_COMING) coming.push(entry);
    else beyond += 1;
  }
  return { coming, past, beyond };
}

interface CalendarEvent {
  line: number;
  day?: string;
  words: string[];
}

function readProperty(event: CalendarEvent, printed: string): void {
  if (printed.startsWith('DTSTART')) Object.assign(event, given({ day: startOf(printed) }));
  else if (/^(?:SUMMARY|DESCRIPTION|LOCATION)/u.test(printed))
    event.words.push(
      printed
        .replace(/^[^:]{0,200}:/u, '')
        .replace(/\\n/giu, ' ')
        .replace(/\\([,;\\])/gu, '$1'),
    );
}

function startOf(printed: string): string | undefined {
  const match = /:(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z?))?$/u.exec(printed.trim());
  if (!match) return undefined;
  const [, year, month, day, hour, minute, zone] = match;
  if (hour === undefined) return `${year}-${month}-${day}`;
  if (zone !== 'Z') return `${year}-${month}-${day}T${hour}:${minute}:00+05:30`;
  const india = new Date(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) + 5.5 * 3_600_000);
  return `${india.toISOString().slice(0, 16)}:00+05:30`;
}

function entryOfEvent({ line, day, words }: CalendarEvent): CourtEntry | undefined {
  const text = words.join(' ').slice(0, 2000);
  const numbers = listedNumbers(text);
  const [title = ''] = words;
  const sides = /^(.{2,200}?)\s(?:v\/s\.?|vs\.?|v\.|versus)\s(.{2,200}?)(?:[,;(|–-]|$)/iu.exec(title);
  if (day === undefined || (numbers.length === 0 && !sides)) return undefined;
  const petitioner = sides?.[1]?.replace(/^.*[:–—-]\s/u, '');
  return {
    kind: 'listed',
    numbers,
    where: { line },
    excerpt: text.slice(0, 600),
    values: {
      next_date: day,
      ...(numbers[0] ? { case_number: numbers[0].printed } : {}),
      ...(petitioner ? { petitioner: squeeze(petitioner) } : {}),
      ...(sides?.[2] ? { respondent: squeeze(sides[2]) } : {}),
    },
  };
}
