import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeRules } from '#law/limitation/limitation.ts';
import { WARNINGS } from '#law/limitation/types.ts';
import { loadLanguages } from '#server/core/language.ts';
import type { CourtCalendarRow, LimitationAnswer, LimitationRules } from '#shared/contracts/limitation.ts';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/practice/limitation.ts';
import { messages as titles } from '#shared/messages/en/practice/limitation-titles.ts';
import { t } from '#shared/messages/translate.ts';
import { done } from '#test/fixtures/sharing.ts';
import { addEvent, newCase } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { jobs, outdatedBy } from './jobs.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;

beforeAll(async () => {
  await loadLanguages();
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const ask = (body: object, by = asha) => by.call('POST', '/functions/v1/limitation', body);
const answer = async (body: object) => {
  const found = await ask(body);
  expect(found.status, await found.clone().text()).toBe(200);
  return (await found.json()) as LimitationAnswer;
};

test('an appeal with a copy shows each step with its rule, its dates and its days', async () => {
  const { readings, needs } = await answer({
    article: '116(a)',
    start: '2025-03-03',
    facts: { copy_applied: '2025-03-10', copy_received: '2025-03-29', filed_on: '2025-06-25' },
  });
  expect(needs).toEqual([]);
  expect(readings).toHaveLength(1);
  expect(readings[0]).toMatchObject({ last_day: '2025-06-21', delay_days: 4 });
  expect(readings[0]?.steps).toContainEqual({
    rule: 'Limitation Act 1963, s. 12(2) and (3)',
    says: '20 days are left out, from 10 Mar 2025 to 29 Mar 2025: the period ends on 21 Jun 2025.',
    from: '2025-03-10',
    to: '2025-03-29',
    days: 20,
  });
  expect(readings[0]?.steps.find(({ rule }) => rule.endsWith('s. 5'))?.days).toBeUndefined();
  expect(readings[0]?.warnings.join(' ')).toContain('Holidays of the court were not considered');
});

test('a bare article with limbs gives a reading for each, and asks for the court', async () => {
  const { readings, needs } = await answer({ article: '116', start: '2025-03-03' });
  expect(readings.map(({ last_day }) => last_day)).toEqual(['2025-06-02', '2025-04-02']);
  expect(needs[0]?.fact).toBe('forum');
});

test.each([
  [
    'a day that does not exist',
    { article: '113', start: '2023-02-29' },
    'Day from which time runs: 2023-02-29',
  ],
  ['an article that does not exist', { article: '138', start: '2025-01-01' }, 'no article 138'],
  ['an unknown rule', { rule: 'nothing', start: '2025-01-01' }, 'nothing'],
  ['neither article nor rule', { start: '2025-01-01' }, 'either an article or a rule'],
  [
    'a copy received before it was applied for',
    {
      article: '116(a)',
      start: '2025-01-01',
      facts: { copy_applied: '2025-02-02', copy_received: '2025-02-01' },
    },
    'Copy received',
  ],
  [
    'a filing before the start',
    { article: '113', start: '2025-01-01', facts: { filed_on: '2024-12-31' } },
    'Filed on: 31 Dec 2024',
  ],
])('%s is refused with a sentence that names it', async (_, body, words) => {
  const refused = await ask(body);
  expect(refused.status).toBe(400);
  expect(((await refused.json()) as { error: string }).error).toContain(words);
});

test('the sentences are in the language of the reader', async () => {
  const asked = { article: '113', start: '2023-05-10' };
  await ravi.call('PATCH', `/rest/v1/profiles?id=eq.${ravi.userId}`, { language: 'hi' });
  const hindi = await ask(asked, ravi);
  const [reading] = ((await hindi.json()) as LimitationAnswer).readings;
  expect(reading?.steps[0]?.says).toMatch(/\p{Script=Devanagari}/u);
  expect(reading?.title).toBe('परिसीमा अधिनियम, अनुच्छेद 113');
  const revision = await ask({ rule: 'cpc-revision', start: '2023-05-10' }, ravi);
  expect(((await revision.json()) as LimitationAnswer).readings[0]?.title).toBe('सिविल पुनरीक्षण');
});

test('each rule has a title of its own, which is the same in English', () => {
  const named = Object.fromEntries(
    timeRules().rules.map(({ key, title }) => [`title_${key.replaceAll('-', '_')}`, title]),
  );
  const { title_article: _, period: __, ...written } = titles;
  const texts = Object.fromEntries(Object.entries(written).map(([key, message]) => [key, t(message)]));
  expect(texts).toEqual(named);
});

test('a calendar of the caller moves a last day; that of somebody else does not exist', async () => {
  const days = [{ from: '2025-05-26', to: '2025-06-29', name: 'Summer' }];
  const made = await asha.call(
    'POST',
    '/rest/v1/court_calendars',
    { name: 'District court', days },
    {
      prefer: 'return=representation',
    },
  );
  expect(made.status, await made.clone().text()).toBe(201);
  const [calendar] = (await made.json()) as CourtCalendarRow[];
  const asked = { article: '116(b)', start: '2025-05-01', holidays: calendar?.id };
  const { readings } = await answer(asked);
  expect(readings[0]).toMatchObject({ last_day: '2025-06-30', expires_on: '2025-05-31' });
  expect(readings[0]?.warnings.join(' ')).not.toContain('were not considered');
  expect((await ask(asked, ravi)).status).toBe(404);
});

test('a calendar that the operator keeps is offered and moves a last day; a path is none', async () => {
  const folder = path.join(it.services.env.MUNSHI_DATA, 'calendars');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'High Court.csv'), 'From,To,Holiday\n2025-05-26,2025-06-29,Summer\n');
  await writeFile(path.join(folder, 'notes.md'), '2025-07-01 nothing');
  const listed = await asha.call('GET', '/functions/v1/limitation-rules');
  expect(((await listed.json()) as LimitationRules).calendars).toEqual([
    { id: 'operator:High Court.csv', name: 'High Court' },
  ]);
  const asked = { article: '116(b)', start: '2025-05-01', holidays: 'operator:High Court.csv' };
  expect((await answer(asked)).readings[0]).toMatchObject({ last_day: '2025-06-30' });
  expect((await ask({ ...asked, holidays: 'operator:notes.md' })).status).toBe(404);
  expect((await ask({ ...asked, holidays: 'operator:../secrets.txt' })).status).toBe(400);
});

