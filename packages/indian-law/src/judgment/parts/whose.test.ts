import { expect, test } from 'vitest';
import type { JudgmentPart } from '../parts.ts';
import { isOfCourt, whoseWords, wordsOf } from './whose.ts';

const part = (id: string, kind: JudgmentPart['kind'], more: Partial<JudgmentPart> = {}): JudgmentPart => ({
  id,
  kind,
  from: 0,
  to: 0,
  numbered: true,
  ...more,
});

test('the only judgment of a court needs no name', () => {
  const parts = [part('headnote', 'headnote'), part('judgment', 'judgment', { judge: 'B. N. Farias' })];
  expect(whoseWords('judgment', parts)).toBeUndefined();
  expect(whoseWords(undefined, parts)).toBeUndefined();
  expect(whoseWords('another', parts)).toBeUndefined();
});

test('one of several opinions is named by its judge and stance', () => {
  const parts = [
    part('opinion-1', 'opinion', { judge: 'A. K. Joshua', stance: 'majority' }),
    part('opinion-2', 'opinion', { judge: 'B.N.Farias', stance: 'dissenting' }),
    part('opinion-3', 'opinion'),
    part('order', 'order', { numbered: false }),
  ];
  expect(whoseWords('opinion-1', parts)).toEqual({ kind: 'opinion', judge: 'Joshua', stance: 'majority' });
  expect(whoseWords('opinion-2', parts)).toEqual({ kind: 'opinion', judge: 'Farias', stance: 'dissenting' });
  expect(whoseWords('opinion-3', parts)).toEqual({ kind: 'opinion' });
  expect(whoseWords('order', parts)).toEqual({ kind: 'order' });
});

test('judges of one surname, and one whose name ends with initials, keep their names', () => {
  const parts = [
    part('opinion-1', 'opinion', { judge: 'A. K. Joshua' }),
    part('opinion-2', 'opinion', { judge: 'Meera Joshua' }),
    part('opinion-3', 'opinion', { judge: 'Pillai M. P.' }),
  ];
  expect(parts.map(({ id }) => whoseWords(id, parts)?.judge)).toEqual([
    'A. K. Joshua',
    'Meera Joshua',
    'Pillai M. P.',
  ]);
});

test('what a reporter or counsel wrote is named, and is not of the court', () => {
  const parts = [part('headnote', 'headnote'), part('arguments', 'arguments'), part('judgment', 'judgment')];
  expect(whoseWords('headnote', parts)).toEqual({ kind: 'headnote' });
  expect(whoseWords('arguments', parts)).toEqual({ kind: 'arguments' });
  expect(
    ['headnote', 'arguments', 'citator', 'annexure'].map((kind) => isOfCourt(kind as 'headnote')),
  ).toEqual([false, false, false, false]);
  expect(isOfCourt(undefined)).toBe(true);
});

test('a dissent is of the court, and is no part of what it decides', () => {
  const parts = [
    part('headnote', 'headnote'),
    part('opinion-1', 'opinion', { stance: 'majority' }),
    part('opinion-2', 'opinion', { stance: 'dissenting' }),
  ];
  const paragraphs = parts.map(({ id }) => ({ text: id, part: id }));
  const words = (whom: 'court' | 'decision' | 'others') =>
    wordsOf(whom, paragraphs, parts).map(({ text }) => text);
  expect(words('court')).toEqual(['', 'opinion-1', 'opinion-2']);
  expect(words('decision')).toEqual(['', 'opinion-1', '']);
  expect(words('others')).toEqual(['headnote', '', '']);
});
