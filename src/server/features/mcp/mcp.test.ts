import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleLibraryApp } from '#test/fixtures/sample-library.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';

// The official client calls the tools, over the sample library, with keys of different scopes.

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await sampleLibraryApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

async function keyOf(by: Lawyer, scopes: string[]): Promise<string> {
  const made = await by.call('POST', '/functions/v1/api-keys', { name: 'Assistant', scopes });
  return ((await made.json()) as { key: string }).key;
}

async function connect(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('https://munshi.example/mcp'), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: async (url, init) => it.app.request(String(url), init),
  });
  // The SDK types its optional members without `undefined`.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}

interface Result {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent?: Record<string, unknown> & { url: string };
}
const use = async (client: Client, name: string, given: Record<string, unknown> = {}) =>
  (await client.callTool({ name, arguments: given })) as unknown as Result;

const LIBRARY = ['check_text', 'limitation', 'old_and_new_law', 'open_paragraph', 'search_library'];
const CASES = ['case_dates', 'list_cases'];

test.each([
  [['library:read'], LIBRARY],
  [['cases:read'], CASES],
  [['cases:write'], []],
  [
    ['library:read', 'cases:read'],
    [...CASES, ...LIBRARY],
  ],
])('a key with %j sees the tools of its scopes', async (scopes, names) => {
  const client = await connect(await keyOf(asha, scopes));
  const { tools } = names.length === 0 ? { tools: [] } : await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([...names].sort());
});

test('the library is searched, a paragraph opened, and each has its address', async () => {
  const client = await connect(await keyOf(asha, ['library:read']));
  const found = await use(client, 'search_library', { query: 'anticipatory bail', size: 3 });
  const results = found.structuredContent?.results as { document_id: string; url: string }[];
  expect(results).toHaveLength(3);
  expect(found.structuredContent?.url).toBe('https://munshi.example/home/search?q=anticipatory%20bail');
  const [first] = results;
  expect(first?.url).toBe(`https://munshi.example/home/library/${first?.document_id}`);
  const opened = await use(client, 'open_paragraph', { document_id: first?.document_id, index: 0 });
  expect(opened.structuredContent).toMatchObject({
    index: 0,
    text: expect.any(String),
    url: `${first?.url}?at=0`,
  });
  const missing = await use(client, 'open_paragraph', { document_id: first?.document_id, paragraph: '9999' });
  expect(missing).toMatchObject({ isError: true, content: [{ text: 'The document has no such paragraph' }] });
});

test('law, limitation and checks answer as the routes do', async () => {
  const client = await connect(await keyOf(asha, ['library:read']));
  const law = await use(client, 'old_and_new_law', { act: 'IPC', section: '302', date: '2024-07-01' });
  expect(law.structuredContent).toMatchObject({
    rows: [{ act: 'BNS', section: '103(1)' }],
    applies: { substance: 'new' },
  });
  const period = await use(client, 'limitation', { article: '113', start: '2024-01-10' });
  const route = await asha.call('POST', '/functions/v1/limitation', { article: '113', start: '2024-01-10' });
  expect(period.structuredContent).toMatchObject((await route.json()) as object);
  const check = await use(client, 'check_text', { text: 'See (1999) 99 SCC 999.' });
  expect(check.structuredContent).toMatchObject({ citations: [{ status: 'not_in_library' }] });
  const refused = await use(client, 'old_and_new_law', { act: 'IPC', section: '9999' });
  expect(refused.isError).toBe(true);
});

test('cases are those of the owner of the key alone', async () => {
  const [owner, stranger] = [await it.lawyer(), await it.lawyer()];
  const made = await owner.call(
    'POST',
    '/rest/v1/cases',
    { title: 'Kaveri v. State' },
    { prefer: 'return=representation' },
  );
  const [{ id }] = (await made.json()) as [{ id: string }];
  await owner.call('POST', '/rest/v1/timeline_events', {
    case_id: id,
    title: 'Arguments',
    event_date: '2199-01-14',
  });
  const own = await connect(await keyOf(owner, ['cases:read']));
  const listed = await use(own, 'list_cases');
  expect(listed.structuredContent?.cases).toMatchObject([
    { id, url: `https://munshi.example/home/cases/${id}` },
  ]);
  const dates = await use(own, 'case_dates', { case_id: id });
  expect(dates.structuredContent?.dates).toMatchObject([{ title: 'Arguments' }]);
  const other = await connect(await keyOf(stranger, ['cases:read']));
  expect((await use(other, 'case_dates', { case_id: id })).isError).toBe(true);
  expect((await use(other, 'list_cases')).structuredContent?.cases).toEqual([]);
});

test('without a key, and from a page of another site, nothing answers', async () => {
  const bare = await it.app.request('/mcp', { method: 'POST', body: '{}' });
  expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer resource_metadata="https://munshi.example/.well-known/oauth-protected-resource/mcp"',
  ]);
  const headers = {
    authorization: `Bearer ${await keyOf(asha, ['library:read'])}`,
    origin: 'https://evil.example',
  };
  expect((await it.app.request('/mcp', { method: 'POST', body: '{}', headers })).status).toBe(403);
});
