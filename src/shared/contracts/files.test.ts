import { expect, test } from 'vitest';
import { caseFileFields, cleanFileName } from './files.ts';

test('removes characters that hide the extension, keeps one line and the joiners of Indian scripts', () => {
  expect(cleanFileName('\u202efdp.exe order \u2066x\u2069.txt')).toBe('fdp.exe order x.txt');
  expect(cleanFileName(' Order\n\u0000of\u2028court.pdf ')).toBe('Order of court.pdf');
  expect(cleanFileName('श्री क्\u200dष.pdf')).toBe('श्री क्\u200dष.pdf');
  expect(caseFileFields.file_name.parse('\u202eOrder.pdf')).toBe('Order.pdf');
  expect(caseFileFields.file_name.safeParse('\u202e \u200b').success).toBe(false);
});
