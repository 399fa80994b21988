import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type LiveApp, liveApp } from '#test/fixtures/live-app.ts';
import { added } from '#test/fixtures/sharing.ts';
import type { Lawyer } from '#test/support/app.ts';

let it: LiveApp;
beforeAll(async () => {
  it = await liveApp();
});
afterAll(() => it.close());

const DAY = '2031-03-10';
const call = (who: Lawyer, item: string) =>
  who.call('PUT', '/functions/v1/court-calls', {
    day: DAY,
    court: 'High Court of Madras',
    hall: 'Court 4',
    item,
  });

test('a called item reaches the windows of everybody in the chambers at once, and nobody else', async () => {
  const [head, clerk, stranger] = await Promise.all([it.lawyer(), it.lawyer(), it.lawyer()]);
  const chambers = await added(head, 'chambers', { name: 'Kaveri Chambers' });
  await it.db.sql(
    `insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, 'clerk')`,
    [chambers.id, clerk.userId],
  );
  const [ofHead, ofClerk, ofStranger] = [it.socket(), it.socket(), it.socket()];
  await ofHead.join('court_calls', head.token);
  await ofClerk.join('court_calls', clerk.token);
  await ofStranger.join('court_calls', stranger.token);
  expect((await call(clerk, '12')).status).toBe(204);
  const items = (socket: typeof ofHead) => [...new Set(socket.changes.map(({ data }) => data.record?.item))];
  await eventually(() => items(ofHead)).toEqual(['12']);
  await eventually(() => items(ofClerk)).toEqual(['12']);
  expect((await call(head, '13')).status).toBe(204);
  await eventually(() => items(ofClerk)).toEqual(['12', '13']);
  // A call of the stranger arrives after those that are not theirs.
  expect((await call(stranger, '99')).status).toBe(204);
  await eventually(() => items(ofStranger)).toEqual(['99']);
  expect(items(ofHead)).not.toContain('99');
});
