import { expect, test } from 'vitest';
import { englishSentence } from '#shared/messages/sentence.ts';
import { contentRefusal } from './file-kind.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

test.each([
  ['order.pdf', Buffer.from('%PDF-1.7\n')],
  ['scan.pdf', Buffer.from(`${' '.repeat(900)}%PDF-1.4`)],
  ['photo.JPG', bytes('ffd8ffe000104a46')],
  ['note.txt', Buffer.from('शपथ पत्र')],
  ['utf16.txt', bytes('fffe41004200')],
  ['plaint.docx', bytes('504b030414000600')],
])('%s is accepted', (name, head) => {
  expect(contentRefusal(name, head)).toBeUndefined();
});

test.each([
  ['page.html', Buffer.from('<html>'), 'not accepted'],
  ['run.exe', bytes('4d5a9000'), 'not accepted'],
  ['none', Buffer.from('x'), 'not accepted'],
  ['lying.pdf', bytes('4d5a9000'), 'something else'],
  ['lying.png', Buffer.from('<svg onload=1>'), 'something else'],
  ['binary.txt', bytes('00010203'), 'something else'],
  ['empty.pdf', Buffer.alloc(0), 'empty'],
])('%s is refused', (name, head, words) => {
  const refusal = contentRefusal(name, head);
  expect(refusal && englishSentence(refusal)).toContain(words);
});
