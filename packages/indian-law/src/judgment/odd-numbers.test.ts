import { expect, test } from 'vitest';
import { romanValue } from '../text/roman-numbers.ts';
import { readJudgment } from './judgment.ts';
import { splitParagraphs } from './paragraphs.ts';

const SENTENCE =
  'The goods were delivered at the store of the buyer and the price was paid in the same week. ';
const paragraph = (mark: string, times = 4): string => `${mark} ${SENTENCE.repeat(times).trim()}`;
const judgment = (marks: readonly string[]): string =>
  `JUDGMENT\n${marks.map((mark) => paragraph(mark)).join('\n')}`;
const numbersOf = (text: string): string[] =>
  splitParagraphs(text).flatMap(({ number }) => (number === undefined ? [] : [number]));
const upTo = (last: number): string[] => Array.from({ length: last }, (_, i) => String(i + 1));

test.each(['l4.', '1 4.', '14,', '14;', 'I4.', '|4.'])(
  'a number that OCR damaged counts its paragraph: %s',
  (mark) => {
    const marks = upTo(18).map((number) => (number === '14' ? mark : `${number}.`));
    expect(numbersOf(judgment(marks))).toEqual(upTo(18));
  },
);

test('a paragraph that begins with a small letter fills the place between its neighbours', () => {
  const text = `JUDGMENT\n${paragraph('1.')}\n${paragraph('2.')}\n3. information came from the store. ${SENTENCE}\n${paragraph('4.')}\n${paragraph('5.')}`;
  expect(numbersOf(text)).toEqual(upTo(5));
});

test('a damaged number that fits nowhere stays in its paragraph', () => {
  expect(numbersOf(judgment(['1.', '2.', '3.', 'l9.', '4.', '5.', '6.']))).toEqual(upTo(6));
});

test('a number that the court printed twice counts both paragraphs', () => {
  expect(numbersOf(judgment(['1.', '2.', '3.', '3.', '4.', '5.']))).toEqual(['1', '2', '3', '3', '4', '5']);
});

test('a list inside a paragraph that ends with the next number keeps it', () => {
  const items = ['1.', '2.', '3.', '4.', '5.', '6.', '7.'].map((mark) => `${mark} Entry of the stock book.`);
  const marks = upTo(9).map((number) => paragraph(`${number}.`, 6));
  const text = ['JUDGMENT', ...marks.slice(0, 6), ...items, ...marks.slice(6)].join('\n');
  const seven = splitParagraphs(text).find(({ number }) => number === '7');
  expect(numbersOf(text)).toEqual(upTo(9));
  expect(seven?.text).toContain('The goods were delivered');
});

test('paragraphs of a quoted order that is closed and not opened keep their numbers to themselves', () => {
  const marks = upTo(9).map((number) => paragraph(`${number}.`, 6));
  const quoted = [
    '7. The question of law is referred.',
    '8. The papers may be laid before the Chief Justice.”',
  ];
  const text = ['JUDGMENT', ...marks.slice(0, 6), ...quoted, ...marks.slice(6)].join('\n');
  expect(numbersOf(text)).toEqual(upTo(9));
  expect(splitParagraphs(text).find(({ number }) => number === '8')?.text).toContain(
    'The goods were delivered',
  );
});

test('paragraphs count in 1.0, 2.0, and few of them in a long text', () => {
  const text = `JUDGMENT\n${paragraph('1.0.', 12)}\n${paragraph('2.0.', 30)}\n${paragraph('3.0.', 40)}\n${paragraph('4.0.', 12)}`;
  expect(numbersOf(text)).toEqual(['1.0', '2.0', '3.0', '4.0']);
});

test.each([
  ['I.', 'II.', 'III.', 'IV.'],
  ['(I)', '(II)', '(III)', '(IV)'],
])('Roman numbers count paragraphs: %s', (...marks) => {
  expect(numbersOf(judgment(marks))).toEqual(['I', 'II', 'III', 'IV']);
});

