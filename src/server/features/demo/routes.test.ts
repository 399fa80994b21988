import { expect, test } from 'vitest';
import { localKey } from '#server/platform/http/local-only.ts';
import { testApp } from '#test/support/app.ts';

test('the demo account has cases with parties, files and future dates', async () => {
  const it = await testApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
  const origin = 'http://127.0.0.1:3000';
  const open = () =>
    it.app.request('/local/demo', {
      method: 'POST',
      headers: { origin, host: '127.0.0.1:3000', cookie: `munshi-local=${localKey(it.services.secrets)}` },
    });
  const opened = await open();
  expect(opened.status, await opened.clone().text()).toBe(200);
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await it.app.request(
    '/rest/v1/cases?select=title,respondent,case_files(file_name),timeline_events(title,event_date)&order=title',
    { headers: { cookie } },
  );
  const cases = (await answer.json()) as {
    case_files: unknown[];
    timeline_events: { event_date: string }[];
  }[];
  expect(cases).toHaveLength(3);
  expect(cases.every((row) => row.case_files.length > 0)).toBe(true);
  const dates = cases.flatMap((row) => row.timeline_events.map((event) => Date.parse(event.event_date)));
  expect(dates.filter((date) => date > Date.now() - 86_400_000)).toHaveLength(3);
  await open();
  const [{ count } = { count: 0 }] = (await it.db.sql('select count(*)::int as count from cases')) as {
    count: number;
  }[];
  expect(count).toBe(3);
  await it.close();
});
