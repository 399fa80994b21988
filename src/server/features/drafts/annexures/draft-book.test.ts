import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { writeDraftBook } from './draft-book.ts';

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

test('the index, the stamps and the references of every draft name the same pages', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 }),
      async (paragraphs, lengths) => {
        const marks = lengths.map((_, at) => `P-${at + 1}`);
        const book = await writeDraftBook({
          draft: draftOf(paragraphs, marks),
          caption: ['High Court of Madras'],
          trueCopy: false,
          annexures: lengths.map((length, at) => ({
            mark: marks[at] ?? '',
            particulars: 'Order of the authority '.repeat((at % 5) + 1).trim(),
            pages: Array.from({ length }, () => ({ wide: false, reads: true })),
          })),
        });
        const { pages } = await readPdf(book.bytes);
        const [draft, ...annexures] = book.rows;
        expect(pages[(draft?.from ?? 0) - 1]).toContain('Ground 0:');
        expect(pages[(draft?.from ?? 0) - 2]).not.toContain('Ground');
        const index = pages.slice(0, (draft?.from ?? 1) - 1).join('\n');
        const text = pages
          .slice((draft?.from ?? 1) - 1, draft?.to)
          .join('\n')
          .replaceAll(/\s+/gu, ' ');
        let before = draft?.to ?? 0;
        for (const [at, { from, to }] of annexures.entries()) {
          expect(from).toBe(before + 1);
          expect(to - from + 1).toBe(lengths[at]);
          const stamp = new RegExp(`ANNEXURE P-${at + 1}(?!\\d)`, 'u');
          for (let page = from; page <= to; page++) expect(pages[page - 1]).toMatch(stamp);
          expect(index).toMatch(new RegExp(`(?:^|\\D)${from === to ? from : `${from}-${to}`}(?:\\D|$)`, 'u'));
          if (at < paragraphs) expect(text).toContain(`Annexure P-${at + 1} (page ${from})`);
          before = to;
        }
        expect(pages).toHaveLength(before);
      },
    ),
    { numRuns: 12 },
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
