import { growthPerDoubling } from '@munshi/test-support/growth.ts';
import { expect, test } from 'vitest';
import type { DraftDocument, Inline, TableCell } from '#law/drafting/document/model.ts';
import { exportDocument } from './export-document.ts';

const runsIn = (content: readonly Inline[]) => {
  const document: DraftDocument = {
    type: 'doc',
    content: [{ type: 'paragraph', attrs: { id: 'b' }, content }],
  };
  const [block] = exportDocument({ title: 'Reply', document, before: [], after: [] }).blocks;
  return block?.kind === 'paragraph' ? block.runs : [];
};
const runsOf = (...content: Inline[]) => runsIn(content);
const blanksIn = (content: readonly Inline[]) =>
  runsIn(content)
    .filter(({ role }) => role === 'blank')
    .map(({ text }) => text);
const markedIn = (...content: Inline[]) => blanksIn(content);
const words = (text: string, ...marks: ('bold' | 'italic')[]): Inline => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
});

test('lines that lead to a side of a cause title are no blanks, in a paragraph and in a table; those of the body are', () => {
  const paragraph = (id: string, text: string) =>
    ({ type: 'paragraph', attrs: { id }, content: [words(text)] }) as const;
  const cell = (text: string) =>
    ({ type: 'tableCell', attrs: {}, content: [paragraph('', text)] }) as unknown as TableCell;
  const document: DraftDocument = {
    type: 'doc',
    content: [
      paragraph('a', 'IN THE HIGH COURT OF KERALA'),
      paragraph('b', 'W.P. No. _____ of 2026'),
      paragraph('c', 'Ravi Kumar, aged ____ years _______________ Petitioner'),
      paragraph('d', 'Versus'),
      {
        ...{ type: 'table', attrs: { id: 'e' } },
        content: [{ type: 'tableRow', content: [cell('State of Kerala'), cell('............ Respondent')] }],
      } as unknown as DraftDocument['content'][number],
      paragraph('f', 'The petitioner states as under:'),
      paragraph('g', '1. That he lives at ________ Kochi.'),
      paragraph('h', '2. ________________'),
    ],
  };
  const marked = (known: { case_number?: string }) =>
    exportDocument({ title: 'W', document, known, before: [], after: [] })
      .blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return block.runs;
        return block.kind === 'table' ? block.rows.flat(2).flatMap(({ runs }) => runs) : [];
      })
      .filter(({ role }) => role === 'blank')
      .map(({ text }) => text);
  expect(marked({})).toEqual(['____', '________']);
  expect(marked({ case_number: 'W.P. 1/2026' })).toEqual(['_____', '____', '________']);
});

test('blanks of many texts are found in linear time, and one behind quotations without an end is found', async () => {
  const texts = (size: number) => blanksIn(Array.from({ length: size }, () => words('[x] '))).length;
  // The first ones compile the code.
  for (const size of [100, 2000, 16_000]) expect(texts(size)).toBe(size);
  expect(await growthPerDoubling(texts, { from: 2000, to: 16_000 })).toBeLessThan(3);
  expect(markedIn(words('“'.repeat(400_000)), words('[x]'))).toEqual(['[x]']);
});

test('blanks that were typed are marked as inserted ones are, and nothing of the text is lost', () => {
  const text = 'I, [Name], aged ______ years, filed on [●] the writ (2019) 3 SCC 39 [sic].';
  expect(markedIn(words(text))).toEqual(['[Name]', '______', '[●]']);
  expect(
    runsOf(words(text))
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

test('a blank across two styles is marked in both; a line to sign on and the number of the registry are none', () => {
  const found = runsOf(words('Verified on [Da', 'bold'), words('te] at Salem'));
  expect(found.filter(({ role }) => role === 'blank')).toMatchObject([
    { text: '[Da', bold: true },
    { text: 'te]' },
  ]);
  expect(markedIn(words('_______________'))).toEqual([]);
  expect(markedIn(words('Deponent'), { type: 'hardBreak' }, words('_______________'))).toEqual([]);
  expect(markedIn(words('W.P. No. _____ of 2026'))).toEqual([]);
});
