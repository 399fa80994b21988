import { expect, test } from 'vitest';
import { previewOf, storagePath, storedName, tooManyFiles, uploadRefusal } from './file-kinds.ts';

const MB = 1024 * 1024;

test.each([
  ['order.pdf', 10, undefined],
  ['ORDER.PDF', 50 * MB, undefined],
  ['order.pdf', 0, 'The file is empty.'],
  ['order.pdf', 50 * MB + 1, 'A file can have at most 50 MB.'],
  ['page.html', 10, 'Files of this type are not accepted.'],
  ['no extension', 10, 'Files of this type are not accepted.'],
  ['order.pdf.exe', 10, 'Files of this type are not accepted.'],
])('%s of %d bytes is judged before it is sent', (name, size, words) => {
  const refusal = uploadRefusal({ name, size });
  if (words) expect(refusal).toContain(words);
  else expect(refusal).toBeUndefined();
});

test('twenty files go together, twenty-one do not', () => {
  expect(tooManyFiles(20)).toBeUndefined();
  expect(tooManyFiles(21)).toBe('You can upload up to 20 files at once. You chose 21.');
});

test.each([
  ['case_files/x/a_1.pdf', 'default', 'pdf'],
  ['case_files/x/a_1.JPEG', 'default', 'image'],
  ['case_files/x/a_1.HEIC', 'default', 'image'],
  ['case_files/x/a_1.json', 'default', 'text'],
  ['case_files/x/a_1.docx', 'default', 'none'],
  ['case_files/x/a_1.html', 'default', 'none'],
  ['judgment.pdf', 'library', 'library'],
  ['judgment.pdf', 'dropbox', 'unsupported'],
])('%s at %s is shown as %s', (file_path, storage_provider, kind) => {
  expect(previewOf({ file_path, storage_provider })).toBe(kind);
});

test.each([
  ['Plaint', 'Plaint.pdf'],
  ['  Plaint.pdf ', 'Plaint.pdf'],
  ['Plaint.PDF', 'Plaint.PDF'],
  ['Plaint.txt', 'Plaint.txt.pdf'],
  ['O.S. 112 of 2024', 'O.S. 112 of 2024.pdf'],
])('renamed to %o, a PDF is called %s', (typed, name) => {
  expect(storedName(typed, { file_path: 'case_files/x/a_1.pdf', storage_provider: 'default' })).toBe(name);
});

test('a document of the library accepts any name', () => {
  expect(storedName('Leading case', { file_path: 'a.pdf', storage_provider: 'library' })).toBe(
    'Leading case',
  );
});

test('a file is stored under its case, a random string, the time and its extension, whatever its name', () => {
  const path = storagePath(
    'c-1',
    '../../शपथ पत्र <b>.PDF',
    new Uint8Array([0, 25, 26, 35, 36]),
    1763690000000,
  );
  expect(path).toBe('case_files/c-1/az09a_1763690000000.pdf');
});
