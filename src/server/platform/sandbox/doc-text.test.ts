import { expect, test } from 'vitest';
import { oldWord } from '#test/fixtures/old-word.ts';
import { docText } from './doc-text.ts';
import { UnreadableFileError } from './serve-tasks.ts';

test('an old Word document is read unchanged', async () => {
  const text = 'IN THE HIGH COURT OF MADRAS\nThe petitioner says “no notice” – धारा 138 மனு.';
  expect(await docText(oldWord(text))).toBe(text);
});

test.each([
  ['cut short', (whole: Buffer) => whole.subarray(0, 900)],
  ['of no pieces', (whole: Buffer) => Buffer.from(whole).fill(0, whole.length - 5000)],
  ['not of Word', (whole: Buffer) => Buffer.from(whole).fill(0, 1536, 1540)],
  ['before Word 97', (whole: Buffer) => Buffer.from(whole).fill('dca5', 1536, 1538, 'hex')],
  ['under a password', (whole: Buffer) => Buffer.from(whole).fill(0xa7, 1536 + 0x20)],
  ['of another kind', () => Buffer.from('plain words')],
])('one that is %s is refused with a sentence', async (_, damage) => {
  const damaged = docText(damage(oldWord('The appeal is allowed.')));
  await expect(damaged).rejects.toThrow(UnreadableFileError);
  await expect(damaged).rejects.toThrow('older than Word 97. Save it as .docx');
});
