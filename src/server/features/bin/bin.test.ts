import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identifier, type Sql, sql } from '#server/platform/db/sql.ts';
import type { BinItem } from '#shared/contracts/bin.ts';
import type { CaseFile } from '#shared/contracts/files.ts';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/practice/bin.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { t } from '#shared/messages/translate.ts';
import { binOf, deleteForEver, restore } from '#test/fixtures/bin.ts';
import { insert, searchCase } from '#test/fixtures/case-files.ts';
import { addEvent } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { FileReader } from '../file-pages/reader.ts';
import { sweepOrphans } from '../files/sweep.ts';
import { calendarEvents, dueReminders } from '../timeline/store.ts';
import { sweepBin } from './sweep.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
let reader: FileReader;
beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  reader = new FileReader(it.services);
});
afterAll(async () => {
  reader.close();
  await it.close();
});

const DAY = 24 * 60 * 60 * 1000;
const WORDS = 'The testator made his last will at Salem on 4 March 2026.';
const remove = (table: string, id: string) => asha.call('DELETE', `/rest/v1/${table}?id=eq.${id}`);
const ids = async (table: string, filter: string, who = asha) =>
  ((await (await who.call('GET', `/rest/v1/${table}?${filter}&select=id`)).json()) as { id: string }[]).map(
    ({ id }) => id,
  );
const used = async (who = asha) =>
  (
    await it.db.sql<{ used: number }>('select used::int from public.usage_counters where owner_id = $1', [
      who.userId,
    ])
  )[0]?.used ?? 0;
const conflicts = async (name: string) =>
  ((await (await asha.call('POST', '/rest/v1/rpc/check_conflicts', { names: [name] })).json()) as object[])
    .length;

let numbered = 0;

interface Practice {
  name: string;
  clientId: string;
  caseId: string;
  file: CaseFile;
  event: TimelineEvent;
  linked: TimelineEvent;
}

/** A client with a case, a file that was uploaded and read, a hearing, and an event of the file. */
async function practice(): Promise<Practice> {
  numbered += 1;
  const name = `Kaveri${'abcdefghij'[numbered % 10]}nathan Mills${'abcdefghij'[Math.floor(numbered / 10)]}`;
  const { id: clientId } = await insert<{ id: string }>(asha, 'clients', { name });
  const fields = { client_id: clientId, title: `${name} v. State` };
  const { id: caseId } = await insert<{ id: string }>(asha, 'cases', fields);
  const path = `case_files/${caseId}/will_${numbered}.txt`;
  const put = await asha.call(
    'POST',
    `/storage/v1/object/case-files/${path}`,
    new TextEncoder().encode(WORDS),
  );
  expect(put.status).toBe(200);
  const file = await insert<CaseFile>(asha, 'case_files', {
    case_id: caseId,
    file_name: 'Will.txt',
    file_path: path,
  });
  while (await reader.readNext('texts'));
  const event = await addEvent(asha, caseId, {
    title: 'Hearing',
    event_type: 'hearing',
    event_date: '2031-03-04',
    remind_days: 2,
  });
  const linked = await addEvent(asha, caseId, {
    title: 'Will',
    event_type: 'document',
    event_date: '2026-03-04',
    file_id: file.id,
    page: 1,
  });
  return { name, clientId, caseId, file, event, linked };
}

/** Every row of the practice as the database holds it. */
async function contents({ clientId, caseId, file }: Practice): Promise<string> {
  const rows = await it.db.sql(
    `select (select json_agg(c) from public.clients c where id = $1) as clients,
       (select json_agg(c) from public.cases c where id = $2) as cases,
       (select json_agg(f) from public.case_files f where id = $3) as files,
       (select json_agg(p order by page) from public.case_file_pages p where file_id = $3) as pages,
       (select json_agg(s order by id) from public.event_suggestions s where file_id = $3) as suggestions,
       (select json_agg(e order by id) from public.timeline_events e where case_id = $2) as events`,
    [clientId, caseId, file.id],
  );
  return JSON.stringify(rows);
}

