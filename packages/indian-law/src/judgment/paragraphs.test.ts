import { processorMs } from '@munshi/test-support/processor-time.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

const numbers = (text: string): string[] =>
  splitParagraphs(text).map((one) => one.number ?? (one.heading ? 'H' : one.head ? 'head' : '-'));

describe('paragraphs', () => {
  test('wrapped lines are joined, page furniture is left out', () => {
    const page = (n: number): string => `\nW.P. No. 12 of 2020          Page ${n} of 9\n`;
    const text = `1. The petitioner is a\nteacher of the school.\n${page(1)}2. She was removed on\n${page(2)}a Friday.\n3. Hence this petition.\n`;
    expect(splitParagraphs(text).map(({ number, text: words }) => [number, words])).toEqual([
      ['1', 'The petitioner is a teacher of the school.'],
      ['2', 'She was removed on a Friday.'],
      ['3', 'Hence this petition.'],
    ]);
  });
  test('a quoted judgment’s numbers stay inside the paragraph that quotes it', () => {
    const before = Array.from({ length: 10 }, (_, i) => `${i + 1}. Words.\n`).join('');
    const text =
      '11. It was held:\n"45. The rule is old.\n46. It binds us."\n12. We follow it.\n"13. Another quotation."\n13. The appeal fails.\n';
    expect(numbers(`${before}${text}`)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
    ]);
    expect(splitParagraphs(`${before}${text}`)[10]?.text).toContain('46. It binds us.');
  });
  test('a list that restarts inside a paragraph does not replace the paragraphs before it', () => {
    const text =
      '1. One.\n2. Two.\n3. Three:\n1. a list\n2. of things\n3. and more\n4. Four.\n5. Five.\n6. Six.\n';
    const split = splitParagraphs(text);
    expect(split.map((one) => one.number)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(split[2]?.text).toContain('of things');
  });
  test('sub-numbers, brackets and a missing number', () => {
    expect(numbers('[1] One.\n[2] Two.\n2.1 Two and one.\n2.2 Two and two.\n[4] Four.\n[5] Five.\n')).toEqual(
      ['1', '2', '2.1', '2.2', '4', '5'],
    );
  });
  test('headings are separate paragraphs', () => {
    expect(numbers('1. One.\n\nSUBMISSIONS OF THE PARTIES\n\n2. Two.\n\n## Order\n\n3. Three.\n')).toEqual([
      '1',
      'H',
      '2',
      'H',
      '3',
    ]);
  });
  test('the slip of a registry and the numbered parties of the head are not paragraphs', () => {
    const text = `IN THE HIGH COURT OF GUJARAT AT AHMEDABAD\nSpecial Civil Application No. 9 of 2018\n1 Whether Reporters of Local Papers may be allowed to see the judgment ?\n2 To be referred to the Reporter or not ?\nA B .... Petitioner\nVersus\n1. The State of Gujarat\n2. The Collector .... Respondents\nJUDGMENT\n1. The petitioner is aggrieved by an order.\n2. It was made without hearing her.\n3. The petition is allowed.\n`;
    expect(numbers(text)).toEqual(['head', 'H', '1', '2', '3']);
  });
  test('a text without numbers is split at blank lines and at whole-line paragraphs', () => {
    expect(numbers('The appeal is old.\n\nIt is dismissed.\n')).toEqual(['-', '-']);
    const long = 'This is a sentence of a long paragraph that was never wrapped. '.repeat(4).trim();
    expect(numbers(`${long}\n${long}\n${long}`)).toEqual(['-', '-', '-']);
  });
  test('footnotes at the end of a long text do not number it', () => {
    expect(
      numbers(
        `${'The court reasons at length on this point. '.repeat(60)}\n1. [1953] S.C.R. 503.\n2. AIR 1954 SC 1.\n`,
      ),
    ).not.toContain('1');
  });
});

const piece = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '1. ',
    '2. ',
    '3) ',
    '[4] ',
    '"12. ',
    '12.1 ',
    '\n',
    '\n\n',
    'ORDER\n',
    'Page 1 of 2\n',
    'The appeal fails.\n',
    '\r\n',
    '\u00ad\n',
  ),
  fc.nat(30).map((n) => `${n}. Words of a paragraph.\n`),
);
test('spans cover the text without a gap and top-level numbers never descend', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('');
      const split = splitParagraphs(text);
      expect(split.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      const tops = split.flatMap(({ number }) =>
        number === undefined || number.includes('.') ? [] : [Number(number)],
      );
      for (const [i, top] of tops.entries()) if (i > 0) expect(top).toBeGreaterThanOrEqual(tops[i - 1]!);
    }),
    { numRuns: 300 },
  );
});

