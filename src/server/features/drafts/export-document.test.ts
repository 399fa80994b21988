import { expect, test } from 'vitest';
import type { DraftDocument, Inline } from '#law/drafting/document/model.ts';
import { exportDocument } from './export-document.ts';

const runsOf = (...content: Inline[]) => {
  const document: DraftDocument = {
    type: 'doc',
    content: [{ type: 'paragraph', attrs: { id: 'b' }, content }],
  };
  const [block] = exportDocument({ title: 'Reply', document, before: [], after: [] }).blocks;
  return block?.kind === 'paragraph' ? block.runs : [];
};
const markedIn = (...content: Inline[]) =>
  runsOf(...content)
    .filter(({ role }) => role === 'blank')
    .map(({ text }) => text);
const words = (text: string, ...marks: ('bold' | 'italic')[]): Inline => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
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
