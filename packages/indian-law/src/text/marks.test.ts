import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
// Loads every finder: each marks its own words.
import '../judgment/judgment.ts';
import { BARE_ACT_NAMES } from '../acts/acts.ts';
import { REPORTER_FORMS } from '../citations/reporters.ts';
import { SUBJECT_TERMS } from '../query/subject-terms.ts';
import { digitRuns } from './digit-runs.ts';
import { MARK, markWords, matchesAtDigits, matchesAtMarks } from './marks.ts';
import { marksFrom } from './part-marks.ts';
import { looseForm } from './printed-forms.ts';
import { matchesOf } from './text.ts';

const kindsAt = (text: string, at: number): number => {
  const { words } = markWords(text);
  for (let i = 0; i < words.length; i += 3) if (words[i] === at) return words[i + 2] ?? 0;
  return 0;
};

/** A form as it may be printed: points and white space between its capitals, in any case of letters. */
const printed = (form: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('', '', '.', ' ', '. ', '-', '.\u00a0'), { minLength: 24, maxLength: 24 })
    .chain((joints) =>
      fc.boolean().map((small) => {
        let joint = 0;
        const source = form
          .split(/[ -]/u)
          .flatMap((word) =>
            /^[A-Z]{5,}$/u.test(word) ? [word] : (word.match(/[A-Z]?[a-z']+|[A-Z0-9&]|[().]/gu) ?? []),
          )
          .reduce((text, piece) => `${text}${text === '' ? '' : (joints[joint++] ?? '')}${piece}`, '');
        return small ? source.toLowerCase() : source;
      }),
    );

describe('words that may begin something', () => {
  test.each([
    ['reporter', MARK.reporter, REPORTER_FORMS],
    ['act without the word Act', MARK.bareStatute, BARE_ACT_NAMES],
  ] as const)('every loosely printed %s begins at a marked word', (_, kind, forms) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...forms).chain((form) => fc.tuple(fc.constant(form), printed(form))),
        ([form, text]) => {
          fc.pre(new RegExp(`^(?:${looseForm(form)})(?![A-Za-z])`, 'i').test(text));
          expect(kindsAt(`7 ${text} 12`, 2) & kind).toBe(kind);
        },
      ),
      { numRuns: atStrength(1_000) },
    );
  });

  test('every subject, unit, month and court word is marked, in any case of letters that it is printed in', () => {
    const words: readonly (readonly [number, string])[] = [
      ...SUBJECT_TERMS.flatMap(([, phrases]) =>
        phrases.map((phrase) => [MARK.subject, phrase.split(' ')[0] ?? ''] as const),
      ),
      ...'section Sections SECTION Sec Secs S Ss Article Art rule R regulation clause Cl Sub-section u U §'
        .split(' ')
        .map((word) => [MARK.figuredUnit, word] as const),
      ...'order ORDER O. Or. schedule Chapter Part'.split(' ').map((word) => [MARK.romanUnit, word] as const),
      ...'jan February mar Apr MAY june Jul aug sept Sep october Nov dec'
        .split(' ')
        .map((word) => [MARK.month, word] as const),
      ...'Court BENCH'.split(' ').map((word) => [MARK.court, word] as const),
      ...'v. vs Versus vState'.split(' ').map((word) => [MARK.versus, word] as const),
    ];
    for (const [kind, word] of words) expect(kindsAt(`(${word} 1`, 1) & kind, word).toBe(kind);
  });

  test('the small word act names no act', () => {
    expect(kindsAt('act', 0) & MARK.actWord).toBe(0);
    expect(kindsAt('Act', 0) & MARK.actWord).toBe(MARK.actWord);
  });
});

const texts = fc.string({
  unit: fc.constantFrom('v', 'S', 's', '7', '19', '.', ' ', 'é', '_'),
  maxLength: 60,
});

test('every run of figures is found, and only those', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const runs = matchesOf(/\d+/g, text).flatMap(({ index, 0: run }) => [index, index + run.length]);
      expect([...markWords(text).figures]).toEqual(runs);
      expect(digitRuns(text)).toEqual(runs);
    }),
  );
});

test('matches at marks are those of a search of the whole text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const spans = (found: RegExpExecArray[]) => found.map(({ index, 0: said }) => [index, said]);
      const marks = markWords(text);
      const words = matchesAtMarks(/(?<![A-Za-z])v[^A-Za-z]{0,3}v?/y, text, marks, MARK.versus);
      expect(spans(words)).toEqual(spans(matchesOf(/(?<![A-Za-z])v[^A-Za-z]{0,3}v?/g, text)));
      const figures = matchesAtDigits(/(?<!\d)\d{1,2}(?!\d)\.?\d?/y, text, marks, 2);
      expect(spans(figures)).toEqual(spans(matchesOf(/(?<!\d)\d{1,2}(?!\d)\.?\d?/g, text)));
    }),
  );
});

test('the marks of a part are those that a scan of it finds', () => {
  fc.assert(
    fc.property(texts, fc.nat(60), (text, at) => {
      const from = Math.min(at, text.length);
      const part = marksFrom(text, from, markWords(text));
      const scanned = markWords(text.slice(from));
      expect([[...part.words], [...part.figures]]).toEqual([[...scanned.words], [...scanned.figures]]);
      expect(part.all & scanned.all).toBe(scanned.all);
    }),
  );
});

test('a very long text is marked completely, and the next one too', () => {
  for (const times of [300_000, 3, 300_000]) {
    const { words, figures } = markWords('Section 7 '.repeat(times));
    expect([words.length, figures.length]).toEqual([3 * times, 2 * times]);
    expect([words.at(-3), words.at(-2), figures.at(-1)]).toEqual([
      10 * times - 10,
      10 * times - 3,
      10 * times - 1,
    ]);
  }
});
