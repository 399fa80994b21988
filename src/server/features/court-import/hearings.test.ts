import { expect, test } from 'vitest';
import type { CourtValues } from '#shared/contracts/court-import.ts';
import { changedOf, hearingOf, type KnownHearing, RANK, rankOf, writtenHearing } from './hearings.ts';

// A row of a list beside the hearings that a case has: the one that it changes, and the values that it changes.

const TODAY = '2024-08-01';
const DAY = '2024-08-05';
const hearing = (fields: Partial<KnownHearing> = {}): KnownHearing => ({
  ...{ id: 'h', day: DAY, time: null, place: null, title: 'Hearing', description: null },
  ...{ done: false, listed: null },
  ...fields,
});
const row = (values: CourtValues, rank: number = RANK.list, state = false) => ({
  values: { next_date: DAY, ...values },
  rank,
  state,
});
/** The hearing as a row of a list wrote it. */
const listed = (values: CourtValues, rank: number = RANK.list, id = 'h') =>
  hearing({ id, ...writtenHearing(row(values, rank)) });
const chosen = (known: KnownHearing[], one: ReturnType<typeof row>) => hearingOf(known, one, TODAY);

test.each([
  ['advance', RANK.notice, RANK.list],
  ['advance', RANK.notice, RANK.supplementary],
  ['daily', RANK.list, RANK.supplementary],
] as const)('a row of the kind %s moves no hearing that a list of a higher rank named', (list, rank, of) => {
  expect(rankOf({ list }, true)).toBe(rank);
  const known = [listed({ hall: '4', item: '7' }, of)];
  for (const values of [{ hall: '4', item: '9' }, { hall: '11', item: '7' }, { purpose: 'For orders' }])
    expect(chosen(known, row({ list, ...values }, rank))).toEqual({ settled: true });
});

test.each([
  ['daily', RANK.notice],
  ['final', RANK.notice],
  ['supplementary', RANK.list],
] as const)('a list of the kind %s moves the hearing that a list below it named', (list, below) => {
  const known = listed({ hall: '4', item: '7', judges: ['JUSTICE K. ANBU'] }, below);
  const one = row({ list, hall: '11', item: '3' }, rankOf({ list }, true));
  expect(chosen([known], one).hearing).toBe(known);
  expect(changedOf(known, one.values)).toMatchObject({ hall: '4', item: '7' });
  // The bench of the other hall does not sit in this one.
  expect(writtenHearing(one, known)).toMatchObject({ place: 'Court 11, item 3', description: null });
});

test('another hall in a list of the same rank is a hearing beside the first one', () => {
  const known = [listed({ hall: '4', item: '7' })];
  expect(chosen(known, row({ hall: '11', item: '31' }))).toEqual({ settled: false });
  const both = [...known, listed({ hall: '11', item: '31' }, RANK.list, 'second')];
  expect(chosen(both, row({ hall: '11', item: '32' })).hearing?.id).toBe('second');
  expect(chosen(both, row({ hall: '04', item: '8' })).hearing?.id).toBe('h');
});

test.each([
  ['4-A', '4-A', true],
  ['4-A', '4', false],
  ['Court 4', '4', true],
  ['12/B', '12-B', true],
  ['Annexe 14', 'Annexe 1', false],
  ['Chief Justice’s Court, Main Building', "Chief Justice's Court", true],
])('the halls %s and %s are one: %s', (hall, other, isOne) => {
  const { hearing: found } = chosen([listed({ hall, item: '7' })], row({ hall: other, item: '9' }));
  expect(found !== undefined).toBe(isOne);
});

test('a hall goes to the hearing of its day that has none, and replaces one that only the user wrote', () => {
  expect(chosen([hearing()], row({ hall: '4' })).hearing?.id).toBe('h');
  expect(chosen([hearing({ place: 'Court 9' })], row({ hall: '4' })).hearing?.id).toBe('h');
  expect(
    chosen([hearing({ place: 'Court 9' }), hearing({ id: 'other' })], row({ hall: '4' })).hearing?.id,
  ).toBe('other');
});

test('a state moves the next open hearing to its day; a list and a day that is gone move none', () => {
  const known = [hearing({ day: '2024-08-03', done: true }), hearing({ id: 'next', day: '2024-08-20' })];
  expect(chosen(known, row({}, RANK.notice, true)).hearing?.id).toBe('next');
  expect(chosen(known, row({})).hearing).toBeUndefined();
  expect(chosen(known, row({ next_date: '2024-07-30' }, RANK.notice, true)).hearing).toBeUndefined();
});

test('a hearing that is over is changed by nothing', () => {
  expect(chosen([hearing({ done: true })], row({ hall: '4' }))).toMatchObject({ settled: true });
});

test.each<[string, CourtValues, CourtValues]>([
  ['time', { next_date: `${DAY}T14:15:00+05:30` }, { next_date: DAY }],
  ['item', { item: '9' }, { item: '7' }],
  ['purpose', { purpose: 'FOR ORDERS' }, { purpose: 'FRESH' }],
  ['bench', { judges: ['JUSTICE M. NILAVAN'] }, { judges: ['JUSTICE K. ANBU'] }],
  ['second judge', { judges: ['JUSTICE K. ANBU', 'JUSTICE M. NILAVAN'] }, { judges: ['JUSTICE K. ANBU'] }],
  ['vacation bench', { vacation: true }, {}],
])('a changed %s is new, with what it was', (_, changed, before) => {
  const first = { hall: '4', item: '7', purpose: 'FRESH', judges: ['JUSTICE K. ANBU'] };
  const known = listed(first);
  expect(changedOf(known, { next_date: DAY, ...first })).toBeUndefined();
  expect(changedOf(known, { next_date: DAY, ...first, ...changed })).toMatchObject(before);
});

test('the same bench, hall and item in other spellings say nothing new, nor does a day without the known time', () => {
  const known = {
    ...listed({ hall: '4', item: '7', judges: ["HON'BLE MR. JUSTICE K. ANBU"] }),
    time: '14:15',
  };
  const again = { next_date: DAY, hall: '04', item: '7.', judges: ['Justice K. Anbu'] };
  expect(changedOf(known, again)).toBeUndefined();
});

test('words of the user stay: a title that a list did not change, notes below the bench, a place on another day', () => {
  const known = {
    ...listed({ hall: '4', purpose: 'FRESH', judges: ['JUSTICE K. ANBU'] }),
    title: 'Our arguments',
    description: 'JUSTICE K. ANBU\n\nBring the original deed.',
  };
  expect(changedOf(known, { next_date: DAY, purpose: 'FRESH' })).toBeUndefined();
  expect(writtenHearing(row({ judges: ['JUSTICE M. NILAVAN'] }), known)).toMatchObject({
    title: 'Our arguments',
    description: 'JUSTICE M. NILAVAN\n\nBring the original deed.',
  });
  const moved = row({ next_date: '2024-09-10' }, RANK.notice, true);
  expect(writtenHearing(moved, known)).toMatchObject({
    place: null,
    description: 'Bring the original deed.',
  });
  expect(writtenHearing(moved, hearing({ place: 'Old Building' })).place).toBe('Old Building');
});

test('a hearing that somebody moved to another day is not in the hall of its first day', () => {
  const moved = { ...listed({ hall: '4', item: '7', purpose: 'FRESH' }), day: '2024-08-12', place: null };
  const list = row({ next_date: '2024-08-12', hall: '9', item: '3' });
  expect(chosen([moved], list).hearing).toBe(moved);
  expect(writtenHearing(list, moved)).toMatchObject({
    place: 'Court 9, item 3',
    listed: { day: '2024-08-12' },
  });
});