/** Everything a lawyer sees of the practice, through every way that leads to it. */
async function seen({ name, clientId, caseId, file, event }: Practice) {
  const sign = `/storage/v1/object/sign/case-files/${file.file_path}`;
  const listed = await asha.call('POST', '/storage/v1/object/list/case-files', {
    prefix: `case_files/${caseId}`,
  });
  const now = new Date('2031-03-03T06:00:00Z');
  const dated = await it.db.withWorker(async (tx) => ({
    reminders: await dueReminders(tx, now, 1000),
    calendar: await calendarEvents(tx, asha.userId, now, { dates: 1000, notes: 100 }),
  }));
  return {
    clients: (await ids('clients', `id=eq.${clientId}`)).length,
    cases: (await ids('cases', `id=eq.${caseId}`)).length,
    counted: (
      await asha.call('GET', `/rest/v1/cases?id=eq.${caseId}`, undefined, { prefer: 'count=exact' })
    ).headers
      .get('content-range')
      ?.split('/')[1],
    files: (await ids('case_files', `case_id=eq.${caseId}`)).length,
    events: (await ids('timeline_events', `case_id=eq.${caseId}`)).length,
    suggestions: (await ids('event_suggestions', `case_id=eq.${caseId}`)).length,
    pages: (await searchCase(asha, caseId, 'testator')).length,
    conflicts: (await conflicts(name)) > 0,
    url: (await asha.call('POST', sign, { expiresIn: 60 })).status,
    listed: listed.status === 200 ? ((await listed.json()) as object[]).length : listed.status,
    dates: (await asha.call('POST', '/functions/v1/list-of-dates', { case_id: caseId, format: 'pdf' }))
      .status,
    reminded: dated.reminders.some(({ id }) => id === event.id),
    calendar: dated.calendar.some(({ id }) => id === event.id),
  };
}

const ALL = {
  ...{ clients: 1, cases: 1, counted: '1', files: 1, events: 2, suggestions: 1, pages: 1 },
  ...{ conflicts: true, url: 200, listed: 1, dates: 200, reminded: true, calendar: true },
};
const NONE = {
  ...{ clients: 0, cases: 0, counted: '0', files: 0, events: 0, suggestions: 0, pages: 0 },
  ...{ conflicts: false, url: 404, listed: 404, dates: 404, reminded: false, calendar: false },
};

test('a deleted client vanishes everywhere with what belongs to it, and is restored whole', async () => {
  const made = await practice();
  expect(await seen(made)).toEqual(ALL);
  const before = await contents(made);
  const storage = await used();
  expect((await remove('clients', made.clientId)).status).toBe(204);
  expect(await seen(made)).toEqual(NONE);
  expect(await used()).toBe(storage);

  const [item] = await binOf(asha);
  expect(item).toMatchObject({
    ...{ kind: 'client', client_id: made.clientId, case_id: null, file_id: null, name: made.name },
    ...{ parent_name: null, cases: 1, files: 1, bytes: WORDS.length },
  });
  const days = (Date.parse(item?.sweep_at ?? '') - Date.parse(item?.deleted_at ?? '')) / DAY;
  expect(days).toBe(30);
  expect(await binOf(ravi)).toEqual([]);
  expect((await restore(ravi, item?.id)).status).toBe(404);

  const restored = await restore(asha, item?.id);
  expect(restored.status, await restored.clone().text()).toBe(200);
  expect(await restored.json()).toEqual({ kind: 'client', id: made.clientId });
  expect(await seen(made)).toEqual(ALL);
  expect(await contents(made)).toBe(before);
  expect(await binOf(asha)).toEqual([]);
  expect((await restore(asha, item?.id)).status).toBe(404);
});

test('a deleted case leaves its client, and a deleted file its case', async () => {
  const made = await practice();
  const before = await contents(made);
  await remove('cases', made.caseId);
  expect(await seen(made)).toEqual({ ...NONE, clients: 1, conflicts: true });
  const [ofCase] = await binOf(asha);
  expect(ofCase).toMatchObject({ kind: 'case', parent_name: made.name, cases: 1, files: 1 });
  expect((await restore(asha, ofCase?.id)).status).toBe(200);
  expect(await contents(made)).toBe(before);

  await remove('case_files', made.file.id);
  expect(await seen(made)).toEqual({ ...ALL, files: 0, suggestions: 0, pages: 0, url: 404, listed: 0 });
  const [linked] = (await (
    await asha.call('GET', `/rest/v1/timeline_events?id=eq.${made.linked.id}`)
  ).json()) as TimelineEvent[];
  expect(linked).toMatchObject({ file_id: null, title: 'Will' });
  const [ofFile] = await binOf(asha);
  expect(ofFile).toMatchObject({ kind: 'file', name: 'Will.txt', parent_name: `${made.name} v. State` });
  expect((await restore(asha, ofFile?.id)).status).toBe(200);
  expect(await contents(made)).toBe(before);
});

