import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFile, fileRow, newCase } from '#test/fixtures/case-files.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

test('a file is put into a folder, moved and taken out; a long name is refused, and strangers change nothing', async () => {
  const caseId = await newCase(asha);
  const { id } = await addFile(it, asha, caseId, { name: 'Note.txt', bytes: 'words' });
  const put = (who: Lawyer, folder: string | null) =>
    who.call('PATCH', `/rest/v1/case_files?id=eq.${id}`, { folder });
  const folder = async () => (await fileRow(asha, id)).folder;
  expect(await folder()).toBeNull();
  expect((await put(asha, '  Volume 2 ')).status).toBe(204);
  expect(await folder()).toBe('Volume 2');
  expect((await put(asha, 'x'.repeat(61))).status).toBe(400);
  await put(await it.lawyer(), 'Theirs');
  expect(await folder()).toBe('Volume 2');
  await put(asha, ' ');
  expect(await folder()).toBeNull();
});
