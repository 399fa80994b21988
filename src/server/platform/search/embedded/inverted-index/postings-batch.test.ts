import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { documentTerms, readTerms } from './document-terms.ts';
import { InMemoryIndex } from './inverted-index.ts';
import { PostingsBatcher } from './postings-batch.ts';

const word = fc.constantFrom(
  'court',
  'courts',
  'of',
  'the',
  'appeal',
  '302',
  'I.P.C.',
  "court's",
  'अपील',
  '',
);
const text = fc.oneof(
  fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  // Positions, counts and lengths of more than one byte, and postings longer than a first slice.
  fc.tuple(word, fc.integer({ min: 1, max: 400 })).map(([one, times]) => `${one} `.repeat(times)),
);
const document = fc
  .record({
    title: text,
    paragraphs: fc.array(
      text.map((paragraph) => ({ text: paragraph })),
      { maxLength: 3 },
    ),
    judges: fc.array(fc.constantFrom('A. Rao', 'B. Sen', 'A Rao'), { maxLength: 2 }),
    citation_keys: fc.array(fc.constantFrom('k1', 'k2'), { maxLength: 3 }),
  })
  .map((fields) => ({ ...madeUpDocument('one', ''), ...fields }));

function enterAlone(index: InMemoryIndex, row: number, one: LibraryDocument): void {
  const batcher = new PostingsBatcher();
  batcher.begin(0);
  readTerms(one, batcher);
  index.enter(batcher.take(), row);
}

const contentOf = (index: InMemoryIndex) =>
  [...index.entries()].map(([term, { docFrequency, entries, ...encoded }]) => [
    term,
    docFrequency,
    Buffer.from(entries).toString('hex'),
    Buffer.from(encoded.positionsFrom(0, encoded.positionBytes)).toString('hex'),
  ]);

test('documents entered together have the postings of documents entered one by one', () => {
  // A batch has some documents, and rows between them that have none.
  const batch = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), document), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 4 }), (batches) => {
      const [together, apart] = [new InMemoryIndex(), new InMemoryIndex()];
      const batcher = new PostingsBatcher();
      let first = 0;
      for (const documents of batches) {
        let row = 0;
        for (const [left, one] of documents) {
          row += left;
          batcher.begin(row);
          expect(readTerms(one, batcher)).toBe(documentTerms(one).length);
          enterAlone(apart, first + row, one);
          row += 1;
        }
        together.enter(batcher.take(), first);
        first += row;
      }
      expect(contentOf(together)).toEqual(contentOf(apart));
    }),
    { numRuns: 60 },
  );
});

test('batches that are filled at the same time do not mix', () => {
  const batchers = ['appeal', 'easement'].map((term) => ({ term, batcher: new PostingsBatcher() }));
  for (const row of [0, 1])
    for (const { term, batcher } of batchers) {
      batcher.begin(row);
      readTerms(madeUpDocument(`${term}${row}`, term), batcher);
    }
  for (const { term, batcher } of batchers) {
    const index = new InMemoryIndex();
    index.enter(batcher.take(), 0);
    const apart = new InMemoryIndex();
    for (const row of [0, 1]) enterAlone(apart, row, madeUpDocument(`${term}${row}`, term));
    expect(contentOf(index)).toEqual(contentOf(apart));
  }
});