test('a delete answers with the deleted rows, and a second one with none', async () => {
  const made = await practice();
  const at = `/rest/v1/clients?id=eq.${made.clientId}&select=id,name,cases(id)`;
  const returning = { prefer: 'return=representation' };
  const gone = await asha.call('DELETE', at, undefined, returning);
  expect([gone.status, await gone.json()]).toEqual([
    200,
    [{ id: made.clientId, name: made.name, cases: [{ id: made.caseId }] }],
  ]);
  const again = await asha.call('DELETE', at, undefined, returning);
  expect([again.status, await again.json()]).toEqual([200, []]);
  const patched = await asha.call('PATCH', at, { name: 'Changed' }, returning);
  expect(await patched.json()).toEqual([]);
  expect(await binOf(asha, `&client_id=eq.${made.clientId}`)).toHaveLength(1);
});

describe('what belongs to a deleted row', () => {
  let made: Practice;
  beforeAll(async () => {
    made = await practice();
    await remove('clients', made.clientId);
  });

  test.each([
    ['cases', () => ({ client_id: made.clientId, title: 'Late' })],
    [
      'case_files',
      () => ({ case_id: made.caseId, file_name: 'x.txt', file_path: `case_files/${made.caseId}/x.txt` }),
    ],
    ['timeline_events', () => ({ case_id: made.caseId, title: 'Late', event_date: '2026-03-04' })],
  ])('a new row of %s is refused as for a row that never existed', async (table, fields) => {
    expect((await asha.call('POST', `/rest/v1/${table}`, fields())).status).toBe(409);
  });

  test('a case cannot be moved to it', async () => {
    const { id } = await insert<{ id: string }>(asha, 'cases', { title: 'Elsewhere' });
    const moved = await asha.call('PATCH', `/rest/v1/cases?id=eq.${id}`, { client_id: made.clientId });
    expect(moved.status).toBe(409);
  });

  test('no file can be uploaded to it', async () => {
    const path = `/storage/v1/object/case-files/case_files/${made.caseId}/late.txt`;
    expect((await asha.call('POST', path, new TextEncoder().encode(WORDS))).status).toBe(404);
  });
});

test('a case or file deleted before what it belongs to is restored after it', async () => {
  const made = await practice();
  await remove('case_files', made.file.id);
  await remove('cases', made.caseId);
  await remove('clients', made.clientId);
  const [ofClient, ofCase, ofFile] = await binOf(asha);
  expect([ofClient, ofCase, ofFile].map((item) => item?.kind)).toEqual(['client', 'case', 'file']);
  const refused = await restore(asha, ofCase?.id);
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: t(messages.clientInBin) }]);
  expect(await (await restore(asha, ofFile?.id)).json()).toMatchObject({ message: t(messages.caseInBin) });
  for (const item of [ofClient, ofCase, ofFile]) expect((await restore(asha, item?.id)).status).toBe(200);
  expect(await seen(made)).toEqual(ALL);
});

test('a library document can be added again while it is in the bin, and is then not restored twice', async () => {
  const { caseId } = await practice();
  const fields = { file_name: 'a.md', file_path: 'a.md', storage_provider: 'library', document_id: 'doc-1' };
  const add = () => insert<CaseFile>(asha, 'case_files', { case_id: caseId, ...fields });
  const first = await add();
  await remove('case_files', first.id);
  const [item] = await binOf(asha);
  const second = await add();
  const refused = await restore(asha, item?.id);
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: t(messages.documentAgain) }]);
  await remove('case_files', second.id);
  expect((await restore(asha, item?.id)).status).toBe(200);
});

test('a file removed through the storage API keeps its bytes in the bin', async () => {
  const made = await practice();
  const storage = await used();
  const gone = await asha.call('DELETE', '/storage/v1/object/case-files', {
    prefixes: [made.file.file_path],
  });
  expect(gone.status).toBe(200);
  // The unmodified client deletes the row afterwards; a second removal does not reach the bytes.
  expect((await remove('case_files', made.file.id)).status).toBe(204);
  await asha.call('DELETE', '/storage/v1/object/case-files', { prefixes: [made.file.file_path] });
  expect(await seen(made)).toMatchObject({ files: 0, url: 404, listed: 0, pages: 0 });
  expect(await used()).toBe(storage);
  // Old enough for the sweep of files that no row names.
  const later = () => new Date(Date.now() + 3 * DAY);
  expect(await sweepOrphans({ ...it.services, now: later })).toBe(0);
  const [item] = await binOf(asha);
  expect((await restore(asha, item?.id)).status).toBe(200);
  const down = await asha.call('GET', `/storage/v1/object/case-files/${made.file.file_path}`);
  expect(await down.text()).toBe(WORDS);
});

