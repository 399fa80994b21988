import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { addEvent, newCase } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { movePastNextDates } from './store.ts';

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const DAY_MS = 86_400_000;
/** Half past ten on the day in India so many days from now. */
const on = (days: number, clock = '10:30') =>
  indianMoment(indianDay(new Date(Date.now() + days * DAY_MS)), clock);

interface Dates {
  next_date: string | null;
  next_event: { title: string } | null;
  overdue_since: string | null;
}

async function datesOf(caseId: string): Promise<Dates> {
  const asked = `/rest/v1/cases?id=eq.${caseId}&select=next_date,overdue_since,next_event(title)`;
  const answer = await asha.call('GET', asked);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const [row] = (await answer.json()) as Dates[];
  if (!row) throw new Error('no case');
  return row;
}

const titleOf = async (caseId: string) => (await datesOf(caseId)).next_event?.title;
const same = (one: string | null, other: string | null) =>
  (one === null ? null : Date.parse(one)) === (other === null ? null : Date.parse(other));

test('the next date is the earliest open hearing or deadline of today or later, whatever changes it', async () => {
  const of = await newCase(asha, 'Kaveri Mills v. State');
  expect(await datesOf(of)).toEqual({ next_date: null, next_event: null, overdue_since: null });
  const hearing = await addEvent(asha, of, { title: 'Arguments', event_type: 'hearing', event_date: on(9) });
  expect(await titleOf(of)).toBe('Arguments');
  await addEvent(asha, of, { title: 'Conference', event_type: 'meeting', event_date: on(1) });
  expect(await titleOf(of)).toBe('Arguments');
  const reply = await addEvent(asha, of, { title: 'Reply', event_type: 'deadline', event_date: on(3) });
  expect(await titleOf(of)).toBe('Reply');
  const change = (id: string, fields: object) =>
    asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${id}`, fields);
  await change(reply.id, { done_at: new Date().toISOString() });
  expect(await titleOf(of)).toBe('Arguments');
  await change(reply.id, { done_at: null, event_date: on(-4) });
  const dates = await datesOf(of);
  expect(dates.next_event?.title).toBe('Arguments');
  expect(same(dates.overdue_since, on(-4))).toBe(true);
  await change(reply.id, { event_type: 'note' });
  expect((await datesOf(of)).overdue_since).toBeNull();
  await asha.call('DELETE', `/rest/v1/timeline_events?id=eq.${hearing.id}`);
  expect((await datesOf(of)).next_date).toBeNull();
});

test('a hearing of this morning is the next date until midnight in India, then it is overdue', async () => {
  const of = await newCase(asha, 'Kaveri Mills v. State');
  await addEvent(asha, of, { title: 'This morning', event_type: 'hearing', event_date: on(0, '00:01') });
  await addEvent(asha, of, { title: 'Later', event_type: 'hearing', event_date: on(5) });
  expect(await titleOf(of)).toBe('This morning');
  const move = (at: string, limit = 500) =>
    it.db.withWorker((tx) => movePastNextDates(tx, new Date(at), limit));
  await move(on(0, '23:59'));
  expect(await titleOf(of)).toBe('This morning');
  expect(await move(on(1, '00:00'))).toBeGreaterThan(0);
  const moved = await datesOf(of);
  expect(moved.next_event?.title).toBe('Later');
  expect(same(moved.overdue_since, on(0, '00:01'))).toBe(true);
  expect(await move(on(1, '00:01'))).toBe(0);
  await move(on(6, '00:00'));
  expect((await datesOf(of)).next_date).toBeNull();
});

test('many cases of one day are moved in bounded steps', async () => {
  const ids = await Promise.all([0, 1, 2].map((index) => newCase(asha, `Case ${index}`)));
  await asha.call(
    'POST',
    '/rest/v1/timeline_events',
    ids.map((case_id) => ({ case_id, title: 'Call', event_type: 'hearing', event_date: on(40) })),
  );
  const later = new Date(on(41));
  const step = () => it.db.withWorker((tx) => movePastNextDates(tx, later, 2));
  expect(await step()).toBe(2);
  while ((await step()) > 0);
  for (const id of ids) expect((await datesOf(id)).next_date).toBeNull();
});

test('changes of one case at the same time leave the earliest date', async () => {
  const of = await newCase(asha, 'Kaveri Mills v. State');
  await Promise.all(
    [7, 3, 9, 2, 8, 5].map((days) =>
      addEvent(asha, of, { title: `In ${days}`, event_type: 'hearing', event_date: on(days) }),
    ),
  );
  expect(await titleOf(of)).toBe('In 2');
});

test('a change that moves no date writes no case', async () => {
  const of = await newCase(asha, 'Kaveri Mills v. State');
  const event = await addEvent(asha, of, { title: 'Call', event_type: 'hearing', event_date: on(4) });
  const version = () => it.db.sql('select xmin::text, updated_at from public.cases where id = $1', [of]);
  const before = await version();
  await asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${event.id}`, { title: 'First call' });
  await addEvent(asha, of, { title: 'After', event_type: 'hearing', event_date: on(8) });
  expect(await version()).toEqual(before);
});

