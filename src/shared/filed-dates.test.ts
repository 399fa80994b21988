import { expect, test } from 'vitest';
import { eventTypes } from './contracts/timeline.ts';
import { isFiled, isPrivate, particularsOf } from './filed-dates.ts';

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
  const event = { title: 'Hearing', place: 'Court 4', description: 'Client was late.' };
  expect(particularsOf({ ...event, filed_as: null })).toBe('Hearing (Court 4)\nClient was late.');
  expect(particularsOf({ ...event, filed_as: 'Notice issued.' })).toBe('Notice issued.');
});
