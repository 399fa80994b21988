import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckedCitation, CheckedProvision } from '../contracts/checks/checks.ts';
import { markedParagraphs } from './marked-text.ts';

const TEXT = `Reliance is placed on Asha v. Bina, (2017) 10 SCC 1, where it was held:
“The notice must be in writing and must name the day.”

The accused is charged under Section 302 IPC.`;

const placeOf = (words: string) => ({
  text: words,
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
});
const around = { before: '', after: '' };
const citation: CheckedCitation = {
  ...placeOf('Asha v. Bina, (2017) 10 SCC 1'),
  ...around,
  status: 'found',
  quotation: { ...placeOf('The notice must be in writing and must name the day.'), status: 'altered' },
};
const provision: CheckedProvision = {
  ...placeOf('Section 302 IPC'),
  ...around,
  act: 'IPC',
  section: '302',
  status: 'exists',
  in_force_on: false,
  mentions: 1,
};

test('citations, what is quoted for them and provisions that differ are marked where they are', () => {
  const [first, second, third] = markedParagraphs(TEXT, { citations: [citation], provisions: [provision] });
  expect(first?.pieces).toEqual([
    { text: 'Reliance is placed on ' },
    { text: citation.text, n: 1, first: true },
    { text: ', where it was held:' },
  ]);
  expect(first?.notes).toEqual([{ n: 1, citation }]);
  expect(second?.pieces[1]).toMatchObject({ text: citation.quotation?.text, n: 1, first: true });
  expect(second?.notes).toEqual([]);
  expect(third?.pieces[1]).toEqual({ text: 'Section 302 IPC', n: 2, first: true });
  expect(third?.notes).toEqual([{ n: 2, provision }]);
});

test('a provision that is in force has no mark', () => {
  const paragraphs = markedParagraphs(TEXT, {
    citations: [],
    provisions: [{ ...provision, in_force_on: true }],
  });
  expect(paragraphs.flatMap(({ notes }) => notes)).toEqual([]);
});

test('lines that a page broke are one paragraph', () => {
  const page =
    'This is the first line of a paragraph that a page of print broke after\nsome words. It ends here.\nNext one.';
  expect(markedParagraphs(page, { citations: [], provisions: [] }).map(({ pieces }) => pieces)).toEqual([
    [{ text: page.slice(0, page.indexOf('\nNext')) }],
    [{ text: 'Next one.' }],
  ]);
});

test('no word of a text is lost, and each finding is beside it once', () => {
  const line = fc.stringMatching(/^[a-z .]{0,90}$/u);
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.array(fc.tuple(fc.nat(300), fc.nat(60)), { maxLength: 8 }),
      (lines, places) => {
        const text = lines.join('\n');
        const citations = places
          .filter(([start, length]) => start + length + 1 <= text.length)
          .map(([start, length]) => ({ ...citation, start, end: start + length + 1, quotation: undefined }))
          .filter(({ start }) => text.slice(start).trim() !== '') as CheckedCitation[];
        const paragraphs = markedParagraphs(text, { citations, provisions: [] });
        const words = paragraphs.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(' ');
        expect(words.replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
        expect(paragraphs.flatMap(({ notes }) => notes.map(({ n }) => n))).toEqual(
          citations.map((_, at) => at + 1),
        );
      },
    ),
  );
});
