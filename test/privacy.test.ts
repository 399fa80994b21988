import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { loggableError } from '#server/core/loggable-error.ts';
import { sql } from '#server/platform/db/sql.ts';
import { testApp } from './support/app.ts';

// Secrets of accounts are in `accounts-asvs.test.ts`; storage of browsers in `browser-storage.test.ts` and the journeys.

/** Rows of a practice in turn: a table, and fields whose texts are secrets. `ids` are those of the rows before. */
type Secret = (of: string) => string;
type Ids = Readonly<Record<string, string>>;
const documentOf = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const secretsOf = (names: readonly string[], secret: Secret) =>
  Object.fromEntries(names.map((name) => [name, secret(name)]));
const CLIENT = [
  ...['name', 'contact_person', 'business_area', 'client_number', 'description', 'email', 'phone'],
  'address',
];
const MATTER = [
  ...['title', 'description', 'client_name', 'case_number', 'practice_area', 'court', 'petitioner'],
  ...['respondent', 'stage', 'opposing_counsel'],
];
const PRACTICE: readonly [table: string, fields: (secret: Secret, ids: Ids) => object][] = [
  ['clients', (secret) => secretsOf(CLIENT, secret)],
  ['cases', (secret, ids) => ({ ...secretsOf(MATTER, secret), client_id: ids.clients })],
  [
    'timeline_events',
    (secret, ids) => ({
      ...secretsOf(['title', 'description', 'place', 'carry'], secret),
      ...{ case_id: ids.cases, event_date: '2026-12-01T00:00:00+05:30' },
    }),
  ],
  [
    'case_drafts',
    (secret, ids) => ({
      ...{ case_id: ids.cases, title: secret('draft') },
      document: documentOf(secret('draft text')),
    }),
  ],
  ['draft_versions', (secret, ids) => ({ draft_id: ids.case_drafts, name: secret('version') })],
  [
    'draft_comments',
    (secret, ids) => ({
      ...{ case_id: ids.cases, draft_id: ids.case_drafts },
      ...secretsOf(['body', 'quote'], secret),
    }),
  ],
  [
    'draft_chat_messages',
    (secret, ids) => ({
      ...{ case_id: ids.cases, draft_id: ids.case_drafts, role: 'user' },
      content: secret('question of a draft'),
    }),
  ],
  ['chat_threads', (secret, ids) => ({ case_id: ids.cases, title: secret('chat') })],
  [
    'chat_messages',
    (secret, ids) => ({
      ...{ thread_id: ids.chat_threads, case_id: ids.cases, role: 'user' },
      content: secret('question'),
    }),
  ],
  ['clauses', (secret) => ({ title: secret('clause'), document: documentOf(secret('clause text')) })],
  ['client_message_templates', (secret) => ({ language: 'en', ...secretsOf(['name', 'words'], secret) })],
  ['chambers', (secret) => ({ name: secret('chambers') })],
  [
    'chambers_fee_settings',
    (secret, ids) => ({
      ...secretsOf(['letterhead', 'upi_name', 'terms'], secret),
      chambers_id: ids.chambers,
    }),
  ],
  [
    'fee_settings',
    (secret) => ({ ...secretsOf(['upi_name', 'terms'], secret), upi_id: `${secret('upi')}@bank` }),
  ],
  ['billing_details', (secret) => secretsOf(['name', 'address'], secret)],
  ['court_calendars', (secret) => ({ name: secret('calendar'), days: [] })],
  ['saved_searches', (secret) => ({ ...secretsOf(['name', 'query'], secret), mode: 'keyword', filters: {} })],
];

