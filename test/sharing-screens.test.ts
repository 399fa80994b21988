import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { indianDay } from '#shared/indian-day.ts';
import { pageHitsQuery } from '#web/features/file-pages/queries.ts';
import { casesNamed } from '#web/features/shell/palette/found-entries.ts';
import { recentCasesQuery } from '#web/features/shell/palette/recent-cases.ts';
import { boardQuery, recentFilesQuery } from '#web/features/timeline/board-queries.ts';
import { added, done, keepMails, rpc, share } from './fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// The screens of a member, with the screens' own queries, and two members who edit one row.

let it: TestApp;
let kept: ReturnType<typeof keepMails>;
let owner: Lawyer;
let reader: Lawyer;
beforeAll(async () => {
  it = await testApp();
  kept = keepMails(it);
  owner = await it.lawyer();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${reader.token}` };
    return it.app.request(path, { ...init, headers });
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await it.close();
});

const TITLE = 'Zamorin Spices v. Union of India';
const DAY_MS = 86_400_000;

/** A case with a date of next week and a file of one page. */
async function wholeCase(): Promise<{ caseId: string; eventId: string; fileId: string }> {
  const { id: caseId } = await added(owner, 'cases', { title: TITLE });
  const { id: fileId } = await added(owner, 'case_files', {
    case_id: caseId,
    file_name: 'Order.txt',
    file_path: `case_files/${caseId}/order.txt`,
  });
  await it.db.sql(
    `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
     values ($1, $2, $3, 1, 'The cardamom was seized at Kochi.', 'text')`,
    [owner.userId, caseId, fileId],
  );
  const { id: eventId } = await added(owner, 'timeline_events', {
    case_id: caseId,
    title: 'Arguments',
    event_type: 'hearing',
    event_date: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  });
  return { caseId, eventId, fileId };
}

/** The rows on the screens of the reader: ids of dates, new files and cases, and the pages found. */
async function shown(caseId: string) {
  const client = new QueryClient();
  const dates = await client.fetchQuery(boardQuery(indianDay(new Date())));
  const files = await client.fetchQuery(recentFilesQuery);
  const recent = await client.fetchQuery(recentCasesQuery);
  const named = await client.fetchQuery(casesNamed('zamorin spices'));
  const pages = await client.fetchQuery(pageHitsQuery(caseId, 'cardamom'));
  return {
    board: dates.map(({ id, case: of }) => [id, of.role, of.owner_name]),
    files: files.map(({ id }) => id),
    recent: recent.map(({ id }) => id),
    palette: named.map(({ id }) => id),
    pages: pages.map(({ file_id }) => file_id),
  };
}

test.each(['editor', 'commenter', 'viewer', 'clerk'] as const)(
  'the board, the palette and the search in pages of a %s have what is shared, until access ends',
  async (role) => {
    const { caseId, eventId, fileId } = await wholeCase();
    reader = await it.lawyer();
    const nothing = { board: [], files: [], recent: [], palette: [], pages: [] };
    expect(await shown(caseId)).toEqual(nothing);
    const own = await added(reader, 'cases', { title: 'Zamorin Spices, an own case' });
    await share(it, kept, { owner, caseId, member: reader, role });
    expect(await shown(caseId)).toEqual({
      board: [[eventId, role, 'Test Lawyer']],
      files: [fileId],
      recent: [own.id, caseId],
      palette: [own.id, caseId],
      pages: [fileId],
    });
    await done(
      owner.call('DELETE', `/rest/v1/case_members?case_id=eq.${caseId}&user_id=eq.${reader.userId}`),
    );
    expect(await shown(caseId)).toEqual({ ...nothing, recent: [own.id], palette: [own.id] });
  },
);

interface Row {
  title: string;
  updated_at: string;
}
const ROW = { prefer: 'return=representation' };

test.each(['cases', 'timeline_events'] as const)(
  'edits of two members that meet in %s: the second is warned, and loses nothing',
  async (table) => {
    const { caseId, eventId } = await wholeCase();
    const member = await it.lawyer();
    await share(it, kept, { owner, caseId, member, role: 'editor' });
    const at = `/rest/v1/${table}?id=eq.${table === 'cases' ? caseId : eventId}`;
    const rowFor = async (by: Lawyer) => (await done<Row[]>(by.call('GET', at)))[0];
    const read = await rowFor(owner);
    expect(await rowFor(member)).toMatchObject({ title: read?.title, updated_at: read?.updated_at });
    const since = `&if_updated_at=${encodeURIComponent(read?.updated_at ?? '')}`;
    // Both save the form that they filled from the same row, at the same time.
    const answers = await Promise.all([
      owner.call('PATCH', at + since, { title: 'By the owner' }, ROW),
      member.call('PATCH', at + since, { title: 'By the member' }, ROW),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = answers[0]?.status === 200 ? 'By the owner' : 'By the member';
    expect(await rowFor(owner)).toMatchObject({ title: saved });
    // The second one has seen what the first one saved, and saves over it.
    const [second, other] = saved === 'By the owner' ? [member, 'By the member'] : [owner, 'By the owner'];
    const now = await rowFor(second);
    expect(now?.title).toBe(saved);
    const again = `&if_updated_at=${encodeURIComponent(now?.updated_at ?? '')}`;
    await done(second.call('PATCH', at + again, { title: other }, ROW));
    expect(await rowFor(owner)).toMatchObject({ title: other });
  },
);

test('an event that one member deletes while another edits it: the edit changes nothing and brings nothing back', async () => {
  const { caseId, eventId } = await wholeCase();
  const member = await it.lawyer();
  await share(it, kept, { owner, caseId, member, role: 'editor' });
  const at = `/rest/v1/timeline_events?id=eq.${eventId}`;
  await done(owner.call('DELETE', at));
  expect(await done(member.call('PATCH', at, { title: 'Too late' }, ROW))).toEqual([]);
  expect(await done(rpc(owner, 'people_of_case', { case_id: caseId }))).toHaveLength(2);
  expect(await done(owner.call('GET', `/rest/v1/timeline_events?case_id=eq.${caseId}`))).toEqual([]);
});
