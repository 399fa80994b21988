import { expect, test } from 'vitest';
import type { BoardRow } from './contracts/day-board.ts';
import { adjournmentsOf, conflictsOf, dueDayOf, hallAndItem, mondayOf } from './day-board.ts';

test.each([
  ['Court 4, item 7', 'Court 4', '7'],
  ['Court Hall No. 12 (Item No. 34A)', 'Court Hall No. 12', '34A'],
  ['न्यायालय कक्ष 4, मद 7', 'न्यायालय कक्ष 4', '7'],
  ['நீதிமன்ற அறை 4, வரிசை எண் 7', 'நீதிமன்ற அறை 4', '7'],
  ['Chambers', 'Chambers', null],
  ['item 101.2', null, '101.2'],
  [null, null, null],
])('the place %s is the hall %s and the item %s', (place, hall, item) => {
  expect(hallAndItem(place)).toEqual({ hall, item });
});

const row = (fields: Partial<BoardRow>): BoardRow => ({
  id: 'x',
  case_id: 'c',
  case_title: 'Kaveri v. Palar',
  case_number: null,
  court: 'High Court of Madras',
  stage: null,
  event_type: 'hearing',
  purpose: 'Hearing',
  hall: 'Court 4',
  item: null,
  time: null,
  appears: null,
  carry: null,
  files: [],
  due: [],
  last_order: null,
  result: null,
  done_at: null,
  owns: true,
  changes: true,
  ...fields,
});

test('one person in two halls at nearly the same time is a conflict; two persons, one hall or a finished hearing is none', () => {
  const at = { time: '10:30', appears: 'Asha' };
  const first = row(at);
  const second = row({ ...at, hall: 'Court 9', time: '10:45' });
  expect(conflictsOf([second, first])).toEqual([
    { kind: 'time', person: 'Asha', first, second },
    {
      kind: 'hall',
      person: 'Asha',
      halls: ['Court 4, Court 9, High Court of Madras'],
    },
  ]);
  expect(conflictsOf([first, { ...second, appears: 'Ravi' }])).toEqual([]);
  expect(conflictsOf([first, { ...first, time: '10:40' }])).toEqual([]);
  expect(conflictsOf([first, { ...second, done_at: '2026-12-01T00:00:00Z' }])).toEqual([]);
  expect(conflictsOf([first, { ...second, time: '14:15' }])).toMatchObject([{ kind: 'hall' }]);
  expect(conflictsOf([first, row({ ...at, court: 'City Civil Court' })])).toMatchObject([
    { kind: 'time' },
    { kind: 'hall' },
  ]);
});

test('adjournments are counted by who asked for them', () => {
  const of = (outcome: 'heard' | 'adjourned', adjourned_by?: 'us' | 'court') => ({
    result: { outcome, said: '', ...(adjourned_by ? { adjourned_by } : {}) },
  });
  const events = [
    of('heard'),
    of('adjourned', 'us'),
    of('adjourned', 'court'),
    of('adjourned'),
    { result: null },
  ];
  expect(adjournmentsOf(events)).toEqual({
    hearings: 4,
    adjourned: 3,
    by: { us: 1, other_side: 0, court: 1 },
  });
});

test.each([
  ['File the reply within two weeks', '2026-12-13'],
  ['Certified copy in 10 days', '2026-12-09'],
  ['Amend the plaint within 3 months', '2027-02-28'],
  ['दो प्रति 2 सप्ताह में', '2026-12-13'],
  ['2 வாரங்களில் பதில்', '2026-12-13'],
  ['4 வாரம் கால அவகாசம்', '2026-12-27'],
  ['Call the client', undefined],
])('“%s” is due on %s', (words, due) => {
  expect(dueDayOf(words, '2026-11-29')).toBe(due);
});

test.each([
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-02', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