test('no log and no error has one of fifty secrets of a practice, wherever requests carry them', async () => {
  const it = await testApp();
  const logs: string[] = [];
  const log = pino(
    { level: 'trace', serializers: { err: loggableError } },
    { write: (line: string) => logs.push(line) },
  );
  const sound = createApp({ ...it.services, log });
  const { db } = it.services;
  // PostgreSQL says the words of a row that it refuses.
  await it.db.sql(`create function public.refuse(words text) returns void language plpgsql
      as $$ begin raise exception 'refused: "%"', words using detail = words, hint = words; end $$;
    grant execute on function public.refuse to public`);
  let words = '';
  const failing = createApp({
    ...it.services,
    log,
    db: {
      ...db,
      withUser: (viewer, work) =>
        db.withUser(viewer, async (tx) => {
          await work(tx);
          await tx.run(sql`select public.refuse(${words})`);
          throw new Error('not reached');
        }),
    },
  });
  const secrets: string[] = [];
  const secret: Secret = (of) => {
    secrets.push(`canary${secrets.length}.${of.replaceAll(' ', '.')}`);
    return secrets.at(-1) ?? '';
  };
  const { token } = await it.lawyer();
  secrets.push(token);
  const call = (app: typeof sound, method: string, url: string, body?: object | string) => {
    words = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    return app.request(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
        prefer: 'return=representation',
      },
      ...(body === undefined ? {} : { body: words }),
    });
  };
  const wrong: string[] = [];
  const fails = async (method: string, url: string, body?: object | string) => {
    const answer = await call(failing, method, url, body);
    expect(answer.status, url).toBe(500);
    wrong.push(await answer.text());
  };
  const ids: Record<string, string> = {};
  for (const [table, fields] of PRACTICE) {
    const row = fields(secret, ids);
    await fails('POST', `/rest/v1/${table}`, row);
    const refused = await call(sound, 'POST', `/rest/v1/${table}`, { ...row, no_such_column: 1 });
    expect(refused.status, table).toBe(400);
    wrong.push(await refused.text());
    const made = await call(sound, 'POST', `/rest/v1/${table}`, row);
    expect(made.status, table).toBe(201);
    ids[table] = ((await made.json()) as { id: string }[])[0]?.id ?? '';
  }
  const file = `/storage/v1/object/case-files/case_files/${ids.cases}/${secret('file')}.txt`;
  await fails('POST', file, secret('file text'));
  expect((await call(sound, 'POST', file, secret('other file text'))).status).toBe(200);
  const check = { text: secret('checked text'), name: secret('checked name') };
  expect((await call(sound, 'POST', '/functions/v1/check-document', check)).status).toBe(200);
  await call(sound, 'POST', '/keyword_search', { query: secret('search') });
  const hook = { url: `https://hooks.example/${secret('hook')}`, events: ['case.created'] };
  const doors: [path: string, body: object, field: string][] = [
    ['webhook-endpoints', hook, 'secret'],
    ['api-keys', { name: secret('key'), scopes: ['cases:read'] }, 'key'],
    ['client-pages', { case_id: ids.cases, language: 'en', days: 1, consent: 'phone' }, 'path'],
  ];
  for (const [path, body, field] of doors) {
    const made = await call(sound, 'POST', `/functions/v1/${path}`, body);
    secrets.push(((await made.json()) as Record<string, string>)[field]?.replace('/client/', '') ?? '');
    expect(secrets.at(-1)?.length, path).toBeGreaterThan(20);
  }
  // Addresses carry secrets too: a private link, a filter, a calendar.
  for (const url of [
    `/client/${secrets.at(-1)}`,
    `/calendar/${secret('feed').padEnd(43, 'x')}.ics`,
    `/rest/v1/clients?name=eq.${secret('filter')}`,
    `/rest/v1/clients?id=eq.${secret('id')}`,
  ])
    wrong.push(...[await call(sound, 'GET', url)].filter(({ status }) => status >= 500).map(String));
  await fails('GET', `/rest/v1/clients?name=eq.${secret('failing filter')}`);

  expect(secrets.length).toBeGreaterThanOrEqual(50);
  expect(logs.filter((line) => line.includes('request failed')).length).toBeGreaterThan(PRACTICE.length);
  expect(logs.join('\n')).toContain('refused: …');
  const written = [...logs, ...wrong].join('\n');
  expect(secrets.filter((one) => written.includes(one))).toEqual([]);
  await it.close();
});