test('Roman numbers of sections are headings, and figures count the paragraphs', () => {
  const text = `JUDGMENT\nI. Facts\n${paragraph('1.')}\n${paragraph('2.')}\nII. Submissions\n${paragraph('3.')}\nIII. Findings of the courts below\n${paragraph('4.')}`;
  expect(numbersOf(text)).toEqual(upTo(4));
});

test('Roman numbers have one form', () => {
  expect(['IV', 'XIX', 'XLII', 'XC', 'C'].map(romanValue)).toEqual([4, 19, 42, 90, 100]);
  expect(['IIII', 'VX', 'IC', ''].map(romanValue)).toEqual([undefined, undefined, undefined, undefined]);
});

const page = (number: number, words: string): string => `${words}\n${number}/9`;

test('missing pages are named, and no paragraph goes on over them', () => {
  const text = [
    'IN THE HIGH COURT OF JUDICATURE AT BOMBAY\nWRIT PETITION NO. 12 OF 2010\nA. Shinde … Petitioner\nVersus\nState of Maharashtra … Respondent\nJUDGMENT',
    page(1, `${paragraph('1.')}\n${paragraph('2.')}`),
    page(2, `${paragraph('3.')}\n4. The buyer says that the price`),
    page(8, `is not due under the agreement. ${SENTENCE}\n${paragraph('21.')}`),
    page(9, `${paragraph('22.')}\nA. B. RAO, J.`),
  ].join('\n');
  const { paragraphs, left_out: leftOut = [] } = readJudgment(text);
  expect(numbersOf(text)).toEqual(['1', '2', '3', '4', '21', '22']);
  expect(leftOut).toContainEqual(expect.objectContaining({ reason: 'missing_pages', text: '3–7' }));
  expect(paragraphs.find(({ number }) => number === '4')?.text).toBe('The buyer says that the price');
});

test('a copy with all its pages lacks none', () => {
  const text = [1, 2, 3, 4].map((number) => `${paragraph(`${number}.`, 8)}\n${number}/4`).join('\n');
  const { left_out: leftOut = [] } = readJudgment(`JUDGMENT\n${text}`);
  expect(leftOut.filter(({ reason }) => reason === 'missing_pages')).toEqual([]);
});

const SIGNED = '.....................J.\n(A. B. RAO)\nNEW DELHI;\nMARCH 3, 2021.';

test.each(['ANNEXURE', 'Annexure-A', 'ANNEXURE "P-1"', 'APPENDIX II', 'परिशिष्ट'])(
  '%s behind the signatures is a part',
  (heading) => {
    const text = `${judgment(upTo(6).map((n) => `${n}.`))}\n${SIGNED}\n${heading}\n1. The first form of the return is due in June.\n2. The second form is due in July.`;
    const { parts = [], paragraphs } = readJudgment(text);
    const annexure = parts.find(({ kind }) => kind === 'annexure');
    expect(annexure).toMatchObject({ kind: 'annexure', numbered: false });
    expect(paragraphs[annexure?.to ?? 0]?.text).toContain('The second form');
  },
);

test('an annexure that the reasons name opens no part', () => {
  const text = `${judgment(['1.', '2.', '3.'])}\nAnnexure A\n${paragraph('4.')}\n${paragraph('5.')}\n${paragraph('6.')}\n${SIGNED}`;
  expect((readJudgment(text).parts ?? []).map(({ kind }) => kind)).not.toContain('annexure');
});

test('the number and the day of an order before its first paragraph are kept', () => {
  const first = `ORAL ORDER\n2 11-02-2025 1. Heard counsel. ${SENTENCE}\n${paragraph('2.')}\n${paragraph('3.')}`;
  const text = `IN THE HIGH COURT OF JUDICATURE AT PATNA\nCRIMINAL MISCELLANEOUS No.12 of 2025\nA. Sinha ... Petitioner/s\nVersus\nThe State of Bihar ... Opposite Party/s\nCORAM: HONOURABLE MR. JUSTICE B. RAO\n${first}`;
  const { paragraphs } = readJudgment(text);
  expect(paragraphs.flatMap(({ number }) => number ?? [])).toEqual(upTo(3));
  expect(paragraphs.map(({ text: words }) => words)).toContain('2 11-02-2025');
});
