import { expect, test } from 'vitest';
import type { CaseFile } from '#shared/contracts/files.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { categoryChoices, filterAndSortFiles, foldersOf, inFolder, readingStatus } from './file-order.ts';

const file = (file_name: string, file_size: number | null, category: CaseFile['category']): CaseFile => ({
  id: crypto.randomUUID(),
  owner_id: crypto.randomUUID(),
  case_id: crypto.randomUUID(),
  file_name,
  file_path: 'a/b.pdf',
  file_type: null,
  file_size,
  uploaded_by: null,
  created_by: null,
  storage_provider: 'default',
  uploaded_at: '2026-11-21T10:00:00+00:00',
  category,
  category_chosen: false,
  document_id: null,
  document_title: null,
  document_sample: false,
  page_rotations: null,
  text_state: 'read',
  text_problem: null,
  text_problem_message: null,
  page_count: 1,
  pages_read: 1,
  can_retry_reading: false,
});
const files = [file('Annexure 10', 5, 'evidence'), file('annexure 2', null, 'order'), file('Bill', 9, null)];
const namesOf = (list: CaseFile[]) => list.map(({ file_name }) => file_name);

test('files are ordered by name as a person counts, by size, or as they came', () => {
  expect(namesOf(filterAndSortFiles(files, 'all', 'name'))).toEqual(['annexure 2', 'Annexure 10', 'Bill']);
  expect(namesOf(filterAndSortFiles(files, 'all', 'size'))).toEqual(['Bill', 'Annexure 10', 'annexure 2']);
  expect(namesOf(filterAndSortFiles(files, 'all', 'newest'))).toEqual(namesOf(files));
  expect(namesOf(filterAndSortFiles(files, 'order', 'newest'))).toEqual(['annexure 2']);
});

test('folders are those of the files, by name, and show their files alone', () => {
  const [first, second, third] = files;
  if (!first || !second || !third) throw new Error('three files');
  const sorted = [{ ...first, folder: 'Volume 10' }, { ...second, folder: 'Volume 2' }, third];
  expect(foldersOf([...sorted, { ...third, folder: 'Volume 2' }])).toEqual([
    { name: 'Volume 2', count: 2 },
    { name: 'Volume 10', count: 1 },
  ]);
  expect(namesOf([...inFolder(sorted, 'Volume 2')])).toEqual(['annexure 2']);
  expect(inFolder(sorted, undefined)).toBe(sorted);
});

test('only categories that are there can be chosen', () => {
  expect(categoryChoices(files).map(({ label, aside }) => `${label} ${aside}`)).toEqual([
    'All categories 3',
    'Order 1',
    'Evidence 1',
  ]);
});

test('describes the state of reading a file in words', () => {
  const reading = {
    text_state: 'reading',
    text_problem: null,
    text_problem_message: null,
    page_count: 20,
    pages_read: 3,
  } as const;
  expect(readingStatus(reading)).toBe('Reading page 4 of 20');
  expect(readingStatus({ ...reading, pages_read: 20 })).toBe('Reading page 20 of 20');
  expect(readingStatus({ ...reading, text_state: 'unreadable', text_problem: 'The PDF is damaged.' })).toBe(
    'The PDF is damaged.',
  );
  expect(readingStatus({ ...reading, text_state: 'none' })).toBeUndefined();
});

test('why a file was not read is a sentence in the language of the reader, chosen by its key', () => {
  const problem = (text_problem: string, key: string) =>
    readingStatus({
      ...file('a.pdf', 1, null),
      text_state: 'unreadable',
      text_problem,
      text_problem_message: { key, params: { pages: 2500, max: 2000 } },
    });
  const key = 'fileReading.pdfTooManyPages';
  setActiveLanguage(() => ({ locale: 'hi-IN', texts: { [key]: '{pages, number} पृष्ठ; {max, number} तक।' } }));
  expect(problem('The PDF has 2,500 pages.', key)).toBe('2,500 पृष्ठ; 2,000 तक।');
  expect(problem('An older sentence.', 'fileReading.gone')).toBe('An older sentence.');
  setActiveLanguage(() => ({ locale: 'en-IN', texts: {} }));
});
