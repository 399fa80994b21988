import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { type BookOrder, writeDraftBook } from './draft-book.ts';

const reference = (mark: string) => ({ type: 'annexureReference' as const, attrs: { mark } });
const words = (text: string) => ({ type: 'text' as const, text });

/** A draft of so many paragraphs, which name the annexures in turn. */
const draftOf = (paragraphs: number, marks: readonly string[]) => ({
  title: 'Writ petition',
  before: [],
  after: [],
  document: {
    type: 'doc' as const,
    content: Array.from({ length: paragraphs }, (_, at) => ({
      type: 'paragraph' as const,
      attrs: { id: `p${at}` },
      content: [
        words(`Ground ${at}: the order marked as `),
        ...(marks.length > 0 ? [reference(marks[at % marks.length] ?? '')] : []),
        words(' gives no reasons. '.repeat(12)),
      ],
    })),
  },
});

const orderOf = (paragraphs: number, lengths: readonly number[]): BookOrder => {
  const marks = lengths.map((_, at) => `P-${at + 1}`);
  return {
    draft: draftOf(paragraphs, marks),
    caption: ['High Court of Madras'],
    trueCopy: false,
    annexures: lengths.map((length, at) => ({
      mark: marks[at] ?? '',
      particulars: 'Order of the authority '.repeat((at % 5) + 1).trim(),
      pages: Array.from({ length }, () => ({ wide: false, reads: true })),
    })),
  };
};
const drafts = fc.integer({ min: 1, max: 60 });
const lengthsOfAnnexures = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 });
const isNumber = (text: string) => new RegExp(`(?:^|\\D)${text}(?:\\D|$)`, 'u');

test('the index, the stamps and the references of every draft name the same pages', async () => {
  await fc.assert(
    fc.asyncProperty(drafts, lengthsOfAnnexures, async (paragraphs, lengths) => {
      const { bytes, rows } = await writeDraftBook(orderOf(paragraphs, lengths));
      const { pages } = await readPdf(bytes);
      const [draft = { from: 0, to: 0 }, ...annexures] = rows;
      const index = pages.slice(0, draft.from - 1).join('\n');
      const text = pages
        .slice(draft.from - 1, draft.to)
        .join('\n')
        .replaceAll(/\s+/gu, ' ');
      expect(index).not.toContain('Ground');
      expect(pages[draft.from - 1]).toContain('Ground 0:');
      expect(pages).toHaveLength(annexures.at(-1)?.to ?? draft.to);
      for (const [at, { from, to }] of annexures.entries()) {
        expect(from).toBe((annexures[at - 1] ?? draft).to + 1);
        expect(to - from + 1).toBe(lengths[at]);
        for (const page of pages.slice(from - 1, to)) expect(page).toMatch(isNumber(`ANNEXURE P-${at + 1}`));
        expect(index).toMatch(isNumber(from === to ? String(from) : `${from}-${to}`));
      }
      const named = annexures.slice(0, paragraphs);
      for (const [at, { from }] of named.entries())
        expect(text).toContain(`Annexure P-${at + 1} (page ${from})`);
    }),
    { numRuns: atStrength(12, 4) },
  );
}, 120_000);

test('a reference to an annexure that is not bound names no page', async () => {
  const { bytes } = await writeDraftBook({
    draft: draftOf(1, ['R-9']),
    caption: [],
    trueCopy: false,
    annexures: [],
  });
  expect((await readPdf(bytes)).pages.join(' ')).toMatch(/Annexure R-9 gives/u);
});
