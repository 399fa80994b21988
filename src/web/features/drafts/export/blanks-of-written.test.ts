import { expect, test } from 'vitest';
import { blanksOfWritten } from './blanks-of-written.ts';

test('the menu names blanks that were typed or imported beside those of the editor, with their blocks', () => {
  const paragraph = (id: string, ...content: object[]) => ({ type: 'paragraph', attrs: { id }, content });
  const words = (text: string) => ({ type: 'text', text });
  const document = {
    type: 'doc',
    content: [
      paragraph('a', words('W.P. No. _____ of 2026')),
      paragraph('b', words('Verified at ________ on [Date] by '), {
        type: 'blank',
        attrs: { name: 'deponent' },
      }),
    ],
  };
  const found = blanksOfWritten(document, 'affidavit');
  expect(found.map(({ block }) => block)).toEqual(['b', 'b', 'b']);
  expect(found.map(({ name }) => name)).toEqual(['Date', 'deponent', expect.stringContaining('________')]);
  expect(blanksOfWritten({ type: 'doc', content: [paragraph('a', words('Heard.'))] }, 'other')).toEqual([]);
});
