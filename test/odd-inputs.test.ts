import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// Inputs that a program or a paste may send: each gets a clear 4xx, and none changes anything.

let it: TestApp;
let asha: Lawyer;
let client: string;
let legalCase: string;
let file: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  client = await made('clients', { name: 'K. Revathi' });
  legalCase = await made('cases', { title: 'Revathi v. State', client_id: client });
  file = await made('case_files', {
    case_id: legalCase,
    file_name: 'a.md',
    file_path: 'a.md',
    storage_provider: 'library',
  });
});
afterAll(() => it.close());

async function made(table: string, row: object): Promise<string> {
  const answer = await asha.call('POST', `/rest/v1/${table}`, row, { prefer: 'return=representation' });
  const [first] = (await answer.json()) as { id: string }[];
  return first?.id ?? '';
}

const CONTROL = ['\u0000', 'a\u0000b', 'a\u0007b', '\u001b[2J', '\u007f', '\ud800', 'a\udc00'];
const event = () => ({ case_id: legalCase, title: 'Hearing', event_date: '2026-01-05' });
const edit = () => ({
  case_id: legalCase,
  title: 'T',
  description: null,
  client_name: null,
  case_number: null,
  practice_area: null,
  status: 'active',
});

/** Bodies that take a text, each with the text in one place. */
const texts: Record<string, (text: string) => [method: string, path: string, body: unknown]> = {
  'the name of a client': (name) => ['POST', '/rest/v1/clients', { name }],
  'a note on a client': (description) => ['POST', '/rest/v1/clients', { name: 'A', description }],
  'a changed address': (address) => ['PATCH', `/rest/v1/clients?id=eq.${client}`, { address }],
  'the title of a case': (title) => ['POST', '/rest/v1/cases', { title }],
  'a side of a case': (petitioner) => ['PATCH', `/rest/v1/cases?id=eq.${legalCase}`, { petitioner }],
  'a CNR': (cnr) => ['PATCH', `/rest/v1/cases?id=eq.${legalCase}`, { cnr }],
  'an event': (place) => ['POST', '/rest/v1/timeline_events', { ...event(), place }],
  'the path of a file': (file_path) => [
    'POST',
    '/rest/v1/case_files',
    { case_id: legalCase, file_name: 'b.md', file_path },
  ],
  'the type of a file': (file_type) => [
    'POST',
    '/rest/v1/case_files',
    { case_id: legalCase, file_name: 'b.md', file_path: 'b.md', file_type },
  ],
  'a profile': (full_name) => ['PATCH', `/rest/v1/profiles?id=eq.${asha.userId}`, { full_name }],
  'a preference': (custom_prompt) => [
    'PATCH',
    `/rest/v1/profiles?id=eq.${asha.userId}`,
    {
      ai_preferences: {
        research_assistance: true,
        case_summaries: true,
        document_analysis: true,
        custom_prompt,
      },
    },
  ],
  'a new client with its case': (case_title) => [
    'POST',
    '/rest/v1/rpc/create_client_with_case',
    { name: 'A', client_number: null, status: 'exploration', case_title },
  ],
  'an edited case': (client_name) => [
    'POST',
    '/rest/v1/rpc/update_case_with_client',
    { ...edit(), client_name },
  ],
  'a name to check': (name) => ['POST', '/rest/v1/rpc/check_conflicts', { names: [name] }],
  'words to find in files': (query) => [
    'POST',
    '/rest/v1/rpc/search_case_pages',
    { case_id: legalCase, query },
  ],
  'words to find in the library': (query) => ['POST', '/keyword_search', { query }],
  'a text to compare': (text) => ['POST', '/similar_search', { text }],
  'a document to compare': (id) => ['POST', '/similar_search', { id }],
  'a file of the library': (s3_file_key) => [
    'POST',
    '/presign',
    { s3_bucket: 'high-court-library', s3_file_key, s3_folder_path: 'a' },
  ],
};

test.each(Object.entries(texts))(
  '%s is cleaned of control and half characters, or refused',
  async (_, of) => {
    for (const text of CONTROL) {
      const [method, path, body] = of(text);
      const answer = await asha.call(method, path, body);
      const said = await answer.text();
      expect(answer.status, `${JSON.stringify(text)}: ${said}`).toBeLessThan(500);
      expect(said).not.toMatch(/\\u00[01][0-9a-f]|\\ud8/iu);
    }
  },
);

test.each(Object.entries(texts))('%s may hold tabs, and signs of every script', async (_, of) => {
  const [method, path, body] = of('शपथ\tपत्र 👩‍⚖️');
  expect((await asha.call(method, path, body)).status, path).not.toBe(500);
});