test('the list of rules has every rule and every article', async () => {
  const found = await asha.call('GET', '/functions/v1/limitation-rules');
  const { rules, articles } = (await found.json()) as LimitationRules;
  expect(rules.map(({ key }) => key)).toEqual(timeRules().rules.map(({ key }) => key));
  expect(articles).toHaveLength(timeRules().articles.length);
  expect(rules.find(({ key }) => key === 'arb-34')).toMatchObject({ period: '3 months' });
  const hindi = await ravi.call('GET', '/functions/v1/limitation-rules');
  const [revision] = ((await hindi.json()) as LimitationRules).rules.filter(
    ({ key }) => key === 'cpc-revision',
  );
  expect(revision).toMatchObject({ title: 'सिविल पुनरीक्षण', period: '90 दिन', words: 'Civil revision' });
});

test('every warning of the law has a sentence', () => {
  const known = new Set(Object.keys(messages));
  expect(WARNINGS.filter((key) => !known.has(`warning_${key}`))).toEqual([]);
});

test('a deadline says that it is out of date when its fact moves or goes, and not when it is worked out again', async () => {
  const caseId = await newCase(asha, 'Kaveri Mills v. State');
  const order = await addEvent(asha, caseId, {
    title: 'Decree',
    event_date: '2025-03-03',
    event_type: 'document',
  });
  const working = (start: string, last_day: string) => ({
    request: { article: '116(a)', start },
    title: 'Civil appeal to the High Court',
    last_day,
    steps: [{ rule: 'Limitation Act 1963, Schedule, Art. 116(a)', says: '90 days', days: 90 }],
    warnings: [],
  });
  const { id } = await addEvent(asha, caseId, {
    title: 'Appeal',
    event_date: '2025-06-02',
    event_type: 'deadline',
    deadline: working('2025-03-03', '2025-06-02'),
    deadline_from: order.id,
  });
  const outdated = async () => {
    const read = await asha.call('GET', `/rest/v1/timeline_events?id=eq.${id}`);
    return ((await read.json()) as TimelineEvent[])[0]?.deadline_outdated;
  };
  const change = (of: string, fields: object) =>
    asha.call('PATCH', `/rest/v1/timeline_events?id=eq.${of}`, fields);
  expect(await outdated()).toBe(false);
  await change(order.id, { title: 'Decree drawn up' });
  expect(await outdated()).toBe(false);
  await change(order.id, { event_date: '2025-03-10' });
  expect(await outdated()).toBe(true);
  await change(order.id, { event_date: '2025-03-03' });
  expect(await outdated()).toBe(false);
  expect((await change(id, { deadline_from: order.id })).status).toBe(204);
  await change(order.id, { event_date: '2025-03-10' });
  await change(id, { deadline: working('2025-03-10', '2025-06-09'), event_date: '2025-06-09' });
  expect(await outdated()).toBe(false);
  await asha.call('DELETE', `/rest/v1/timeline_events?id=eq.${order.id}`);
  expect(await outdated()).toBe(true);
});

