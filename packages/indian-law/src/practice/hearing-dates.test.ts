import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelledPhrases, plainText } from '#test/fixtures/dated-phrases/phrases.ts';
import { precision, recall, scoreDates } from '#test/fixtures/dated-phrases/score.ts';
import { printedIn, variantsOf, wrapped } from '#test/fixtures/dated-phrases/variants.ts';
import { findDatedEvents } from './find-dated-events.ts';

const GOAL = 0.95;
const phrases = labelledPhrases();
const halves = { tuned: 'tuned', heldBack: 'held back' } as const;
const half = (name: (typeof halves)[keyof typeof halves]) => phrases.filter((one) => one.half === name);

const hearings = (text: string) =>
  findDatedEvents(text)
    .filter(({ kind }) => kind === 'hearing')
    .map(({ day }) => day)
    .sort();

test.each(Object.values(halves))('hearings are found in the phrases of the half "%s"', (name) => {
  const { hearing } = scoreDates(half(name));
  expect(hearing.labelled).toBeGreaterThan(60);
  expect(precision(hearing)).toBeGreaterThanOrEqual(GOAL);
  expect(recall(hearing)).toBeGreaterThanOrEqual(GOAL);
});

test('the phrases come from at least eight courts, and each half has dates that are no hearings', () => {
  expect(new Set(phrases.map(({ court }) => court)).size).toBeGreaterThanOrEqual(8);
  for (const name of Object.values(halves)) {
    const others = half(name).flatMap(({ pieces }) =>
      pieces.filter((piece) => 'day' in piece && piece.label !== 'hearing'),
    );
    expect(others.length).toBeGreaterThan(40);
  }
});

test('a hearing is found at any width of line, on any day, and across any page break', () => {
  const days = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const oneDate = half('tuned').filter(
    ({ pieces }) =>
      pieces.filter((piece) => 'day' in piece).length === 1 && variantsOf(pieces).has('capitals'),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...oneDate),
      days,
      fc.constantFrom(...Object.values(printedIn)),
      fc.integer({ min: 14, max: 90 }),
      fc.nat(),
      (phrase, day, print, width, at) => {
        const pieces = phrase.pieces.map((piece) => ('day' in piece ? { ...piece, day } : piece));
        const text = plainText(pieces.map((piece) => ('day' in piece ? { text: print(piece.day) } : piece)));
        const expected = pieces.some((piece) => 'label' in piece && piece.label === 'hearing') ? [day] : [];
        expect(hearings(wrapped(text, width))).toEqual(expected);
        const before = wrapped(
          plainText(
            pieces.slice(
              0,
              pieces.findIndex((piece) => 'day' in piece),
            ),
          ),
          width,
        );
        const lines = before.split('\n');
        lines.splice(1 + (at % lines.length), 0, '', '-7-', '');
        expect(hearings(`${lines.join('\n')} ${text.slice(before.length).trimStart()}`)).toEqual(expected);
      },
    ),
    { numRuns: atStrength(1000) },
  );
});

test.each([
  'Your presence is required on 15.12.2026 at 11:00 hrs before the undersigned.',
  'Remand extended; accused be produced on 15.12.2026 through video conferencing.',
  'PW-1 is bound down for 15.12.2026.',
  'Judgment reserved. For pronouncement on 15.12.2026.',
  'The matter be now put up before the Court on 15.12.2026 for appropriate orders.',
  'Hearing is scheduled on 15.12.2026 through video conferencing.',
])('%s', (text) => {
  expect(hearings(text)).toEqual(['2026-12-15']);
});

test.each([
  ['a listing on an exchange', 'The company was listed on the stock exchange on 15.12.2010.'],
  ['a telephone call', 'He made a call on 15.12.2022 from his mobile.'],
  ['a production that is over', 'He was arrested and was produced before the Magistrate on 16.12.2022.'],
  ['an appearance that was asked for', 'She was directed to appear on 15.12.2022 but she sought time.'],
  ['posted in due course', 'The constable was posted on 5 May 1970 at Dhubri.'],
  ['an adjournment that is over', 'The case was adjourned to 3 June 1966 because he was absent.'],
  ['a record of appearance', 'He failed to appear on 7.9.1981 and was proceeded against.'],
  ['a wedding', 'The marriage of his daughter is fixed for 30th June 2027 at Pune.'],
  [
    'a heading of a judgment',
    'Reserved on: 12.10.2018\nDate of hearing: 12.10.2018\nPronounced on: 22.04.2019',
  ],
])('%s is not a hearing', (_, text) => {
  expect(hearings(text)).toEqual([]);
});

test('the end of the page before is context, and its own dates are not found again', () => {
  const [before, page] = ['Heard on 1.2.2026. List the matter on\n- 2 -\n', '\n15.12.2026 for arguments.'];
  expect(findDatedEvents(`${before}${page}`, before.length)).toMatchObject([
    { day: '2026-12-15', kind: 'hearing', what: 'List the matter on 15.12.2026 for arguments' },
  ]);
});
