import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseSummaryAnswer, WrittenSummaryAnswer } from '#shared/contracts/assistant/case-summary.ts';
import { AI_PREFERENCE_DEFAULTS } from '#shared/contracts/profiles.ts';
import { quotingSources, sourcesIn } from '#test/fakes/model/chat.ts';
import { type FakeModel, fakeChatName, startModel } from '#test/fakes/model/model.ts';
import { assistantApp, caseWithPages, eventsIn, STREAM } from '#test/fixtures/assistant.ts';
import { added, done, keepMails, share } from '#test/fixtures/sharing.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';

const LEASE =
  'The lease of the shop was made on 4 May 2024 at a rent of Rs. 45,000 a month. The tenant has paid no rent since March 2026.';
const NOTICE = 'By the notice of 2 June 2026 the landlord called upon the tenant to vacate the shop.';

let it: TestApp;
let fake: FakeModel;
beforeAll(async () => {
  fake = await startModel();
  it = await assistantApp({
    MODEL_URL: fake.url,
    MODEL_NAME: fakeChatName,
    MODEL_API_KEY: fake.key,
    MODEL_TIMEOUT_S: '5',
  });
});
beforeEach(() => {
  fake.mode('answer');
  fake.manner = { writes: quotingSources };
});
afterAll(async () => {
  await it.close();
  await fake.close();
});

/** A case of a lawyer with an own budget. */
async function newCase() {
  const who = await it.lawyer();
  return { who, ...(await caseWithPages(it, who, { 'Lease.pdf': [LEASE], 'Notice.pdf': [NOTICE] })) };
}
const write = (who: Lawyer, caseId: string, headers?: Record<string, string>) =>
  who.call('POST', '/functions/v1/write-case-summary', { caseId }, headers);
const written = (who: Lawyer, caseId: string) => done<WrittenSummaryAnswer>(write(who, caseId));
const shown = (who: Lawyer, caseId: string) =>
  done<CaseSummaryAnswer>(who.call('GET', `/functions/v1/case-summary?caseId=${caseId}`));

test('a model that is set writes only when it is asked, and what it wrote is kept with its sources and checks', async () => {
  const { who, caseId, files } = await newCase();
  const before = fake.chats.length;
  await done(who.call('POST', '/functions/v1/case-summary', { caseId }));
  expect(await shown(who, caseId)).toMatchObject({ model: fakeChatName, written: null });
  expect(fake.chats.length).toBe(before);

  const answer = await written(who, caseId);
  expect(answer.fallback).toBeUndefined();
  expect(answer.written).toMatchObject({ engine: fakeChatName, status: 'complete', changed: 0 });
  expect(answer.written?.content).toContain('The lease of the shop was made on 4 May 2024');
  const { sources = [], checks } = answer.written ?? {};
  expect(new Set(sources.map(({ kind, id }) => `${kind} ${id}`))).toEqual(
    new Set(Object.values(files).map((id) => `file ${id}`)),
  );
  expect(checks?.sentences?.length).toBe(2);
  for (const { status } of checks?.sentences ?? []) expect(status).toBe('supported');
  expect(sourcesIn(fake.chats.at(-1) ?? { messages: [] }).join(' ')).toContain('called upon the tenant');
  // The quotations stay beside it.
  expect(await shown(who, caseId)).toMatchObject({ written: answer.written, summary: expect.any(Object) });
});

test('it comes piece by piece, each sentence after its check, and one that differs from its page is marked', async () => {
  const { who, caseId } = await newCase();
  fake.manner = {
    writes: (request) => {
      const n = sourcesIn(request).findIndex((text) => text.includes('lease')) + 1;
      return `The lease was made on 4 May 2024 [${n}]. The rent is Rs. 95,000 a month [${n}].`;
    },
  };
  const events = eventsIn(await (await write(who, caseId, STREAM)).text());
  expect(events.slice(0, 2).map(({ event }) => event)).toEqual(['sources', 'progress']);
  expect(events.slice(-2).map(({ event }) => event)).toEqual(['done', 'end']);
  const answer = events.at(-2)?.data as unknown as WrittenSummaryAnswer;
  const shownText = events.flatMap(({ event, data }) => (event === 'delta' ? [String(data.text)] : []));
  expect(shownText.join('').trim()).toBe(answer.written?.content);
  expect(answer.written?.checks.sentences).toMatchObject([
    { status: 'supported' },
    {
      status: 'differs',
      differences: [
        {
          what: 'figure',
          said: expect.stringContaining('95,000'),
          source: expect.stringContaining('45,000'),
        },
      ],
    },
  ]);
});

