import { expect, test } from 'vitest';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { documentsOf } from './ingest/document.ts';
import { metadataOf } from './present.ts';
import { nameWithoutTitle } from './untitled.ts';

const judgmentOf = (folder: string, key: string, text: string) => {
  const [document] = documentsOf({ folder, key, size: text.length }, [text]);
  if (!document) throw new Error('no document');
  return document;
};
const text = (i: number) => `The appeal number ${i} is heard.\n\nIt is dismissed with costs.`;

test('ten judgments in ten folders without a cause title differ in what their cards show', () => {
  const inOne = Array.from({ length: 10 }, (_, i) =>
    judgmentOf('bundle', `matter-${i}/judgment.txt`, text(i)),
  );
  const inTen = Array.from({ length: 10 }, (_, i) => judgmentOf(`matter-${i}`, 'judgment.txt', text(i)));
  for (const documents of [inOne, inTen]) {
    expect(new Set(documents.map(({ title }) => title)).size).toBe(10);
    expect(documents[3]?.title).toBe('The appeal number 3 is heard.');
    expect(documents.map((document) => metadataOf(document).untitled)).toEqual(
      documents.map((_, i) => ({ folder: `matter-${i}` })),
    );
  }
});

test('the name of a file is never a title: a citation leads, then the case number, then the first line', () => {
  const known = {
    neutral_citation: '2019:KER:7',
    reporter_citations: ['(2019) 2 KLT 7'],
    case_number: 'WP 1/2019',
  };
  const { neutral_citation: _, ...reported } = known;
  expect(nameWithoutTitle(known, 'The appeal')).toBe('2019:KER:7');
  expect(nameWithoutTitle(reported, 'The appeal')).toBe('(2019) 2 KLT 7');
  expect(nameWithoutTitle({ reporter_citations: [], case_number: 'WP 1/2019' }, 'The appeal')).toBe(
    'WP 1/2019',
  );
  expect(nameWithoutTitle({ reporter_citations: [] }, undefined)).toBe('Untitled judgment');
  expect(judgmentOf('bundle', 'a/Rent_of-the-mill.txt', text(1)).title).toBe('The appeal number 1 is heard.');
  const titled = judgmentOf('bundle', 'a/Ravi_Kumar_vs_State_Of_Kerala.txt', text(1));
  expect(titled.title).toBe('The appeal number 1 is heard.');
  expect(metadataOf(titled).untitled).toEqual({ folder: 'a' });
  expect(
    metadataOf(madeUpDocument('old', 'Words.', { title: 'order', file_key: 'x/order.pdf' })).untitled,
  ).toEqual({
    folder: 'x',
  });
});

test('a document without metadata is filed under the state in its file name', () => {
  expect(judgmentOf('bundle', 'Tamil_Nadu-order-7.txt', text(1)).state).toBe('Tamil Nadu');
  expect(judgmentOf('kerala', 'order.txt', text(1)).state).toBe('Kerala');
  expect(judgmentOf('bundle', 'order.txt', text(1)).state).toBeUndefined();
});
