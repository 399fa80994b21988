import { expect, test } from 'vitest';
import { eventTypes } from './contracts/timeline.ts';
import { isFiled, isPrivate, particularsOf, wordsLeftOut } from './filed-dates.ts';

// 03:30 on 2 March in India.
const NOW = new Date('2026-03-01T22:00:00Z');
const on = (event_date: string, filed: boolean | null = null) => ({
  event_type: 'document' as const,
  event_date,
  filed,
});

test('the day in India decides what is future', () => {
  expect(isPrivate(on('2026-03-02T18:00:00Z'), NOW)).toBe(false);
  expect(isPrivate(on('2026-03-02T18:30:00Z'), NOW)).toBe(true);
});

test('notes, meetings and deadlines are private on every day', () => {
  const event_date = '2020-01-01T00:00:00+05:30';
  const open = eventTypes.filter((event_type) => !isPrivate({ event_type, event_date }, NOW));
  expect(open).toEqual(['document', 'hearing', 'other']);
});

test('a choice wins over the rule', () => {
  expect(isFiled(on('2020-01-01T00:00:00Z', false), NOW)).toBe(false);
  expect(isFiled(on('2150-01-01T00:00:00Z', true), NOW)).toBe(true);
  expect(isFiled(on('2150-01-01T00:00:00Z'), NOW)).toBe(false);
});

test('words for the court replace title, place and description', () => {
  const event = {
    event_type: 'document' as const,
    title: 'Sale deed',
    place: 'Sub-Registrar, Mylapore',
    description: 'No. 12 of 2026.',
  };
  expect(particularsOf({ ...event, filed_as: null })).toBe(
    'Sale deed (Sub-Registrar, Mylapore)\nNo. 12 of 2026.',
  );
  expect(particularsOf({ ...event, filed_as: 'Notice issued.' })).toBe('Notice issued.');
  expect(wordsLeftOut(event)).toBeUndefined();
});

test('of a hearing the order is proposed, and what was noted for it is left out', () => {
  const hearing = {
    event_type: 'hearing' as const,
    title: 'Evidence',
    place: 'Court 4',
    description: 'Witness is nervous.\nAdjourned at our request.\nAttended: Asha Rao',
    result: { order: 'Costs of the day' },
  };
  expect(particularsOf(hearing)).toBe('Evidence (Court 4)\nCosts of the day');
  expect(particularsOf({ ...hearing, result: null })).toBe('Evidence (Court 4)');
  expect(wordsLeftOut(hearing)).toBe(`Evidence (Court 4)\n${hearing.description}`);
  expect(wordsLeftOut({ ...hearing, description: null })).toBeUndefined();
});
