import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KeptPassage, type NumberedText, placePassages } from './place-passages.ts';

const TEXTS: NumberedText[] = [
  { text: 'JUDGMENT' },
  { number: '1', text: 'The cheque was returned. The cheque was not honoured by the bank of the drawer.' },
  {
    number: '2',
    text: 'The presumption under section 139 is rebuttable on a preponderance of probabilities.',
  },
];
const kept = (index: number, quote: string, of = TEXTS): KeptPassage => {
  const start = of[index]?.text.indexOf(quote) ?? -1;
  return { paragraph: of[index]?.number ?? null, index, start, end: start + quote.length, quote };
};
const wordsAt = (texts: readonly NumberedText[], passage: KeptPassage) => {
  const [place] = placePassages(texts, [passage]);
  return place && { index: place.index, words: texts[place.index]?.text.slice(place.start, place.end) };
};

describe('a kept passage', () => {
  test('stands where it was, at this occurrence of its words', () => {
    const second = { paragraph: '1', index: 1, start: 25, end: 35, quote: 'The cheque' };
    expect(placePassages(TEXTS, [second, kept(2, 'is rebuttable')])).toEqual([
      { index: 1, start: 25, end: 35 },
      { index: 2, start: 34, end: 47 },
    ]);
  });

  test('is found again by its printed number when paragraphs were added before it', () => {
    const read: NumberedText[] = [{ text: 'REPORTABLE' }, { text: 'Coram' }, ...TEXTS];
    expect(wordsAt(read, kept(1, 'not honoured'))).toEqual({ index: 3, words: 'not honoured' });
  });

  test('is found again across other line ends and quotation marks', () => {
    const before = [{ number: '1', text: 'It said: "the notice was\nserved" in time.' }];
    const after = [{ number: '1', text: 'It said:  “the notice  was served”\nin time.' }];
    const passage = kept(0, '"the notice was\nserved"', before);
    expect(wordsAt(after, passage)).toEqual({ index: 0, words: '“the notice  was served”' });
  });

  test('is the occurrence nearest to where it was', () => {
    const moved = [{ number: '1', text: `Order. ${TEXTS[1]?.text}` }];
    const second = { paragraph: '1', index: 1, start: 25, end: 35, quote: 'The cheque' };
    expect(placePassages(moved, [second])).toEqual([{ index: 0, start: 32, end: 42 }]);
  });

  test('is looked for in other paragraphs when it is long enough to be known', () => {
    const joined = [{ number: '1', text: `${TEXTS[1]?.text} ${TEXTS[2]?.text}` }];
    expect(wordsAt(joined, kept(2, 'preponderance of probabilities'))).toEqual({
      index: 0,
      words: 'preponderance of probabilities',
    });
    expect(wordsAt(joined, kept(2, 'section 139'))).toBeUndefined();
  });

  test('that a newer reader divides is found by its first part', () => {
    const old = [{ text: `1. ${TEXTS[1]?.text} 2. ${TEXTS[2]?.text}` }];
    const across = kept(
      0,
      'not honoured by the bank of the drawer. 2. The presumption under section 139',
      old,
    );
    expect(wordsAt(TEXTS, across)).toEqual({ index: 1, words: 'not honoured by the bank of the drawer.' });
    const whole = kept(0, old[0]?.text.slice(3) ?? '', old);
    expect(wordsAt(TEXTS, whole)).toEqual({ index: 1, words: TEXTS[1]?.text });
    const other = kept(0, 'not honoured by the bank of the drawer. 2. The presumption', old);
    expect(wordsAt([...TEXTS.slice(0, 2), { text: 'Dismissed.' }], other)).toBeUndefined();
  });

  test('is not found when its words are gone', () => {
    expect(placePassages([{ number: '2', text: 'Dismissed.' }], [kept(2, 'is rebuttable')])).toEqual([
      undefined,
    ]);
    expect(placePassages([], [kept(2, 'is rebuttable')])).toEqual([undefined]);
  });

  test('is found whatever blanks a new reading puts between its words', () => {
    const words = fc.array(fc.constantFrom('section', 'of', 'the', 'Act', '139', '“held”'), { minLength: 1 });
    fc.assert(
      fc.property(words, words, words, fc.constantFrom('\n', '  ', '\t '), (before, quoted, after, blank) => {
        const quote = quoted.join(' ');
        const start = before.join(' ').length + 1;
        const passage = { paragraph: '7', index: 0, start, end: start + quote.length, quote };
        const text = [...before, ...quoted, ...after].join(blank);
        expect(wordsAt([{ text: 'Head' }, { number: '7', text }], passage)).toEqual({
          index: 1,
          words: quoted.join(blank),
        });
      }),
    );
  });
});