test('nobody writes the next date by hand', async () => {
  const of = await newCase(asha, 'Kaveri Mills v. State');
  const answer = await asha.call('PATCH', `/rest/v1/cases?id=eq.${of}`, { next_date: on(3) });
  expect(answer.status).toBe(400);
});

interface Step {
  days: number;
  type: string;
  act: 'add' | 'move' | 'retype' | 'done' | 'open' | 'delete';
  which: number;
}

/** One step of a history; `ids` are the events so far. */
async function take(of: string, { days, type, act, which }: Step, ids: string[]): Promise<void> {
  const id = ids[which % Math.max(ids.length, 1)];
  const event_date = on(days);
  if (act === 'add' || id === undefined) {
    const added = await addEvent(asha, of, { title: `In ${days}`, event_type: type, event_date });
    ids.push(added.id);
    return;
  }
  const path = `/rest/v1/timeline_events?id=eq.${id}`;
  const changes = {
    move: { event_date },
    retype: { event_type: type },
    done: { done_at: event_date },
    open: { done_at: null },
  };
  if (act === 'delete') await asha.call('DELETE', path);
  else await asha.call('PATCH', path, changes[act]);
}

test('any history of events leaves the dates that the events have', async () => {
  const step = fc.record({
    days: fc.integer({ min: -6, max: 6 }),
    type: fc.constantFrom('hearing', 'deadline', 'meeting', 'note'),
    act: fc.constantFrom('add', 'move', 'retype', 'done', 'open', 'delete'),
    which: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const of = await newCase(asha, 'Any');
      const ids: string[] = [];
      for (const one of steps) await take(of, one, ids);
      const [stored] = await it.db.sql('select next_date, overdue_since from public.cases where id = $1', [
        of,
      ]);
      const [expected] = await it.db.sql(
        `select min(event_date) filter (where event_date >= $2::timestamptz) as next_date,
                min(event_date) filter (where event_date < $2::timestamptz) as overdue_since
         from public.timeline_events
         where case_id = $1 and done_at is null and event_type in ('hearing', 'deadline')`,
        [of, on(0, '00:00')],
      );
      expect(stored).toEqual(expected);
    }),
    { numRuns: 12 },
  );
});

test('the courts of the current cases are listed with their number, those of the archive separately', async () => {
  const ravi = await it.lawyer();
  await newCase(ravi, 'One', { court: 'High Court of Madras' });
  await newCase(ravi, 'Two', { court: 'High Court of Madras' });
  await newCase(ravi, 'Three', { court: 'Consumer Forum' });
  await newCase(ravi, 'Four', { court: null });
  await newCase(ravi, 'Old', { court: 'Labour Court', archived_at: new Date().toISOString() });
  const courts = async (body: object) => (await ravi.call('POST', '/rest/v1/rpc/list_courts', body)).json();
  expect(await courts({})).toEqual({
    courts: [
      { court: 'Consumer Forum', cases: 1 },
      { court: 'High Court of Madras', cases: 2 },
    ],
  });
  expect(await courts({ archived: true })).toEqual({ courts: [{ court: 'Labour Court', cases: 1 }] });
});
