import { expect, test } from 'vitest';
import { offsetInText, placePieces, shownPieces } from './shown-pieces.ts';

const PIECES = [
  { kind: 'subsection', label: '(1)', path: '1', text: 'A ¹[keeper] who sleeps pays.', depth: 1, cite: '' },
  { kind: 'text', label: '', path: 't2', text: '²***', depth: 0, cite: '' },
  { kind: 'subsection', label: '(2)', path: '2', text: 'Twice ³[or thrice].', depth: 1, cite: '' },
] as const;
const PARAGRAPHS = [{ text: '(1) A keeper who sleeps pays.' }, { text: '(2) Twice or thrice.' }];

test('spans of a document are those of the printed words, and a selection is one of the document', () => {
  const placed = placePieces([...PIECES], PARAGRAPHS);
  expect(placed.map((piece) => piece?.index)).toEqual([0, undefined, 1]);
  const start = PARAGRAPHS[0]?.text.indexOf('keeper who') ?? 0;
  const shown = shownPieces(placed, new Map([[0, [{ start, end: start + 10 }]]]), new Map(), 1);
  const [span] = shown[0]?.marks ?? [];
  expect(PIECES[0].text.slice(span?.start, span?.end)).toBe('keeper] who');
  expect(shown.map(({ opened }) => opened)).toEqual([false, false, true]);
  const offset = offsetInText(placed);
  const printed = `${PIECES[0].label} ${PIECES[0].text}`;
  expect(offset(0, printed.indexOf('who'))).toBe(PARAGRAPHS[0]?.text.indexOf('who'));
});

test('a document with other words has no place on the page', () => {
  expect(placePieces([...PIECES], [{ text: 'Other words.' }])).toEqual([undefined, undefined, undefined]);
});