/** Works out again what waits, as the servers do in the background. */
async function checkDeadlines(): Promise<void> {
  const [queue] = jobs(it.services).queues ?? [];
  for (const lane of queue?.lanes ?? []) while (await queue?.runNext(lane));
}

const reasonOf = async (id: string) => {
  const read = await asha.call('GET', `/rest/v1/timeline_events?id=eq.${id}`);
  const [event] = (await read.json()) as TimelineEvent[];
  expect(event?.deadline_outdated).toBe(event?.deadline_outdated_by !== null);
  return event?.deadline_outdated_by;
};
const change = (table: string, id: string, fields: object) =>
  asha.call('PATCH', `/rest/v1/${table}?id=eq.${id}`, fields);

/** A deadline as the page keeps it: the answer's first reading with its request. */
async function savedDeadline(request: object, more: object = {}): Promise<{ id: string; caseId: string }> {
  const caseId = await newCase(asha, 'Vaigai Tiles v. Cauvery Homes');
  const { readings } = await answer(request);
  const [reading] = readings;
  const { id } = await addEvent(asha, caseId, {
    title: 'Appeal',
    event_date: reading?.last_day ?? '',
    event_type: 'deadline',
    deadline: { request, reading: 0, warnings: [], ...reading, ...more },
  });
  return { id, caseId };
}

test('a calendar of the court that changes or goes puts its deadlines out of date, and no others', async () => {
  const [calendar] = (await (
    await asha.call(
      'POST',
      '/rest/v1/court_calendars',
      { name: 'Court', days: [{ from: '2025-06-02', to: '2025-06-10', name: 'Summer' }] },
      { prefer: 'return=representation' },
    )
  ).json()) as CourtCalendarRow[];
  const holidays = calendar?.id ?? '';
  const asked = { article: '116(b)', start: '2025-05-03', holidays };
  const { id } = await savedDeadline(asked);
  const other = await savedDeadline({ article: '116(b)', start: '2025-05-03' });
  const days = (to: string) => [{ from: '2025-06-02', to, name: 'Summer' }];
  await change('court_calendars', holidays, {
    days: [...days('2025-06-10'), { from: '2025-12-25', to: '2026-01-01', name: 'Christmas' }],
  });
  await checkDeadlines();
  expect(await reasonOf(id)).toBeNull();
  await change('court_calendars', holidays, { days: days('2025-06-12') });
  await checkDeadlines();
  expect(await reasonOf(id)).toBe('calendar');
  expect(await reasonOf(other.id)).toBeNull();
  await change('court_calendars', holidays, { days: days('2025-06-10') });
  await checkDeadlines();
  expect(await reasonOf(id)).toBeNull();
  await asha.call('DELETE', `/rest/v1/court_calendars?id=eq.${holidays}`);
  await checkDeadlines();
  expect(await reasonOf(id)).toBe('calendar');
});