test('a name that a file in the bin holds is refused with the reason until it is deleted for ever', async () => {
  const made = await practice();
  await remove('case_files', made.file.id);
  const again = () =>
    asha.call(
      'POST',
      `/storage/v1/object/case-files/${made.file.file_path}`,
      new TextEncoder().encode('Another will'),
    );
  const refused = await again();
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { statusCode: '409', error: 'Duplicate', message: t(uploads.objectInBin) },
  ]);
  const metadata = { bucketName: 'case-files', objectName: made.file.file_path };
  const resumable = await asha.call('POST', '/storage/v1/upload/resumable', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': '12',
    'upload-metadata': Object.entries(metadata)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(),
  });
  expect(await resumable.json()).toMatchObject({ message: t(uploads.objectInBin) });
  expect((await deleteForEver(asha, (await binOf(asha))[0]?.id)).status).toBe(200);
  expect((await again()).status).toBe(200);
});

test('a restored case has its next date at once, also after a date that passed in the bin', async () => {
  const made = await practice();
  await addEvent(asha, made.caseId, { title: 'Reply', event_type: 'deadline', event_date: '2031-03-01' });
  await remove('clients', made.clientId);
  const [item] = await binOf(asha);
  await it.db.sql(
    "update public.timeline_events set event_date = now() - interval '3 days' where title = 'Reply'",
  );
  // As the case was when it was deleted: the worker does not look into the bin.
  await it.db.sql(
    "update public.cases set next_date = '2031-03-01', next_event_id = null, overdue_since = null where id = $1",
    [made.caseId],
  );
  expect((await restore(asha, item?.id)).status).toBe(200);
  const [row] = (await (
    await asha.call('GET', `/rest/v1/cases?id=eq.${made.caseId}&select=overdue_since,next_event(title)`)
  ).json()) as { overdue_since: string | null; next_event: { title: string } | null }[];
  expect(row?.next_event?.title).toBe('Hearing');
  expect(row?.overdue_since).not.toBeNull();
});

test('deletion for ever frees the storage at once', async () => {
  const made = await practice();
  const storage = await used();
  await remove('case_files', made.file.id);
  await remove('clients', made.clientId);
  const [ofClient, ofFile] = await binOf(asha);
  expect((await deleteForEver(ravi, ofClient?.id)).status).toBe(404);
  const removed = await deleteForEver(asha, ofClient?.id);
  expect([removed.status, await removed.json()]).toEqual([200, { complete: true }]);
  expect(await used()).toBe(storage - WORDS.length);
  await expect(it.services.storage.stat(made.file.file_path)).rejects.toMatchObject({ code: 'not_found' });
  expect(await it.db.sql('select 1 from public.stored_files where path = $1', [made.file.file_path])).toEqual(
    [],
  );
  expect(JSON.parse(await contents(made))).toEqual([
    { clients: null, cases: null, files: null, pages: null, suggestions: null, events: null },
  ]);
  // The file had an item of its own.
  expect((await restore(asha, ofFile?.id)).status).toBe(404);
  expect((await deleteForEver(asha, ofClient?.id)).status).toBe(404);
});

test('an item with more files than one transaction removes is removed completely', async () => {
  const made = await practice();
  const rows = Array.from({ length: 120 }, (_, at) => ({
    case_id: made.caseId,
    file_name: `${at}.txt`,
    file_path: `case_files/${made.caseId}/more_${at}.txt`,
  }));
  expect((await asha.call('POST', '/rest/v1/case_files', rows)).status).toBe(201);
  await remove('clients', made.clientId);
  const [item] = await binOf(asha);
  expect(item?.files).toBe(121);
  expect(await (await deleteForEver(asha, item?.id)).json()).toEqual({ complete: true });
  expect(await it.db.sql('select 1 from public.case_files where case_id = $1', [made.caseId])).toEqual([]);
});

const due = (item: BinItem | undefined) =>
  it.db.sql("update public.bin_items set sweep_at = now() - interval '1 second' where id = $1", [item?.id]);

