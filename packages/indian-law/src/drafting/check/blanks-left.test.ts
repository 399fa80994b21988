import { expect, test } from 'vitest';
import type { DraftDocument, Inline } from '../document/model.ts';
import { blanksLeft, placesOfBlanks } from './blanks-left.ts';

const documentOf = (...paragraphs: (string | Inline[])[]): DraftDocument => ({
  type: 'doc',
  content: paragraphs.map((given, at) => ({
    type: 'paragraph',
    attrs: { id: `b${at}` },
    content: typeof given === 'string' ? [{ type: 'text', text: given }] : given,
  })),
});
const left = (document: DraftDocument, case_number: string | null = null) =>
  blanksLeft(document, 'petition', { case_number });

test('blanks that were typed and blanks that were inserted are one kind, each named once', () => {
  const document = documentOf(
    'I, [Name of the deponent], aged ________ years, do hereby solemnly affirm and state as under:',
    [
      { type: 'text', text: 'Filed on [●] by ' },
      { type: 'blank', attrs: { name: 'counsel' } },
    ],
    'Verified by [Name of the deponent] on [Date].',
    '____________________',
    'The writ (1995) 2 SCC 1 is relied on [sic].',
  );
  expect(left(document).map(({ block, name }) => [block, name])).toEqual([
    ['b0', 'Name of the deponent'],
    ['b0', expect.stringContaining('________')],
    ['b1', '●'],
    ['b1', 'counsel'],
    ['b2', 'Date'],
  ]);
});

test('the number that a registry gives is none until the case has it; a blank of a footnote is one', () => {
  const document = documentOf('WRIT PETITION NO. _____ OF 2026', 'A. Rao … Petitioner', [
    { type: 'text', text: 'The order is bad.' },
    { type: 'footnote', content: [{ type: 'text', text: 'Page [number of the page] of the order' }] },
  ]);
  expect(left(document)).toEqual([{ block: 'b2', name: 'number of the page' }]);
  expect(left(document, 'W.P. 1/2026')).toHaveLength(2);
});

test('the sign of a list within a list is no blank', () => {
  const item = (text: string, ...more: object[]) => ({
    ...{ type: 'listItem' },
    content: [{ type: 'paragraph', attrs: { id: '' }, content: [{ type: 'text', text }] }, ...more],
  });
  const list = (id: string, ...content: object[]) => ({ type: 'bulletList', attrs: { id }, content });
  const nested = list('a', item('The order', list('', item('its annexe'), item('its date [Date]'))));
  const document = { type: 'doc', content: [nested] } as unknown as DraftDocument;
  expect(left(document)).toEqual([{ block: 'a', name: 'Date' }]);
});

const table = (id: string, ...rows: string[][]) => ({
  ...{ type: 'table', attrs: { id } },
  content: rows.map((cells) => ({
    type: 'tableRow',
    content: cells.map((text) => ({
      type: 'tableCell',
      content: [
        { type: 'paragraph', attrs: { id: '' }, content: text === '' ? [] : [{ type: 'text', text }] },
      ],
    })),
  })),
});

test('a gap alone in a cell of a table is a blank with the name of its column or row; a line to sign on is none', () => {
  const document = {
    type: 'doc',
    content: [
      table('heads', ['No.', 'Name of the heir', 'Age', 'Signature'], ['1.', '____', '____', '____']),
      table('labels', ['Date of birth', '________'], ['', '....................']),
      table('values', ['Name', 'Suresh Kumar'], ['Occupation', '____'], ['Status', 'Petitioner']),
      table('signed', ['____________', '____________'], ['(A. Rao)', ''], ['Petitioner', 'Advocate']),
      table('deed', ['______', '______'], ['LESSOR', 'LESSEE'], ['______', ''], ['Authorised Signatory', '']),
      table('place', ['Place: Ujjain', '______'], ['Date: 4 May 2026', 'Petitioner']),
    ],
  } as unknown as DraftDocument;
  expect(left(document)).toEqual([
    { block: 'heads', name: 'Name of the heir' },
    { block: 'heads', name: 'Age' },
    { block: 'labels', name: 'Date of birth' },
    { block: 'labels', name: '....................' },
    { block: 'values', name: 'Occupation' },
  ]);
  const { within } = placesOfBlanks(document, 'petition', { case_number: null });
  expect(within('labels', '________')).toEqual([{ start: 0, end: 8 }]);
  expect(within('signed', '____________')).toEqual([]);
});

test('dots before a sentence lead to no side, an age in a cause title is a blank, and a source in brackets is none', () => {
  const document = documentOf(
    'IN THE HIGH COURT OF KERALA',
    'Ravi Kumar, aged ____ years',
    'Versus',
    'State of Kerala',
    'The petitioner states as under:',
    'That on ........ the respondent issued the notice [Annexure P-3].',
    'The court held so in Maneka Gandhi [AIR 1978 SC 597] and in a later case [(2017) 10 SCC 1].',
  );
  expect(left(document)).toEqual([
    { block: 'b1', name: expect.stringContaining('aged ____ years') },
    { block: 'b5', name: expect.stringContaining('........') },
  ]);
});