test('long strings built to backtrack stay linear', () => {
  const taken = processorMs(() => {
    for (const part of ['1. ', '\n', ' ', '1.1.1.', '"', '(1', '1\n', 'A\n', '. ', 'Page '])
      splitParagraphs(part.repeat(100_000));
  });
  expect(taken).toBeLessThan(10_000);
});

const SENTENCE =
  'The contract was made in writing and the price was paid by the buyer on the day of the sale.';
const numbersOf = (lines: readonly string[]): (string | undefined)[] =>
  splitParagraphs(['IN THE HIGH COURT OF KERALA', 'JUDGMENT', ...lines].join('\n'))
    .map(({ number }) => number)
    .filter((number) => number !== undefined);

test.each([
  ['behind a quotation', `"${SENTENCE}" 3. The appellant`],
  ['glued, behind an emphasis', `${SENTENCE} (emphasis supplied) 3.The appellant`],
  ['with the backslash of a converter', `${SENTENCE.slice(0, -1)} 3\\. The appellant`],
  ['behind the number of a page', '459 3.On a careful reading'],
  ['behind a stop of the line before', '.3. It was his submission'],
  ['above small letters that a converter found at the start of a line', '3\\. the petitioner has submitted'],
  ['with two stops', '3..In that case the buyer'],
  ['in an emphasis', '*3\\.* The appellant'],
  ['in strong letters', '**3.** The appellant'],
  ['in strong letters without a stop', '**3** The appellant'],
  ['in marks with their backslashes', '\\*\\*3\\.\\*\\* The appellant'],
  ['in brackets with their backslashes', '\\[3\\] The appellant'],
])('a number %s opens a paragraph', (_, line) => {
  const lines = [
    `1. ${SENTENCE}`,
    `2. ${SENTENCE}`,
    line,
    `4. ${SENTENCE}`,
    `5. ${SENTENCE}`,
    `6. ${SENTENCE}`,
  ];
  expect(numbersOf(lines)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test.each([
  [
    '*3\\.* The buyer *paid* in 1968\\. It \\- the price \\- was due.',
    'The buyer paid in 1968. It - the price - was due.',
  ],
  ['**3. The buyer** paid the price.', 'The buyer paid the price.'],
  ['\\*\\*3\\.\\*\\* The buyer paid \\[1\\] the price.', 'The buyer paid [1] the price.'],
  ['\\*\\*3\\. The buyer\\*\\* paid the price.', 'The buyer paid the price.'],
  [
    '3. It says “***for the purposes of this section***”.',
    'It says “***for the purposes of this section***”.',
  ],
  ['3. The ***buyer*** paid * * * the price* of _goods_.', 'The buyer paid * * * the price* of goods.'],
])('the marks of a converter are no words of a paragraph: %s', (line, words) => {
  const lines = [`1. ${SENTENCE}`, `2. ${SENTENCE}`, line, `4. ${SENTENCE}`, `5. ${SENTENCE}`];
  const text = ['IN THE HIGH COURT OF KERALA', 'JUDGMENT', ...lines].join('\n');
  expect(splitParagraphs(text).find(({ number }) => number === '3')?.text).toBe(words);
});

test('a sub-number opens a paragraph behind a bracket and at the end of a line', () => {
  const lines = [
    `1. ${SENTENCE}`,
    `1.1 ${SENTENCE} [Emphasis supplied] 1.2. Thus, it was held otherwise. ${SENTENCE} 1.3.`,
    `The appellant was heard. ${SENTENCE}`,
    `2. ${SENTENCE}`,
    `3. ${SENTENCE}`,
  ];
  expect(numbersOf(lines)).toEqual(['1', '1.1', '1.2', '1.3', '2', '3']);
});

test.each([
  ['१. यह याचिका', ['१', '२', '३'], '. '],
  ['१- यह याचिका', ['१', '२', '३'], '- '],
  ['1- यह याचिका', ['1', '2', '3'], '- '],
  ['௧. இந்த மனு', ['௧', '௨', '௩'], '. '],
])('numbers like those of %j count paragraphs', (_, numbers, mark) => {
  const words = 'यह याचिका प्रार्थी की ओर से प्रस्तुत की गयी है और पत्रावली का अवलोकन किया गया।';
  const text = numbers.map((number) => `${number}${mark}${words}`).join('\n');
  expect(splitParagraphs(text).map(({ number }) => number)).toEqual(['1', '2', '3']);
});

test('numbers behind the sign of a section count paragraphs', () => {
  expect(numbersOf(['§ 1. ', '§ 2. ', '§ 3. '].map((number) => `${number}${SENTENCE}`))).toEqual([
    '1',
    '2',
    '3',
  ]);
});
