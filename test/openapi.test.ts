import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GeneratedRequest, type Known, requestsOf } from './fixtures/generated-requests.ts';
import { faultOf, type OpenApiDocument, type Operation, operationsOf } from './fixtures/openapi-document.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// Every operation of /openapi.json gets allowed and odd requests, with and without a session. No answer is a 5xx, and
// each has a documented status and matches the documented schema.

const SEED = 20_260_309;
const RUNS = { allowed: atStrength(6, 2), odd: atStrength(14, 3) };
/** A busy machine may take long over some 2,000 requests. */
const PATIENCE_MS = 400_000;

let it: TestApp;
let document: OpenApiDocument;

beforeAll(async () => {
  it = await testApp();
  document = (await (await it.app.request('/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => it.close());

async function made(lawyer: Lawyer, path: string, body: object): Promise<string> {
  const answer = await lawyer.call('POST', path, body, { prefer: 'return=representation' });
  const [row] = (await answer.json()) as { id: string }[];
  return row?.id ?? '';
}

/** A lawyer who has one of everything, and what names it. */
async function prepareData(): Promise<{ lawyer: Lawyer; known: Known }> {
  const lawyer = await it.lawyer();
  const client = await made(lawyer, '/rest/v1/clients', { name: 'Kaveri Mills', status: 'exploration' });
  const legalCase = await made(lawyer, '/rest/v1/cases', { title: 'Kaveri v. State', client_id: client });
  const path = `case_files/${legalCase}/a_1.txt`;
  await lawyer.call('POST', `/storage/v1/object/case-files/${path}`, 'A statement.');
  const file = await made(lawyer, '/rest/v1/case_files', {
    case_id: legalCase,
    file_name: 'a.txt',
    file_path: path,
  });
  const event = await made(lawyer, '/rest/v1/timeline_events', {
    case_id: legalCase,
    title: 'Hearing',
    event_date: '2026-03-09T10:30:00+05:30',
    event_type: 'hearing',
  });
  const ids = [legalCase, client, file, event];
  const known = {
    id: ids,
    client_id: [client],
    case_id: [legalCase],
    file_id: [file],
    filter: ids.map((id) => `eq.${id}`),
    select: ['*', 'id', 'id,created_at'],
    columns: ['id'],
    on_conflict: ['id'],
    order: ['created_at.desc', 'id'],
    limit: ['1', '20'],
    offset: ['0', '1'],
    or: [`(id.eq.${client},id.eq.${legalCase})`],
    and: [`(id.eq.${client})`],
    prefer: ['return=representation', 'count=exact', 'resolution=merge-duplicates'],
    range: ['0-1', 'bytes=0-3'],
    path: [path, `case_files/${legalCase}/b_2.txt`],
    paths: [path],
    prefixes: [path],
    prefix: [`case_files/${legalCase}`],
    expiresIn: ['60', '3600'],
    email: ['asha@chambers.example', 'nila@chambers.example'],
    password: ['Vakalatnama#1'],
    phone: ['9876543210'],
    redirect_to: ['https://munshi.example/home'],
    'Tus-Resumable': ['1.0.0'],
    'Upload-Length': ['12'],
    'Upload-Offset': ['0'],
    'Upload-Metadata': [
      `bucketName ${btoa('case-files')},objectName ${btoa(`case_files/${legalCase}/c_3.txt`)}`,
    ],
  };
  return { lawyer, known };
}

const isPublic = (operation: Operation) => operation.security?.length === 0;

async function send(operation: Operation, request: GeneratedRequest, token?: string): Promise<Response> {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { url, headers, body } = request;
  return it.app.request(url, {
    method: operation.method,
    headers: { ...headers, ...authorization },
    ...(body === undefined ? {} : { body }),
  });
}

const shown = ({ url, headers, body }: GeneratedRequest) =>
  `${url.slice(0, 300)} ${JSON.stringify(headers)} ${JSON.stringify(body?.slice(0, 300))}`;

/** The lawyer of all that is only read; what changes anything has one of its own. */
let reader: ReturnType<typeof prepareData> | undefined;
const readerOfAll = () => {
  reader ??= prepareData();
  return reader;
};

/** Sends generated requests of one operation and tells what is wrong with the answers. */
async function faultsOf(operation: Operation, odd: boolean): Promise<string[]> {
  const { lawyer, known } = await (operation.method === 'GET' ? readerOfAll() : prepareData());
  const numRuns = odd ? RUNS.odd : RUNS.allowed;
  const requests = fc.sample(requestsOf(operation, known, odd), { seed: SEED, numRuns });
  const faults: string[] = [];
  for (const [at, request] of requests.entries()) {
    const report = (fault: string) =>
      faults.push(`${operation.method} ${operation.path}: ${fault}\n    ${shown(request)}`);
    // Otherwise nearly every answer about accounts is that there were too many.
    if (at % 4 === 0) await it.db.sql('delete from auth.throttles');
    const fault = await faultOf(document, operation, await send(operation, request, lawyer.token));
    if (fault) report(fault);
    if (isPublic(operation) || at % 4 !== 0) continue;
    const closed = await send(operation, request);
    if (closed.status !== 401) report(`status ${closed.status} without a session`);
    const described = await faultOf(document, operation, closed);
    if (described) report(described);
  }
  return faults;
}

test.each([
  ['allowed', false],
  ['odd', true],
])(
  '%s requests are answered as the contract says',
  async (_, odd) => {
    const faults: string[] = [];
    for (const operation of operationsOf(document)) faults.push(...(await faultsOf(operation, odd)));
    expect(faults.join('\n')).toBe('');
  },
  PATIENCE_MS,
);

/**
 * Routes outside the public API: the files of the web application, this machine's own calls, addresses that are handed
 * out.
 */
const UNDOCUMENTED =
  /^(?:GET \/(?:\*|openapi\.json|openapi\/\w+\.json|robots\.txt|sitemap\.xml|plans|assets\/\*|:file\{.*|library\/files\/(?:\*|section))|\w+ \/(?:local|internal)\/.*)$/u;

test('the reference page reads a list of all operations, and each with the schemas that it names', async () => {
  const read = async (path: string) => (await it.app.request(path)).json() as Promise<OpenApiDocument>;
  const { paths } = await read('/openapi/index.json');
  const operations = operationsOf(document);
  const listed = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  );
  expect(listed.sort()).toEqual(
    operations.map(({ method, path }) => `${method.toLowerCase()} ${path}`).sort(),
  );
  for (const { method, path } of operations) {
    const asked = new URLSearchParams({ path, method: method.toLowerCase() });
    const part = await read(`/openapi/operation.json?${asked}`);
    const name = method.toLowerCase() as Lowercase<string>;
    expect(part.paths[path]).toEqual({ [name]: document.paths[path]?.[name] });
    for (const [, schema = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/([^"]+)"/gu))
      expect(part.components.schemas[schema], schema).toEqual(document.components.schemas[schema]);
  }
  for (const asked of [
    'path=/nowhere&method=get',
    'path=constructor&method=get',
    'path=/healthz&method=constructor',
  ])
    expect((await it.app.request(`/openapi/operation.json?${asked}`)).status).toBe(404);
});

test('every route is documented', () => {
  const documented = new Set(operationsOf(document).map(({ method, path }) => `${method} ${path}`));
  // Tables and functions share a handler, and a HEAD request arrives as GET.
  documented.add('GET /storage/v1/upload/resumable/{id}');
  const missing = it.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !UNDOCUMENTED.test(`${method} ${path}`))
    .filter(({ path }) => !/^\/rest\/v1\/(?::table|rpc\/:name)$/u.test(path))
    .map(
      ({ method, path }) =>
        `${method} ${path.replaceAll(/:(\w+)(?:\{\.\+\})?/gu, '{$1}').replace(/\*$/u, '{path}')}`,
    )
    .filter((route) => !documented.has(route));
  expect([...new Set(missing)]).toEqual([]);
});
