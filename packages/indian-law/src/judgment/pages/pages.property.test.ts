import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Paragraph, splitText } from '../paragraphs.ts';
import type { LeftOut } from '../parts.ts';

// Any text gives back its words, whatever is printed around them.

const WORDS: Readonly<Record<string, readonly string[]>> = {
  English:
    'the appellant filed an appeal before this Court under section and it was held that no order as to costs arises for Reason Location Page'.split(
      ' ',
    ),
  Hindi: 'याचिकाकर्ता के अधिवक्ता को सुना गया धारा के अन्तर्गत अपील खारिज की जाती है न्यायालय का आदेश'.split(' '),
  Tamil: 'மனுதாரர் தரப்பு கேட்கப்பட்டது பிரிவு கீழ் வழக்கு தள்ளுபடி செய்யப்படுகிறது உயர் நீதிமன்றம்'.split(' '),
  Gujarati: 'અરજદારના વકીલને સાંભળ્યા કલમ હેઠળ અરજી રદ કરવામાં આવે છે હાઇકોર્ટ'.split(' '),
  Urdu: 'وکیل کو سنا گیا دفعہ کے تحت اپیل خارج کی جاتی ہے عدالت'.split(' '),
};

const script = fc.constantFrom(...Object.keys(WORDS));
const word = (words: readonly string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 2020 }).map(String) },
  );
const line = (words: readonly string[], least = 1) =>
  fc.array(word(words), { minLength: least, maxLength: 12 }).map((all) => all.join(' '));

/** A line of words that is no page number: those are made at page breaks only. */
const bodyLine = (words: readonly string[]) => line(words, 6).map((text) => `${text} ${words[0]}`);

const words = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

interface Piece {
  start: number;
  text: string;
}

/** Everything that a text was split into, in the order of the text. */
function pieces(paragraphs: readonly Paragraph[]): Piece[] {
  return paragraphs.map(({ start, number, footnote, text }) => ({
    start,
    text: [number, footnote, text].filter((one) => one !== undefined).join(' '),
  }));
}

const counted = (all: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};
const kept = (paragraphs: readonly Paragraph[], left: readonly LeftOut[]) =>
  counted([...pieces(paragraphs), ...left].flatMap(({ text }) => words(text)));

test('a text without page breaks loses nothing', () => {
  fc.assert(
    fc.property(
      script.chain((name) =>
        fc.array(
          fc.oneof(
            line(WORDS[name] ?? []),
            fc.constantFrom('', '3', '(2)', '1/2', 'Reason: it was so', 'Location: Pune'),
          ),
          { maxLength: 60 },
        ),
      ),
      (lines) => {
        const text = lines.join('\n');
        const { paragraphs, left_out } = splitText(text);
        expect(left_out).toEqual([]);
        expect(
          words(
            pieces(paragraphs)
              .map((one) => one.text)
              .join(' '),
          ),
        ).toEqual(words(text));
      },
    ),
    { numRuns: 120 },
  );
});

/** The furniture of a page by its number and the number of pages. */
const FURNITURE: readonly ((page: number, pages: number) => { head: string[]; foot: string[] })[] = [
  (page) => ({ head: [], foot: [`${page}`] }),
  (page) => ({ head: [`- ${page} -`, ''], foot: [] }),
  (page, pages) => ({ head: [], foot: ['', `Page ${page} of ${pages}`] }),
  (page, pages) => ({ head: [`W.P.(C) 4455/2021 & connected matters Page ${page} of ${pages}`], foot: [] }),
  (page, pages) => ({ head: [], foot: [`${page}/${pages}`, '::: Downloaded on - 12/08/2023 20:31:14 :::'] }),
  (page) => ({
    head: [
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
      'H',
      page % 2 === 0 ? `${page + 400} SUPREME COURT REPORTS [2020] 7 S.C.R.` : `${page + 400}`,
    ],
    foot: page % 2 === 0 ? [] : ['LAKHAN v. STATE', '[V. TIWARI, J.]'],
  }),
  (page) => ({
    head: [],
    foot: ['Lakhan vs State on 2 May, 2019', `Indian Kanoon - http://indiankanoon.org/doc/1234567/ ${page}`],
  }),
];

const printed = script.chain((name) =>
  fc.record({
    pages: fc.array(fc.array(bodyLine(WORDS[name] ?? []), { minLength: 12, maxLength: 30 }), {
      minLength: 4,
      maxLength: 9,
    }),
    furniture: fc.constantFrom(...FURNITURE),
  }),
);

test('a text with the furniture of pages gives back every other word, in order, and names the rest', () => {
  fc.assert(
    fc.property(printed, ({ pages, furniture }) => {
      const text = pages
        .map((body, i) => {
          const { head, foot } = furniture(i + 1, pages.length);
          return [...head, ...body, ...foot].join('\n');
        })
        .join('\n\f');
      const { paragraphs, left_out } = splitText(text);
      expect(
        words(
          pieces(paragraphs)
            .map((one) => one.text)
            .join(' '),
        ),
      ).toEqual(words(pages.flat().join('\n')));
      const around = pages.flatMap((_, i) => Object.values(furniture(i + 1, pages.length)).flat());
      expect(words(left_out.map((one) => one.text).join(' ')).sort()).toEqual(
        words(around.join('\n')).sort(),
      );
    }),
    { numRuns: 60 },
  );
});

test('whatever a text is made of, each of its words is in a paragraph, in a footnote or left out with a reason', () => {
  const odd = fc.constantFrom(
    '\f',
    '\n',
    '1 ',
    '2. ',
    '(3)',
    'Act1',
    '1 The Act',
    '\nPage 1 of 2\n',
    '\nSignature Not Verified\n',
    '\nReason:\n',
    '\n- 2 -\n',
    ' धारा 5 ',
    '\nA\nB\nC\nD\nE\n',
    '*',
    '* Author\n',
    '::: Downloaded on - 1/2/2020 :::',
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(odd, odd, line(WORDS.English ?? []), fc.string({ unit: 'grapheme', maxLength: 12 })),
        { maxLength: 80 },
      ),
      (parts) => {
        const text = parts.join(' ');
        const { paragraphs, left_out } = splitText(text);
        const letters = (map: Map<string, number>) =>
          [...map]
            .flatMap(([one, count]) => [...one.repeat(count)])
            .sort()
            .join('');
        expect(letters(kept(paragraphs, left_out))).toBe(letters(counted(words(text))));
      },
    ),
    { numRuns: 200 },
  );
});
