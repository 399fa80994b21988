import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseFile } from '#shared/contracts/files.ts';
import type { KeywordAnswer } from '#shared/contracts/library.ts';
import { ProblemError } from '#shared/errors.ts';
import { fileRow, insert, newCase, searchCase } from '#test/fixtures/case-files.ts';
import { sampleLibraryApp } from '#test/fixtures/sample-library.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';
import { FileReader } from '../reader.ts';

let it: TestApp;
let asha: Lawyer;
let reader: FileReader;
let judgment: { id: string; title: string; file: string };

beforeAll(async () => {
  it = await sampleLibraryApp();
  asha = await it.lawyer();
  reader = new FileReader(it.services);
  const found = await asha.call('POST', '/keyword_search', { query: 'cheque presumption', size: 5 });
  const { results } = (await found.json()) as KeywordAnswer;
  const hit = results.find(({ _source }) =>
    _source.s3_file_key.endsWith('12-karnataka-cheque-presumption.md'),
  );
  if (!hit) throw new Error('the sample is not in the library');
  judgment = {
    id: hit._id,
    title: hit._source.title,
    file: hit._source.s3_file_key.split('/').pop() ?? '',
  };
});
afterAll(async () => {
  reader.close();
  await it.close();
});

const fieldsOf = (case_id: string, more: object = {}) => ({
  case_id,
  file_name: judgment.file,
  file_path: judgment.file,
  storage_provider: 'library',
  document_id: judgment.id,
  ...more,
});
async function readAll(by = reader): Promise<void> {
  while (await by.readNext('texts'));
}

test('a library document is found by its words at its paragraph, with its title and category', async () => {
  const caseId = await newCase(asha);
  const file = await insert<CaseFile>(asha, 'case_files', fieldsOf(caseId));
  expect(file).toMatchObject({ text_state: 'waiting', document_title: null });
  await readAll();
  const document = await it.services.library.get(judgment.id);
  expect(await fileRow(asha, file.id)).toMatchObject({
    text_state: 'read',
    text_problem: null,
    page_count: document?.paragraphs.length,
    pages_read: document?.paragraphs.length,
    category: 'judgment',
    category_chosen: false,
    document_title: judgment.title,
    document_sample: true,
  });
  const hits = await searchCase(asha, caseId, 'presumption rebutted');
  expect(hits.length).toBeGreaterThan(0);
  for (const { page, paragraph, ...hit } of hits) {
    expect(hit).toMatchObject({
      file_id: file.id,
      document_id: judgment.id,
      file_name: judgment.title,
      sample: true,
    });
    expect(document?.paragraphs[page - 1]?.number ?? null).toBe(paragraph);
  }
  // Its dates belong to another case.
  const suggested = await asha.call('GET', `/rest/v1/event_suggestions?file_id=eq.${file.id}`);
  expect(await suggested.json()).toEqual([]);
});

test('a case has a document once, and another case can have it too', async () => {
  const [caseId, other] = await Promise.all([newCase(asha), newCase(asha)]);
  const add = (to: string) => asha.call('POST', '/rest/v1/case_files', fieldsOf(to));
  const answers = await Promise.all([add(caseId), add(caseId), add(other)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  expect(await refused?.json()).toMatchObject({ code: 'conflict', message: 'Already in this case' });
  await asha.call('DELETE', `/rest/v1/case_files?case_id=eq.${caseId}`);
  expect((await add(caseId)).status).toBe(201);
  await readAll();
});

test('the specified call, with the file name alone, adds a library document that is found too', async () => {
  const caseId = await newCase(asha);
  const file = await insert<CaseFile>(asha, 'case_files', {
    case_id: caseId,
    file_name: judgment.file,
    file_path: judgment.file,
    file_type: 'text/markdown',
    file_size: 10,
    uploaded_by: asha.userId,
  });
  expect(file).toMatchObject({ storage_provider: 'library', document_id: null });
  await readAll();
  expect(await fileRow(asha, file.id)).toMatchObject({ document_id: judgment.id, text_state: 'read' });
  expect((await searchCase(asha, caseId, 'presumption')).length).toBeGreaterThan(0);
  // The same document under a row of its own is read as well, and stays without the id.
  const again = await insert<CaseFile>(asha, 'case_files', fieldsOf(caseId, { document_id: null }));
  await readAll();
  expect(await fileRow(asha, again.id)).toMatchObject({ document_id: null, text_state: 'read' });
  const own = { case_id: caseId, file_name: 'x.pdf', file_path: 'x.pdf', storage_provider: 'default' };
  expect((await asha.call('POST', '/rest/v1/case_files', own)).status).toBe(400);
});

test('a document that the library lacks says so and can be tried again', async () => {
  const caseId = await newCase(asha);
  const file = await insert<CaseFile>(asha, 'case_files', fieldsOf(caseId, { document_id: 'gone' }));
  await readAll();
  expect(await fileRow(asha, file.id)).toMatchObject({
    text_state: 'unreadable',
    text_problem_message: { key: 'fileReading.notInLibrary' },
    can_retry_reading: true,
  });
});

test('a document waits while the index does not answer', async () => {
  const caseId = await newCase(asha);
  const file = await insert<CaseFile>(asha, 'case_files', fieldsOf(caseId));
  const get = () => Promise.reject(new ProblemError('index_unavailable'));
  const away = new FileReader({ ...it.services, library: { ...it.services.library, get } });
  expect(await away.readNext('texts')).toBe(true);
  away.close();
  expect(await fileRow(asha, file.id)).toMatchObject({ text_state: 'reading', text_problem: null });
  await it.db.sql('update public.case_files set reading_since = null where id = $1', [file.id]);
  await readAll();
  expect(await fileRow(asha, file.id)).toMatchObject({ text_state: 'read' });
});
