import fc from 'fast-check';
import { expect, test } from 'vitest';
import { romanOf } from '../../text/roman-numbers.ts';
import { documentOfText } from './from-text.ts';
import type { DraftDocument } from './model.ts';
import { letterNumber, paragraphNumbers } from './numbering.ts';
import { DRAFT_LIMITS, readDocument } from './read.ts';
import { textOfDocument } from './text.ts';

const counter = () => {
  let last = 0;
  return () => `b${++last}`;
};
const read = (content: unknown) => readDocument({ type: 'doc', content }, counter());
const problemOf = (content: unknown) => {
  const got = read(content);
  return 'problem' in got ? `${got.problem.reason} ${got.problem.what}` : 'none';
};

test('any text becomes a document that gives the same text again', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('', '1. That', '2. That', '3.', '1. ', 'वादी', '[Name]'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(line, fc.constantFrom('\n', '\n\n', '\n\n\n'))), (lines) => {
      const text = lines.flat().join('').replace(/\r\n?/gu, '\n');
      expect(textOfDocument(documentOfText(text, counter()))).toBe(text);
    }),
  );
});

test('paragraphs that are numbered in order are numbered by the document, others keep their text', () => {
  const { content } = documentOfText('AFFIDAVIT\n\n1. One\n\n2. Two\n\n5. Five\n\n1. Again', counter());
  expect(content.map(({ type }) => type)).toEqual([
    ...['paragraph', 'numberedParagraph', 'numberedParagraph', 'paragraph', 'numberedParagraph'],
  ]);
  expect([...paragraphNumbers(content).values()].map(({ printed }) => printed)).toEqual(['1.', '2.', '1.']);
});

test('levels are numbered 1., (a), (i), each below the one before', () => {
  const levels = [1, 2, 2, 3, 3, 1, 2] as const;
  const content = levels.map((level, at) => ({
    type: 'numberedParagraph' as const,
    attrs: { id: `p${at}`, level },
    content: [],
  }));
  const numbers = [...paragraphNumbers(content).values()];
  expect(numbers.map(({ printed }) => printed)).toEqual(['1.', '(a)', '(b)', '(i)', '(ii)', '2.', '(a)']);
  expect(numbers.map(({ reference }) => reference)).toEqual([
    ...['1', '1(a)', '1(b)', '1(b)(i)', '1(b)(ii)', '2', '2(a)'],
  ]);
  expect([romanOf(49), letterNumber(28)]).toEqual(['xlix', 'ab']);
});

test('references, annexures, blanks, footnotes, lists and tables have a text', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
  const got = read([
    { type: 'numberedParagraph', attrs: { id: 'first', level: 1 }, content: [text('The lease')] },
    paragraph(
      text('See '),
      { type: 'crossReference', attrs: { target: 'first' } },
      text(' and '),
      { type: 'annexureReference', attrs: { mark: 'P-1' } },
      { type: 'footnote', content: [text('A note')] },
      text(', of '),
      { type: 'blank', attrs: { name: 'Date' } },
      text(' and '),
      { type: 'crossReference', attrs: { target: 'gone' } },
    ),
    { type: 'pageBreak' },
    { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('One'))] }] },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [paragraph(text('Date'))] },
            { type: 'tableCell', content: [] },
          ],
        },
      ],
    },
  ]);
  expect('document' in got && textOfDocument(got.document)).toBe(
    '1. The lease\n\nSee paragraph 1 and Annexure P-1[1], of [Date] and [paragraph]\n\n1. One\n\nDate\t\n\n[1] A note',
  );
});

test('a document that is read again is the same, and a copied block gets an id of its own', () => {
  const block = { type: 'paragraph', attrs: { id: 'same', align: 'center', textAlign: null }, content: [] };
  const first = read([block, block, { type: 'paragraph' }]);
  const { document } = first as { document: DraftDocument };
  const ids = document.content.map(({ attrs }) => attrs.id);
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toBe('same');
  expect(readDocument(JSON.parse(JSON.stringify(document)), counter())).toEqual(first);
});

test('marks and attributes of other editors are left out', () => {
  const marks = [
    { type: 'link', attrs: { href: 'javascript:alert(1)' } },
    { type: 'bold' },
    { type: 'bold' },
  ];
  expect(
    read([{ type: 'paragraph', attrs: { style: 'x' }, content: [{ type: 'text', text: 'a', marks }] }]),
  ).toEqual({
    document: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { id: 'b1' },
          content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }],
        },
      ],
    },
  });
});

test('what is no document is refused with its reason', () => {
  expect(problemOf('text')).toBe('not_a_document content');
  expect(problemOf([{ type: 'image', attrs: { src: 'x' } }])).toBe('unknown_node image');
  expect(problemOf([{ type: 'constructor' }])).toBe('unknown_node constructor');
  expect(problemOf([{ type: 'text', text: 'a' }])).toBe('misplaced_node text');
  expect(problemOf([{ type: 'heading', attrs: { level: 7 } }])).toBe('invalid_attribute level');
  for (const text of ['', 'a\u0000b', '\ud800'])
    expect(problemOf([{ type: 'paragraph', content: [{ type: 'text', text }] }])).toBe(
      'invalid_attribute text',
    );
  expect(readDocument(null, counter())).toEqual({ problem: { reason: 'not_a_document', what: 'type' } });
});

test('depth, nodes and length have limits', () => {
  let list: object = { type: 'paragraph' };
  for (let at = 0; at < 20; at += 1)
    list = { type: 'bulletList', content: [{ type: 'listItem', content: [list] }] };
  expect(problemOf([list])).toMatch(/^too_deep/u);
  const half = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'x'.repeat(DRAFT_LIMITS.characters / 2) }],
  };
  expect(problemOf([half, half])).toBe('none');
  expect(problemOf([half, half, { type: 'paragraph', content: [{ type: 'text', text: 'x' }] }])).toBe(
    'too_long text',
  );
  const breaks = (type: string, length: number) => Array.from({ length }, () => ({ type }));
  expect(problemOf([{ type: 'paragraph', content: breaks('hardBreak', DRAFT_LIMITS.nodes) }])).toMatch(
    /^too_long/u,
  );
  expect(problemOf(breaks('pageBreak', DRAFT_LIMITS.blocks))).toBe('none');
  expect(problemOf(breaks('pageBreak', DRAFT_LIMITS.blocks + 1))).toMatch(/^too_many_blocks/u);
});

test('an empty document has one empty paragraph', () => {
  expect(read([])).toMatchObject({ document: { content: [{ type: 'paragraph' }] } });
});
