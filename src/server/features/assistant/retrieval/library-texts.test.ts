import { expect, test } from 'vitest';
import { understandQuestion } from '#law/answers/question.ts';
import type { LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { libraryTexts } from './library-texts.ts';

// Texts that the assistant may quote from a report with a headnote, arguments and two opinions.

const report = madeUpDocument('report', 'none', {
  parts: [
    { id: 'headnote', kind: 'headnote', from: 0, to: 0, numbered: false },
    { id: 'arguments', kind: 'arguments', from: 1, to: 1, numbered: false },
    { id: 'citator', kind: 'citator', from: 2, to: 2, numbered: false },
    {
      id: 'opinion-1',
      kind: 'opinion',
      judge: 'A. K. Joshua',
      stance: 'majority',
      from: 3,
      to: 3,
      numbered: true,
    },
    {
      id: 'opinion-2',
      kind: 'opinion',
      judge: 'B. N. Farias',
      stance: 'dissenting',
      from: 4,
      to: 4,
      numbered: true,
    },
  ],
  paragraphs: [
    { text: 'Held, that a lighthouse is a building.', part: 'headnote' },
    { text: 'Counsel submitted that a lighthouse is no building.', part: 'arguments' },
    { text: 'F 1980 SC 12 (3) on the lighthouse', part: 'citator' },
    { number: '1', text: 'A lighthouse is a building.', part: 'opinion-1' },
    { number: '1', text: 'A lighthouse is no building.', part: 'opinion-2' },
  ],
});

async function quoted(places: readonly number[], document: LibraryDocument = report) {
  const { paragraphs, ...record } = document;
  const found = places.map((index) => ({ ...paragraphs[index]!, index }));
  const library: Partial<LibraryReader> = {
    search: async () => ({
      hits: [{ id: 'report', score: 1, boost: 0, match: 'keyword', record, passages: [], paragraphs: found }],
      total: 1,
      totalRelation: 'eq',
    }),
    resolveCitations: async () => new Map(),
  };
  const { texts } = await libraryTexts(library as LibraryReader, {
    question: understandQuestion('Is a lighthouse a building?', { inCase: false }),
    mode: 'keyword',
    only: undefined,
    signal: new AbortController().signal,
  });
  return texts.map(({ index, whose }) => [index, whose?.judge ?? whose?.kind]);
}

test('the words of the court are preferred, and say whose they are', async () => {
  expect(await quoted([0, 1, 2, 3, 4])).toEqual([
    [3, 'Joshua'],
    [4, 'Farias'],
  ]);
});

test('where only a reporter or counsel speaks of it, the part is named; a list of citing cases is never a source', async () => {
  expect(await quoted([0, 1, 2])).toEqual([
    [0, 'headnote'],
    [1, 'arguments'],
  ]);
  expect(await quoted([2])).toEqual([]);
});

test('a document whose parts are not known is quoted as it is', async () => {
  const { parts: _, ...old } = report;
  expect(await quoted([0, 3], old)).toEqual([
    [0, undefined],
    [3, undefined],
  ]);
});
