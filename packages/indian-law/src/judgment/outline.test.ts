import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';

const kinds = (texts: readonly string[]) =>
  outlineOf(texts.map((text) => ({ text }))).map(({ kind, from, to }) => [kind, from, to]);

test('a judgment of counsel, question, reasons and order has its sections in order', () => {
  expect(
    kinds([
      'The appellant let a shop to the respondent in 1990.',
      'The tenant stopped paying rent, and a suit was filed. Hence this appeal.',
      'The only question for our consideration is whether the notice was valid.',
      'Learned counsel for the appellant submitted that a notice by post is enough.',
      'Learned counsel for the respondent contended that it was never delivered.',
      'Having considered the matter, we turn to section 106, which reads as under.',
      'A notice by registered post is presumed to be delivered.',
      'The presumption was not rebutted in evidence.',
      'In view of the above, we are of the opinion that the notice was valid.',
      'The appeal is accordingly allowed. There will be no order as to costs.',
    ]),
  ).toEqual([
    ['facts', 0, 1],
    ['issues', 2, 2],
    ['arguments', 3, 4],
    ['reasons', 5, 7],
    ['holding', 8, 8],
    ['order', 9, 9],
  ]);
});

test('headings decide, also those that a copy runs into the end of a paragraph', () => {
  const paragraphs = [
    { text: 'SUBMISSIONS', heading: true },
    { text: 'The bank relies on the deed. Discussion:-' },
    { text: 'The deed was not stamped.' },
    { text: 'It was not produced either.' },
  ];
  expect(outlineOf(paragraphs).map(({ kind }) => kind)).toEqual(['arguments', 'reasons']);
});

test('opinions have sections of their own; headnotes and footnotes have none', () => {
  const part = (id: string, kind: 'headnote' | 'opinion', from: number, to: number) => ({
    id,
    kind,
    from,
    to,
    numbered: false,
  });
  const sections = outlineOf(
    [
      { text: 'Held, that the appeal is dismissed.', part: 'h' },
      { text: 'The facts are few.', part: 'a' },
      { text: 'The appeal is dismissed.', part: 'a' },
      { text: 'I regret that I cannot agree.', part: 'b' },
      { text: 'See the Rules.', part: 'b', footnote: '1' },
    ],
    [part('h', 'headnote', 0, 0), part('a', 'opinion', 1, 2), part('b', 'opinion', 3, 4)],
  );
  expect(sections.map(({ from }) => from)).toEqual([1, 2, 3]);
});

test('sections cover every paragraph of the court once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 40 }), (texts) => {
      const covered = outlineOf(texts.map((text) => ({ text }))).flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
      );
      expect(covered).toEqual(texts.map((_, at) => at));
    }),
  );
});
