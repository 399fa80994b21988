import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { describe, expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

describe('a calendar of a court', () => {
  test('is read from iCalendar, whose end is the day after the last', () => {
    const text =
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260601\r\nDTEND;VALUE=DATE:20260629\r\nSUMMARY:Summer vaca\r\n tion\r\nEND:VEVENT\r\nEND:VCALENDAR';
    expect(readCalendar(text).days).toEqual([
      { from: '2026-06-01', to: '2026-06-28', name: 'Summer vacation' },
    ]);
  });

  test('is read from a table', () => {
    const text = 'from,to,name\n2026-10-19,2026-10-24,Dussehra\n26/01/2026,,Republic Day';
    expect(readCalendar(text).days).toEqual([
      { from: '2026-01-26', to: '2026-01-26', name: 'Republic Day' },
      { from: '2026-10-19', to: '2026-10-24', name: 'Dussehra' },
    ]);
  });

  test('is read from a pasted list whose days have the year of its heading', () => {
    const text =
      'HOLIDAYS FOR THE YEAR 2027\nHoli Holidays | March 22 to 27 | Monday\n2 October, Saturday: Gandhi Jayanti\nDay of the founder 9';
    const { days, unread } = readCalendar(text);
    expect(days).toEqual([
      { from: '2027-03-22', to: '2027-03-27', name: 'Holi Holidays' },
      { from: '2027-10-02', to: '2027-10-02', name: 'Gandhi Jayanti' },
    ]);
    expect(unread).toContain('Day of the founder 9');
  });

  test('has no day that does not exist', () => {
    expect(readCalendar('2026\n31/02/2026 Nothing\nFebruary 30 Nothing').days).toEqual([]);
  });
});

const folder = sharedData('calendars');
/** Days found, of those that the table has: the rest stands in notes below the lists. */
const FILES = [
  ['delhi_hc_calendar_2026.md', 'Delhi High Court', 24, 36],
  ['sci_calendar_2027.md', 'Supreme Court of India', 20, 21],
] as const;

test.skipIf(folder === undefined).each(FILES)(
  '%s is read as its table has it (shared data)',
  (file, court, least, of) => {
    const read = (name: string) => readFileSync(join(folder ?? '', name), 'utf8');
    const wanted = read('holidays_derived.tsv')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([name]) => name === court)
      .map(([, , from, to]) => `${from ?? ''} ${to ?? ''}`);
    const found = new Set(readCalendar(read(file)).days.map(({ from, to }) => `${from} ${to}`));
    expect(wanted).toHaveLength(of);
    expect(wanted.filter((day) => found.has(day)).length).toBeGreaterThanOrEqual(least);
  },
);
