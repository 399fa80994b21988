import { expect, test } from 'vitest';
import { localKey } from '#server/platform/http/local-only.ts';
import type { CaseFile } from '#shared/contracts/files.ts';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { sampleLibraryApp } from '#test/fixtures/sample-library.ts';

interface DemoRow {
  title: string;
  case_number: string | null;
  cnr: string | null;
  case_files: Pick<CaseFile, 'file_name' | 'storage_provider' | 'document_id'>[];
  timeline_events: Pick<TimelineEvent, 'event_date' | 'event_type' | 'done_at'>[];
}
const SELECT =
  'title,case_number,cnr,case_files(file_name,storage_provider,document_id),timeline_events(event_date,event_type,done_at)';

test('the demo account shows what the product can do, and is filled once', async () => {
  const origin = 'http://127.0.0.1:3000';
  const it = await sampleLibraryApp({ PUBLIC_URL: origin });
  const open = () =>
    it.app.request('/local/demo', {
      method: 'POST',
      headers: { origin, host: '127.0.0.1:3000', cookie: `munshi-local=${localKey(it.services.secrets)}` },
    });
  // Two windows that are opened at a time: the second one finds what the first one added.
  const [opened] = await Promise.all([open(), open()]);
  expect(opened.status, await opened.clone().text()).toBe(200);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await it.app.request(`/rest/v1/cases?select=${SELECT}&order=title`, { headers: { cookie } });
  const cases = (await answer.json()) as DemoRow[];
  expect(cases).toHaveLength(3);
  const files = cases.flatMap((row) => row.case_files);
  const names = files.map(({ file_name }) => file_name);
  expect(names).toEqual(
    expect.arrayContaining(['Complaint under section 138.pdf', 'Order sheet (scan).pdf']),
  );
  // Each case has a judgment, which is one of the samples.
  for (const row of cases) {
    const [judgment] = row.case_files.filter((file) => file.storage_provider === 'library');
    expect(await it.services.library.get(judgment?.document_id ?? '')).toMatchObject({
      sample: true,
      kind: 'judgment',
    });
    expect(row.case_files.length).toBeGreaterThan(1);
  }
  expect(cases.filter(({ case_number }) => case_number !== null)).toHaveLength(2);
  expect(cases.filter(({ cnr }) => cnr !== null)).toHaveLength(1);
  const events = cases.flatMap((row) => row.timeline_events);
  const now = Date.now();
  const due = ['hearing', 'deadline', 'meeting'];
  const overdue = events.filter(
    (event) =>
      due.includes(event.event_type) &&
      event.done_at === null &&
      Date.parse(event.event_date) < now - 86_400_000,
  );
  expect(overdue).toHaveLength(1);
  expect(events.filter(({ done_at }) => done_at !== null)).toHaveLength(2);
  expect(events.filter((event) => Date.parse(event.event_date) > now - 86_400_000)).toHaveLength(3);
  await open();
  const [{ count } = { count: 0 }] = (await it.db.sql('select count(*)::int as count from cases')) as {
    count: number;
  }[];
  expect(count).toBe(3);
  await it.close();
});
