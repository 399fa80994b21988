import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayBoard, DayResultBody } from '#shared/contracts/day-board.ts';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { addFile } from '#test/fixtures/case-files.ts';
import { addEvent, newCase } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const DAY = '2031-03-10';
const boardOf = async (who: Lawyer, day = DAY) => {
  const answer = await who.call('GET', `/functions/v1/day-board?day=${day}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DayBoard;
};
const enter = (who: Lawyer, body: DayResultBody) => who.call('POST', '/functions/v1/day-result', body);
const eventsOf = async (caseId: string) =>
  (await (
    await asha.call('GET', `/rest/v1/timeline_events?case_id=eq.${caseId}&order=event_date,title`)
  ).json()) as TimelineEvent[];

test('the board of a day has hall, item, time, what is due and papers to carry; an empty one names the next date', async () => {
  const caseId = await newCase(asha, 'Kaveri Looms v. Palar Dyes');
  await asha.call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { stage: 'Evidence' });
  const hearing = await addEvent(asha, caseId, {
    title: 'Arguments',
    event_type: 'hearing',
    event_date: `${DAY}T10:30:00+05:30`,
    all_day: false,
    place: 'Court 4, item 7',
    carry: 'Original deed',
    appears: 'Asha Rao',
  });
  await addEvent(asha, caseId, {
    title: 'File the rejoinder',
    event_type: 'deadline',
    event_date: '2031-03-12',
  });
  await addEvent(asha, caseId, { title: 'A note', event_date: DAY });
  const board = await boardOf(asha);
  expect(board.rows).toMatchObject([
    {
      id: hearing.id,
      case_title: 'Kaveri Looms v. Palar Dyes',
      hall: 'Court 4',
      item: '7',
      time: '10:30',
      stage: 'Evidence',
      purpose: 'Arguments',
      carry: 'Original deed',
      appears: 'Asha Rao',
      due: [{ title: 'File the rejoinder', day: '2031-03-12' }],
      changes: true,
    },
  ]);
  expect(board.next).toBeNull();
  const before = await boardOf(asha, '2031-03-01');
  expect([before.rows, before.next]).toEqual([[], { day: DAY, hearings: 1 }]);
  const others = await boardOf(ravi);
  expect([others.rows, others.next]).toEqual([[], null]);
});

test('a result enters the timeline, moves the date, adds tasks, and a second one replaces it', async () => {
  const caseId = await newCase(asha, 'Nila Ferries v. Kayal Boats');
  const hearing = await addEvent(asha, caseId, {
    title: 'Evidence',
    description: 'PW1',
    event_type: 'hearing',
    event_date: '2031-04-01',
  });
  const adjourned: DayResultBody = {
    event_id: hearing.id,
    outcome: 'adjourned',
    adjourned_by: 'other_side',
    order: 'Costs of the day',
    attended: ['Asha Rao'],
    next_date: '2031-05-06',
    tasks: [{ title: 'Pay the batta', due: '2031-04-15' }],
  };
  expect((await enter(ravi, adjourned)).status).toBe(404);
  expect((await enter(asha, adjourned)).status).toBe(200);
  const first = await eventsOf(caseId);
  expect(
    first.map(({ title, event_type, event_date }) => [title, event_type, event_date.slice(0, 10)]),
  ).toEqual([
    ['Evidence', 'hearing', '2031-03-31'],
    ['Pay the batta', 'deadline', '2031-04-14'],
    ['Evidence', 'hearing', '2031-05-05'],
  ]);
  expect(first[0]).toMatchObject({
    description:
      'PW1\nAdjourned at the request of the other side\nOrder: Costs of the day\nAttended: Asha Rao',
    result: { outcome: 'adjourned', adjourned_by: 'other_side' },
  });
  expect(first[0]?.done_at).not.toBeNull();
  expect((await boardOf(asha, '2031-05-06')).rows).toMatchObject([{ last_order: 'Costs of the day' }]);
  expect(
    (await enter(asha, { event_id: hearing.id, outcome: 'part_heard', next_date: '2031-05-07' })).status,
  ).toBe(200);
  const second = await eventsOf(caseId);
  expect(second.map(({ title, event_date }) => [title, event_date.slice(0, 10)])).toEqual([
    ['Evidence', '2031-03-31'],
    ['Evidence', '2031-05-06'],
  ]);
  expect(second[0]?.description).toBe('PW1\nPart heard');
  expect((await enter(asha, { event_id: hearing.id, outcome: 'disposed' })).status).toBe(200);
  expect(await eventsOf(caseId)).toHaveLength(1);
  const closed = await (await asha.call('GET', `/rest/v1/cases?id=eq.${caseId}&select=status`)).json();
  expect(closed).toEqual([{ status: 'closed' }]);
});

test('the next date and the tasks of a result get the reminder of the profile, as every date does', async () => {
  const lawyer = await it.lawyer();
  const caseId = await newCase(lawyer, 'Pamba Mills v. State');
  const hearing = await addEvent(lawyer, caseId, {
    title: 'Evidence',
    event_type: 'hearing',
    event_date: '2031-04-01',
  });
  const remindersAfter = async (remind_days: number | null) => {
    await it.db.sql(
      `update public.profiles set practice = jsonb_build_object('remind_days', $2::int) where id = $1`,
      [lawyer.userId, remind_days],
    );
    const entered = await enter(lawyer, {
      event_id: hearing.id,
      outcome: 'adjourned',
      next_date: null,
    });
    expect(entered.status).toBe(200);
    const again = await enter(lawyer, {
      event_id: hearing.id,
      outcome: 'adjourned',
      next_date: '2031-05-06',
      tasks: [{ title: 'Pay the batta', due: '2031-04-15' }],
    });
    expect(again.status).toBe(200);
    const rows = await lawyer.call(
      'GET',
      `/rest/v1/timeline_events?case_id=eq.${caseId}&id=neq.${hearing.id}&select=remind_days`,
    );
    return ((await rows.json()) as { remind_days: number | null }[]).map((row) => row.remind_days);
  };
  expect(await remindersAfter(5)).toEqual([5, 5]);
  expect(await remindersAfter(null)).toEqual([null, null]);
});

test('the item that a hall calls is entered by anybody in the chambers and seen by all of it, and by nobody else', async () => {
  const head = await it.lawyer();
  const member = await it.lawyer();
  const [chambers] = (await (
    await head.call(
      'POST',
      '/rest/v1/chambers',
      { name: 'Kaveri Chambers' },
      { prefer: 'return=representation' },
    )
  ).json()) as { id: string }[];
  await it.db.sql(
    `insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, 'clerk')`,
    [chambers?.id, member.userId],
  );
  const call = (who: Lawyer, item: string, hall = 'Court 4') =>
    who.call('PUT', '/functions/v1/court-calls', { day: DAY, court: 'High Court of Madras', hall, item });
  const seen = async (who: Lawyer) => {
    const answer = await who.call('GET', `/functions/v1/court-calls?day=${DAY}`);
    return ((await answer.json()) as { calls: { hall: string; item: string }[] }).calls.map(
      ({ hall, item }) => [hall, item],
    );
  };
  expect((await call(member, '12')).status).toBe(204);
  expect(await seen(head)).toEqual([['high court of madras|4', '12']]);
  // The newest of each hall counts, by any member and in any spelling of the hall.
  expect((await call(head, '13', 'Court No. 4')).status).toBe(204);
  expect((await call(head, '2', 'Court 11')).status).toBe(204);
  expect(await seen(member)).toEqual([
    ['high court of madras|11', '2'],
    ['high court of madras|4', '13'],
  ]);
  expect(await seen(ravi)).toEqual([]);
  expect((await call(head, '')).status).toBe(400);
});

test('a photo of the order is the paper of its hearing; a file of another case is none', async () => {
  const caseId = await newCase(asha, 'Semmal Agro v. Vanji Seeds');
  const other = await newCase(asha, 'Nila Ferries v. Kayal Boats');
  const hearing = await addEvent(asha, caseId, { title: 'Orders', event_type: 'hearing', event_date: DAY });
  const photo = await addFile(it, asha, caseId, { name: 'order.jpg', bytes: 'a picture' });
  const strange = await addFile(it, asha, other, { name: 'other.jpg', bytes: 'another' });
  const filesOf = async () =>
    (await boardOf(asha)).rows.find(({ id }) => id === hearing.id)?.files.map(({ file_name }) => file_name);
  await enter(asha, { event_id: hearing.id, outcome: 'heard', photo: strange.id });
  expect(await filesOf()).toEqual([]);
  await enter(asha, { event_id: hearing.id, outcome: 'heard', photo: photo.id });
  expect(await filesOf()).toEqual(['order.jpg']);
});

test('the board goes hall by hall and item by item, as a clerk walks', async () => {
  const who = await it.lawyer();
  for (const [title, place] of [
    ['C', 'Court 11, item 2'],
    ['B', 'Court 4, item 23'],
    ['A', 'Court 4, item 7'],
  ] as const)
    await addEvent(who, await newCase(who, title), { title, event_type: 'hearing', event_date: DAY, place });
  expect((await boardOf(who)).rows.map(({ purpose }) => purpose)).toEqual(['A', 'B', 'C']);
});
