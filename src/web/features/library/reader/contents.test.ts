import { expect, test } from 'vitest';
import { libraryDocumentBody } from '#test/fixtures/library-hits.ts';
import { contentsOf } from './contents.ts';

const paragraphs = Array.from({ length: 8 }, (_, at) => ({
  number: String(at + 1),
  text: 'x',
  part: 'judgment',
}));
const judgment = { id: 'judgment', kind: 'judgment' as const, from: 0, to: 7, numbered: true };
const outline = (
  [
    ['facts', 0],
    ['reasons', 2],
    ['facts', 3],
    ['holding', 4],
    ['reasons', 5],
    ['holding', 6],
    ['order', 7],
  ] as const
).map(([kind, from]) => ({ kind, from, to: from }));

test('each section stands once: the first facts, the last holding', () => {
  expect(contentsOf(libraryDocumentBody({ paragraphs, parts: [judgment], outline }))).toEqual([
    { kind: 'facts', from: 0 },
    { kind: 'reasons', from: 2 },
    { kind: 'holding', from: 6 },
    { kind: 'order', from: 7 },
  ]);
});

test('a judgment without parts has its sections, and opinions have their own', () => {
  const bare = paragraphs.map(({ number, text }) => ({ number, text }));
  expect(contentsOf(libraryDocumentBody({ paragraphs: bare, outline })).map(({ from }) => from)).toEqual([
    0, 2, 6, 7,
  ]);
  const opinion = (id: string, judge: string, from: number, to: number) =>
    ({ id, kind: 'opinion', judge, from, to, numbered: true }) as const;
  const two = paragraphs.map((one, at) => ({ ...one, part: at < 4 ? 'a' : 'b' }));
  const parts = [opinion('a', 'A. Rao', 0, 3), opinion('b', 'B. Das', 4, 7)];
  expect(contentsOf(libraryDocumentBody({ paragraphs: two, parts, outline }))).toEqual([
    { label: 'Opinion of A. Rao', from: 0 },
    { kind: 'facts', from: 0 },
    { kind: 'reasons', from: 2 },
    { label: 'Opinion of B. Das', from: 4 },
    { kind: 'reasons', from: 5 },
    { kind: 'holding', from: 6 },
    { kind: 'order', from: 7 },
  ]);
});
