import { expect, test } from 'vitest';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { judgmentMetadata } from '#test/fixtures/library-hits.ts';
import { noteOn, placeOfNote, quotationOf } from './passage.ts';

const body = {
  id: 'judgment-1',
  metadata: judgmentMetadata(),
  paragraphs: [
    { index: 0, text: 'The appeal is allowed.', number: '1', part: 'opinion' },
    { index: 1, text: 'I would dismiss it.', number: '1', part: 'opinion-2' },
  ],
  parts: [
    {
      id: 'opinion',
      kind: 'opinion',
      judge: 'A. B. Rao',
      stance: 'majority',
      from: 0,
      to: 0,
      numbered: true,
    },
    {
      id: 'opinion-2',
      kind: 'opinion',
      judge: 'K. Farias',
      stance: 'dissenting',
      from: 1,
      to: 1,
      numbered: true,
    },
  ],
} as unknown as LibraryDocumentBody;

const PLACE = 'Asha Devi v. State of Kerala, 2019:KER:123, para 1, per Farias, J., dissenting';

test('a note keeps whose opinion its words are in, and its pinpoint and quotation say it', () => {
  const note = noteOn(body, { index: 1, start: 0, end: 19 });
  expect(note.whose).toEqual({ kind: 'opinion', judge: 'Farias', stance: 'dissenting' });
  expect(placeOfNote(note)).toBe(PLACE);
  expect(quotationOf(note)).toContain(PLACE);
});

test('a note on the only opinion of a court names no judge', () => {
  const [first] = body.parts;
  const note = noteOn(
    { ...body, parts: first === undefined ? [] : [first] },
    { index: 0, start: 0, end: 22 },
  );
  expect(note.whose).toBeNull();
  expect(placeOfNote(note)).toBe('Asha Devi v. State of Kerala, 2019:KER:123, para 1');
});