test('a deadline goes out of date with each event that gave it a day, and when the law gives another last day', async () => {
  const request = {
    article: '116(a)',
    start: '2025-03-03',
    facts: { copy_applied: '2025-03-10', copy_received: '2025-03-29' },
  };
  const caseId = await newCase(asha, 'Noyyal Yarns v. Bhavani Mills');
  const received = await addEvent(asha, caseId, { title: 'Copy received', event_date: '2025-03-29' });
  const { readings } = await answer(request);
  const deadline = {
    request,
    reading: 0,
    ...readings[0],
    rests_on: [{ fact: 'copy_received', event: received.id, day: '2025-03-29' }],
  };
  const { id } = await addEvent(asha, caseId, {
    title: 'Appeal',
    event_date: '2025-06-21',
    event_type: 'deadline',
    deadline,
  });
  await checkDeadlines();
  expect(await reasonOf(id)).toBeNull();
  await change('timeline_events', received.id, { event_date: '2025-04-02' });
  expect(await reasonOf(id)).toBe('event');
  await checkDeadlines();
  expect(await reasonOf(id)).toBe('event');
  await change('timeline_events', received.id, { event_date: '2025-03-29' });
  expect(await reasonOf(id)).toBeNull();
  // The same working with the last day that a former rule gave.
  await change('timeline_events', id, { deadline: { ...deadline, last_day: '2025-06-11' } });
  await checkDeadlines();
  expect(await reasonOf(id)).toBe('law');
  expect(
    outdatedBy({ ...deadline, last_day: '2025-06-11', title: '', steps: [], warnings: [] }, undefined),
  ).toBe('law');
  await change('timeline_events', id, { deadline });
  expect(await reasonOf(id)).toBeNull();
});

test('a day is that of India in whatever zone an event was written', async () => {
  const caseId = await newCase(asha, 'Amaravathi Steels v. Union of India');
  // Ten in the evening of 2 March in London and 8:30 in the morning of 3 March in Tokyo are 3 March in India.
  const decree = await addEvent(asha, caseId, { title: 'Decree', event_date: '2025-03-02T22:00:00+00:00' });
  const request = { article: '116(a)', start: '2025-03-03' };
  const { readings } = await answer(request);
  const { id } = await addEvent(asha, caseId, {
    title: 'Appeal',
    event_date: '2025-06-02',
    event_type: 'deadline',
    deadline: { request, reading: 0, ...readings[0] },
    deadline_from: decree.id,
  });
  await change('timeline_events', decree.id, { event_date: '2025-03-03T08:30:00+09:00' });
  expect(await reasonOf(id)).toBeNull();
  await change('timeline_events', decree.id, { event_date: '2025-03-03T03:00:00+09:00' });
  expect(await reasonOf(id)).toBe('event');
});

test('a clerk moves and removes an own date on which the deadline of an advocate rests, and that says so', async () => {
  const caseId = await newCase(asha, 'Pykara Tea v. Moyar Estates');
  await it.db.sql(
    `insert into public.case_members (owner_id, case_id, user_id, role) values ($1, $2, $3, 'clerk')`,
    [asha.userId, caseId, ravi.userId],
  );
  const decree = await addEvent(ravi, caseId, { title: 'Decree', event_date: '2025-03-03' });
  const request = { article: '116(a)', start: '2025-03-03' };
  const { readings } = await answer(request);
  const { id } = await addEvent(asha, caseId, {
    title: 'Appeal',
    event_date: readings[0]?.last_day ?? '',
    event_type: 'deadline',
    deadline: { request, reading: 0, ...readings[0] },
    deadline_from: decree.id,
  });
  const place = `/rest/v1/timeline_events?id=eq.${decree.id}`;
  await done(ravi.call('PATCH', place, { event_date: '2025-03-05' }));
  expect(await reasonOf(id)).toBe('event');
  await done(ravi.call('PATCH', place, { event_date: '2025-03-03' }));
  expect(await reasonOf(id)).toBeNull();
  await done(ravi.call('DELETE', place));
  expect(await reasonOf(id)).toBe('event');
});

test('a deadline that cannot be worked out again keeps its state, and those after it are worked out', async () => {
  const broken = await savedDeadline({ article: '116(a)', start: '2025-03-03' });
  const sound = await savedDeadline({ article: '116(a)', start: '2025-03-03' });
  await it.db.sql(
    `update public.timeline_events set deadline_to_check = true,
       deadline = case when id = $1 then jsonb_set(deadline, '{request,facts}', 'null') else jsonb_set(deadline, '{last_day}', '"2025-01-01"') end
     where id in ($1, $2)`,
    [broken.id, sound.id],
  );
  await checkDeadlines();
  expect(await reasonOf(sound.id)).toBe('law');
  const [left] = await it.db.sql(
    'select deadline_to_check, deadline_outdated from public.timeline_events where id = $1',
    [broken.id],
  );
  expect(left).toEqual({ deadline_to_check: false, deadline_outdated: false });
});
