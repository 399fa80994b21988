import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { Marked } from './marked.tsx';
import { segmentsOf } from './segments.ts';

afterEach(cleanup);

test('marks the found words, and nothing else', () => {
  const text = 'The cheque was a security cheque.';
  const { container } = render(
    <Marked
      text={text}
      marks={[
        { start: 4, end: 10 },
        { start: 26, end: 32 },
      ]}
    />,
  );
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'cheque',
    'cheque',
  ]);
  expect(container.textContent).toBe(text);
});

test('markup in a judgment is shown as it is written, never run', () => {
  const text = '<img src=x onerror="alert(1)"> and <b>bold</b>';
  const { container } = render(<Marked text={text} marks={[{ start: 1, end: 4 }]} />);
  expect(screen.getByText('img').tagName).toBe('MARK');
  expect(container.querySelector('img, b')).toBeNull();
  expect(container.textContent).toBe(text);
});

const span = fc.record({ start: fc.integer({ min: -5, max: 60 }), end: fc.integer({ min: -5, max: 60 }) });

test('whatever the offsets, the pieces are the text again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.array(span), fc.array(span), (text, marks, links) => {
      const pieces = segmentsOf(text, marks, links).flatMap((segment) => segment.pieces);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

test('a mark across the edge of a link is cut there', () => {
  const link = { start: 4, end: 8 };
  expect(segmentsOf('one two three', [{ start: 0, end: 6 }], [link])).toEqual([
    { start: 0, pieces: [{ text: 'one ', marked: true, start: 0 }] },
    {
      link,
      start: 4,
      pieces: [
        { text: 'tw', marked: true, start: 4 },
        { text: 'o ', marked: false, start: 6 },
      ],
    },
    { start: 8, pieces: [{ text: 'three', marked: false, start: 8 }] },
  ]);
});