test('a failure keeps what was written before, says why, and shows no quotations in its place', async () => {
  const { who, caseId } = await newCase();
  const first = await written(who, caseId);
  fake.mode({ status: 401 });
  const events = eventsIn(await (await write(who, caseId, STREAM)).text());
  expect(events.filter(({ event }) => event === 'delta')).toEqual([]);
  expect(events.find(({ event }) => event === 'done')?.data).toEqual({
    written: first.written,
    fallback: { reason: 'failed', failure: 'key' },
  });
  fake.mode('answer');
  fake.manner = { text: 'NO ANSWER IN THE SOURCES' };
  expect(await written(who, caseId)).toEqual({ ...first, fallback: { reason: 'no_source' } });
  // The end of a partial one is missing: it takes the place of none that is whole.
  fake.manner = { writes: quotingSources };
  fake.mode('drop in the middle');
  expect(await written(who, caseId)).toMatchObject({ ...first, fallback: { reason: 'failed' } });
});

test('it is out of date when files change, and is not shown once a file that it rests on is deleted', async () => {
  const { who, caseId, files } = await newCase();
  await written(who, caseId);
  await it.db.sql('update public.case_files set pages_read = 2 where id = $1', [files['Lease.pdf']]);
  expect((await shown(who, caseId)).written?.changed).toBe(1);
  await done(who.call('DELETE', `/rest/v1/case_files?id=eq.${files['Notice.pdf']}`));
  expect((await shown(who, caseId)).written).toBeNull();
  await written(who, caseId);
  expect((await shown(who, caseId)).written).toMatchObject({ changed: 0 });
});

test('two requests at once have one summary written', async () => {
  const { who, caseId } = await newCase();
  fake.manner = { writes: quotingSources, pace: { firstMs: 100, gapMs: 1 } };
  const before = fake.chats.length;
  const both = await Promise.all([written(who, caseId), written(who, caseId)]);
  expect(fake.chats.length).toBe(before + 1);
  expect(both[1]).toEqual(both[0]);
});

test('who may chat about a case may have it written, viewers read it, clerks and strangers do not', async () => {
  const { who, caseId } = await newCase();
  const mails = keepMails(it);
  const [commenter, viewer, clerk, stranger] = await Promise.all([1, 2, 3, 4].map(() => it.lawyer()));
  if (!(commenter && viewer && clerk && stranger)) throw new Error('no lawyers');
  await share(it, mails, { owner: who, caseId, member: commenter, role: 'commenter' });
  await share(it, mails, { owner: who, caseId, member: viewer, role: 'viewer' });
  await share(it, mails, { owner: who, caseId, member: clerk, role: 'clerk' });
  const answer = await written(commenter, caseId);
  expect(await shown(viewer, caseId)).toMatchObject({ model: null, written: answer.written });
  // The owner may have it written again in place of the commenter's.
  expect((await written(who, caseId)).written?.made_at).not.toBe(answer.written?.made_at);
  expect((await write(viewer, caseId)).status).toBe(403);
  expect((await write(clerk, caseId)).status).toBe(404);
  expect((await write(stranger, caseId)).status).toBe(404);
  expect(
    await it.db.sql('select owner_id, created_by from public.written_summaries where case_id = $1', [caseId]),
  ).toEqual([{ owner_id: who.userId, created_by: commenter.userId }]);
});

test('preferences and an empty case refuse it with a sentence', async () => {
  const { who, caseId } = await newCase();
  const prefer = (changes: object) =>
    done(
      who.call('PATCH', `/rest/v1/profiles?id=eq.${who.userId}`, {
        ai_preferences: { ...AI_PREFERENCE_DEFAULTS, ...changes },
      }),
    );
  const { id } = await added(who, 'cases', { title: 'Empty' });
  expect((await write(who, id)).status).toBe(422);
  await prefer({ research_assistance: false });
  expect(await shown(who, caseId)).toMatchObject({ enabled: true, model: null });
  expect((await write(who, caseId)).status).toBe(422);
  await prefer({ case_summaries: false });
  expect((await write(who, caseId)).status).toBe(403);
});

test('without a model nothing is offered', async () => {
  const plain = await assistantApp();
  try {
    const who = await plain.lawyer();
    const { caseId } = await caseWithPages(plain, who, { 'Lease.pdf': [LEASE] });
    expect(await shown(who, caseId)).toMatchObject({ model: null, written: null });
    expect((await write(who, caseId)).status).toBe(422);
  } finally {
    await plain.close();
  }
});
