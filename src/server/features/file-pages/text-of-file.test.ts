import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CasePageHit } from '#shared/contracts/file-pages.ts';
import { addFile, newCase } from '#test/fixtures/case-files.ts';
import { type TestApp, testApp } from '#test/support/app.ts';
import { longestHold } from '#test/support/longest-hold.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

test('the text of a file is read page by page, by its owner only', async () => {
  const [owner, stranger] = await Promise.all([it.lawyer(), it.lawyer()]);
  const made = async (table: string, fields: object) => {
    const answer = await owner.call('POST', `/rest/v1/${table}`, fields, { prefer: 'return=representation' });
    const [row] = (await answer.json()) as { id: string }[];
    return row?.id ?? '';
  };
  const client_id = await made('clients', { name: 'Revathi' });
  const case_id = await made('cases', { title: 'Revathi v. Union', client_id });
  const file_id = await made('case_files', {
    case_id,
    file_name: 'Letter.docx',
    file_path: `case_files/${case_id}/a.docx`,
  });
  await it.db.sql(
    `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
     select $1, $2, $3, n, 'Part ' || n, 'text' from generate_series(1, 3) n`,
    [owner.userId, case_id, file_id],
  );
  const body = { file_id, from: 2, limit: 1 };
  const own = await owner.call('POST', '/rest/v1/rpc/case_file_text', body);
  expect(await own.json()).toEqual([{ page: 2, text: 'Part 2', ocr: false }]);
  const other = await stranger.call('POST', '/rest/v1/rpc/case_file_text', { file_id });
  expect(await other.json()).toEqual([]);

  // Too much text for one answer: refused as a whole, and available in parts.
  await it.db.sql(`update public.case_file_pages set text = repeat('.', 6000000) where file_id = $1`, [
    file_id,
  ]);
  const all = await owner.call('POST', '/rest/v1/rpc/case_file_text', { file_id });
  expect(all.status).toBe(413);
  expect(await all.json()).toMatchObject({ hint: 'Ask for fewer pages with limit.' });
  const some = await owner.call('POST', '/rest/v1/rpc/case_file_text', { file_id, limit: 2 });
  expect((await some.json()) as unknown[]).toHaveLength(2);
});

test('a search in the longest pages holds nobody up, and still shows the words it found', async () => {
  const owner = await it.lawyer();
  const case_id = await newCase(owner);
  const { id: file_id } = await addFile(it, owner, case_id, { name: 'Long.pdf', bytes: '%PDF-1.7' });
  await it.db.sql(
    `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
     select $1, $2, $3, n, repeat('The matter was heard. ', 4000) || 'The canary sings.', 'text'
     from generate_series(1, 60) n`,
    [owner.userId, case_id, file_id],
  );
  const body = { case_id, query: 'canary', limit: 100 };
  const { result: hits, heldMs } = await longestHold(async () => {
    const answer = await owner.call('POST', '/rest/v1/rpc/search_case_pages', body);
    return (await answer.json()) as CasePageHit[];
  });
  expect(hits).toHaveLength(60);
  expect(hits[0]?.marks.map(({ start, end }) => hits[0]?.snippet.slice(start, end))).toEqual(['canary']);
  // It was more than 500 ms when every page was walked here.
  expect(heldMs).toBeLessThan(100);
});