const bodies: [what: string, method: string, path: string | (() => string), body: () => unknown][] = [
  ['an event on page 2^31', 'POST', '/rest/v1/timeline_events', () => ({ ...event(), page: 2 ** 31 })],
  ['a page from 2^40 on', 'POST', '/rest/v1/rpc/case_file_text', () => ({ file_id: file, from: 2 ** 40 })],
  ['a page of 2^60', 'POST', '/rest/v1/timeline_events', () => ({ ...event(), page: 2 ** 60 })],
  [
    'no storage provider',
    'POST',
    '/rest/v1/case_files',
    () => ({ case_id: legalCase, file_name: 'c.md', file_path: 'c.md', storage_provider: null }),
  ],
  [
    'an archived case of the year 0',
    'PATCH',
    () => `/rest/v1/cases?id=eq.${legalCase}`,
    () => ({ archived_at: '0000-01-01T00:00:00Z' }),
  ],
  [
    'an archived case of the year 1, before Christ in another zone',
    'PATCH',
    () => `/rest/v1/cases?id=eq.${legalCase}`,
    () => ({ archived_at: '0001-01-01T00:00:00+05:30' }),
  ],
  [
    'a case opened in the year 0',
    'POST',
    '/rest/v1/rpc/update_case_with_client',
    () => ({ ...edit(), if_updated_at: '0000-01-01T00:00:00Z' }),
  ],
  ['no body', 'POST', '/rest/v1/clients', () => undefined],
  ['no body of a function', 'POST', '/rest/v1/rpc/check_conflicts', () => undefined],
  ['a list of numbers', 'POST', '/rest/v1/clients', () => [1, 2]],
  ['rows nested deep', 'POST', '/rest/v1/clients', () => `${'['.repeat(100_000)}`],
  [
    'a setting of every object',
    'POST',
    '/rest/v1/clients',
    () => '{"name":"A","__proto__":{"status":"closed"}}',
  ],
];
test.each(bodies)('%s is refused', async (_, method, path, body) => {
  const answer = await asha.call(method, typeof path === 'string' ? path : path(), body());
  expect(answer.status, await answer.clone().text()).toBe(400);
});

test.each([
  'clients?name=ilike.%25%5C',
  'clients?name=like.*%5C%5C%5C',
  'clients?name=eq.a%00b',
  'clients?name=in.(%00)',
  'clients?name=like.%00*',
  'clients?or=(name.eq.%00,status.eq.x)',
  'clients?created_at=gt.%2B275760-09-13T00:00:00Z',
  'clients?created_at=lt.-000001-01-01T00:00:00Z',
  'clients?created_at=eq.0000-01-01T00:00:00Z',
  'clients?created_at=eq.infinity',
  'timeline_events?page=eq.9999999999999999999',
  'timeline_events?page=eq.1e3',
  'clients?limit=99999999999',
  'clients?offset=-1',
])('%s is refused', async (query) => {
  const answer = await asha.call('GET', `/rest/v1/${query}`);
  expect(answer.status, await answer.clone().text()).toBe(400);
});

test('1,700 columns are refused', async () => {
  const select = Array.from({ length: 1700 }, (_, n) => `a${n}:id`).join(',');
  expect((await asha.call('GET', `/rest/v1/clients?select=${select}`)).status).toBe(400);
});

test('patterns and numbers at their bounds are read', async () => {
  for (const query of [
    'clients?name=ilike.%25%5C%5C',
    'clients?name=like.%5C%25',
    'clients?created_at=gt.9999-12-31T23:59:59Z',
    'clients?created_at=gt.0001-01-01T00:00:00Z',
    'timeline_events?page=lt.999999999999999999',
    'clients?limit=999999999&offset=999999999',
  ])
    expect((await asha.call('GET', `/rest/v1/${query}`)).status, query).toBe(200);
});

test.each(['/keyword_search', '/semantic_search', '/hybrid_search', '/similar_search', '/presign'])(
  '%s needs its body, and says so',
  async (path) => {
    const sent: [unknown, Record<string, string>][] = [
      [undefined, {}],
      [new TextEncoder().encode('{"query":"bail"}'), {}],
      ['{"query":"bail"}', { 'content-type': 'text/plain' }],
      ['{', { 'content-type': 'application/json' }],
      ['null', { 'content-type': 'application/json' }],
    ];
    for (const [body, headers] of sent) {
      const answer = await asha.call('POST', path, body, headers);
      expect(answer.status, `${path} ${String(body)}: ${await answer.clone().text()}`).toBe(400);
    }
  },
);

test('every body in the description of the API is required, or may be left out', async () => {
  const described = (await (await it.app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { requestBody?: { required?: boolean } }>>;
  };
  const unsaid = Object.entries(described.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { requestBody }]) => requestBody && requestBody.required === undefined)
      .map(([method]) => `${method} ${path}`),
  );
  expect(unsaid).toEqual([]);
});
