import { expect, test } from 'vitest';
import { proposeCourts } from './proposed-courts.ts';

const namesOf = (...given: Parameters<typeof proposeCourts>) =>
  proposeCourts(...given).map(({ name }) => name);

test.each([
  ['chennai', 'High Court of Judicature at Madras'],
  ['madurai', 'High Court of Judicature at Madras, Madurai Bench'],
  ['bombay nagpur', 'High Court of Judicature at Bombay, Nagpur Bench'],
  ['company law', 'National Company Law Tribunal'],
  ['  SUPREME  court', 'Supreme Court of India'],
  ['m.p.', 'High Court of Madhya Pradesh'],
])('%s proposes %s', (typed, name) => {
  expect(namesOf(typed, [])).toContain(name);
});

test('own courts come first, also before a letter is typed', () => {
  const own = ['Munsif Court, Alathur', 'Supreme Court of India'];
  expect(namesOf('', own)).toEqual(own);
  expect(namesOf('court', own).slice(0, 2)).toEqual(own);
  expect(namesOf('alathur', own)).toEqual([own[0]]);
  expect(namesOf('no such bench', own)).toEqual([]);
  expect(namesOf('court', own)).toHaveLength(12);
});

test.each([
  [
    'pune',
    [
      'District and Sessions Court, Pune',
      'Civil Judge (Senior Division), Pune',
      'Chief Judicial Magistrate, Pune',
      'Family Court, Pune',
    ],
  ],
  ['district court thane', ['District and Sessions Court, Thane']],
  ['family court, east godavari', ['Family Court, East Godavari']],
  ['consumer kottayam', ['District Consumer Disputes Redressal Commission, Kottayam']],
  ['high court of nowhere', []],
  ['xy', []],
  ['pune 12/2026', []],
])('the courts of a district are proposed for “%s”', (typed, names) => {
  expect(namesOf(typed, [])).toEqual(names);
});