test('the sweep removes what is due, and nothing else', async () => {
  const [old, recent] = [await practice(), await practice()];
  const storage = await used();
  await remove('clients', old.clientId);
  await remove('clients', recent.clientId);
  const [ofRecent, ofOld] = await binOf(asha);
  expect(await sweepBin(it.services)).toBe(0);
  await due(ofOld);
  // From now on it is neither listed nor restored.
  const listed = (await binOf(asha)).map(({ id }) => id);
  expect(listed).toContain(ofRecent?.id);
  expect(listed).not.toContain(ofOld?.id);
  expect((await restore(asha, ofOld?.id)).status).toBe(404);
  expect(await sweepBin(it.services)).toBe(1);
  expect(JSON.parse(await contents(old))[0]).toMatchObject({ clients: null, files: null, pages: null });
  expect(await used()).toBe(storage - WORDS.length);
  await expect(it.services.storage.stat(old.file.file_path)).rejects.toMatchObject({ code: 'not_found' });
  expect((await restore(asha, ofRecent?.id)).status).toBe(200);
  expect(await seen(recent)).toEqual(ALL);
  await remove('clients', recent.clientId);
  const after = (days: number) => ({ ...it.services, now: () => new Date(Date.now() + days * DAY) });
  expect(await sweepBin(after(29))).toBe(0);
  expect(await sweepBin(after(31))).toBeGreaterThan(0);
  expect(await it.db.sql('select 1 from public.bin_items')).toEqual([]);
});

test('reading a file stops while it is in the bin and continues after it is restored', async () => {
  const made = await practice();
  const path = `case_files/${made.caseId}/unread.txt`;
  await asha.call('POST', `/storage/v1/object/case-files/${path}`, new TextEncoder().encode(WORDS));
  const file = await insert<CaseFile>(asha, 'case_files', {
    case_id: made.caseId,
    file_name: 'Unread.txt',
    file_path: path,
  });
  await remove('cases', made.caseId);
  expect(await reader.readNext('texts')).toBe(false);
  await restore(asha, (await binOf(asha))[0]?.id);
  expect(await reader.readNext('texts')).toBe(true);
  const [read] = (await (
    await asha.call('GET', `/rest/v1/case_files?id=eq.${file.id}`)
  ).json()) as CaseFile[];
  expect(read?.text_state).toBe('read');
});

test('the status of a client follows its only case that is not in the bin', async () => {
  const { client_id, case_id } = (await (
    await asha.call('POST', '/rest/v1/rpc/create_client_with_case', {
      ...{ name: 'Two Cases', client_number: 'T-1', status: 'active' },
    })
  ).json()) as { client_id: string; case_id: string };
  const { id: other } = await insert<{ id: string }>(asha, 'cases', { client_id, title: 'Second' });
  const close = (status: string) =>
    asha.call('POST', '/rest/v1/rpc/update_case_with_client', {
      ...{ case_id, title: 'First', client_name: 'Two Cases', case_number: 'T-1', status },
      ...{ practice_area: null, description: null },
    });
  const status = async () =>
    (await it.db.sql<{ status: string }>('select status from public.clients where id = $1', [client_id]))[0]
      ?.status;
  await close('pending');
  expect(await status()).toBe('active');
  await close('active');
  await remove('cases', other);
  await close('pending');
  expect(await status()).toBe('pending');
});

test('nothing but the functions of the bin reaches a row in it, and none is removed outside of it', async () => {
  const made = await practice();
  const viewer = { userId: asha.userId, aal: 'aal1' as const };
  const run = (statement: Sql) => it.db.withUser(viewer, (tx) => tx.run(statement));
  expect(await run(sql`delete from public.clients where id = ${made.clientId}`)).toBe(0);
  expect(await run(sql`delete from public.cases where id = ${made.caseId}`)).toBe(0);
  expect(await run(sql`delete from public.case_files where id = ${made.file.id}`)).toBe(0);
  await remove('clients', made.clientId);
  for (const table of ['clients', 'cases', 'case_files', 'timeline_events', 'event_suggestions']) {
    const hidden = sql`public.${identifier(table)} where bin_id is not null`;
    expect(await run(sql`select id from ${hidden}`)).toBe(0);
    if (table !== 'event_suggestions') expect(await run(sql`delete from ${hidden}`)).toBe(0);
  }
  expect(await run(sql`select 1 from public.case_file_pages where file_id = ${made.file.id}`)).toBe(0);
  await expect(run(sql`update public.cases set bin_id = gen_random_uuid()`)).rejects.toMatchObject({
    code: 'not_found',
  });
});
