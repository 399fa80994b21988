import { expect, test } from 'vitest';
import { splitParagraphs } from './paragraphs.ts';

const sentence =
  'The goods were delivered at the store of the buyer and the price was paid in the same week. ';
const numbersOf = (text: string): (string | undefined)[] =>
  splitParagraphs(text)
    .map(({ number }) => number)
    .filter((number) => number !== undefined);

test.each([
  ['l. ', '2. ', '3. ', '4. '],
  ['I. ', '2. ', '3. ', '4. '],
])('letters that a scan has for figures count paragraphs: %s', (...marks) => {
  const lines = marks.map((mark) => `${mark}${sentence.repeat(2)}`);
  expect(numbersOf(`JUDGMENT\n${lines.join('\n')}`)).toEqual(['1', '2', '3', '4']);
});

test('10 and 11 with letters for figures', () => {
  const marks = ['7', '8', '9', 'lO', 'I1', '12'].map((mark) => `${mark}. ${sentence.repeat(2)}`);
  const first = ['1', '2', '3', '4', '5', '6'].map((mark) => `${mark}. ${sentence.repeat(2)}`);
  expect(numbersOf(`JUDGMENT\n${[...first, ...marks].join('\n')}`)).toEqual(
    Array.from({ length: 12 }, (_, i) => String(i + 1)),
  );
});

test.each(['१. ', '(१) ', '१) ', '१। '])('figures of Devanagari count paragraphs: %s', (first) => {
  const figures = ['१', '२', '३', '४', '५', '६'];
  const lines = figures.map(
    (one) => `${first.replace('१', one)}याची ने यह याचिका प्रस्तुत की है और आदेश को चुनौती दी है।`,
  );
  expect(numbersOf(`निर्णय\n${lines.join('\n')}`)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('sub-numbers that go on behind a list show that its items are no paragraphs', () => {
  const text = [
    'JUDGMENT',
    `1. ${sentence.repeat(3)}`,
    `1.1. ${sentence.repeat(2)}`,
    `2. ${sentence.repeat(3)}`,
    `2.1. ${sentence.repeat(2)}`,
    '2.2. The court framed three questions:',
    '1. Was the price paid in time by the buyer?',
    '2. Were the goods delivered in good order?',
    '3. If so, who answers for the damage that was found?',
    `It answered the first. ${sentence.repeat(2)}`,
    `2.3. ${sentence.repeat(2)}`,
    `3. ${sentence.repeat(3)}`,
    `4. ${sentence.repeat(3)}`,
  ].join('\n');
  const paragraphs = splitParagraphs(text);
  expect(paragraphs.find(({ number }) => number === '3')?.text).toMatch(/^The goods/u);
  expect(paragraphs.map(({ number }) => number)).toContain('2.3');
});

test('a short order may print a single number, its 2', () => {
  const text = `ORAL ORDER\nMr. R. Menon, learned counsel, seeks permission to withdraw this petition.\n2. The petition stands dismissed as withdrawn.`;
  expect(numbersOf(text)).toEqual(['2']);
});

test('a sub-number behind the note of a page opens a paragraph', () => {
  const text = `JUDGMENT\n1. ${sentence.repeat(3)}\n1.1. ${sentence.repeat(2)}\n4 (2011) 3 SCC 226 1.2. Referring to the case, it was argued so. ${sentence}\n2. ${sentence.repeat(3)}\n3. ${sentence}`;
  expect(numbersOf(text)).toEqual(['1', '1.1', '1.2', '2', '3']);
});

test('numbers that all end with .0 count paragraphs', () => {
  const text = ['1.0', '2.0', '3.0', '4.0'].map((mark) => `${mark}. ${sentence.repeat(3)}`).join('\n');
  expect(numbersOf(`JUDGMENT\n${text}`)).toEqual(['1.0', '2.0', '3.0', '4.0']);
});
