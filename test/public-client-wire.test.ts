import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// Requests exactly as the Python client of this family of backends sends them (recorded from version 2.34), where they
// differ from those of the JavaScript client: null for an option that was not given, numbers as strings.

let it: TestApp;
let asha: Lawyer;
let meera: Lawyer;
let caseId: string;
const codes: string[] = [];

beforeAll(async () => {
  it = await testApp();
  it.services.sms.send = async ({ code }) => void codes.push(code);
  [asha, meera] = await Promise.all([it.lawyer(), it.lawyer()]);
  const made = await rows(asha, '/rest/v1/cases', { title: 'Files' });
  caseId = String(made[0]?.id);
});
afterAll(() => it.close());

const RETURN = 'return=representation';
const META = { gotrue_meta_security: { captcha_token: null } };

async function rows(lawyer: Lawyer, url: string, body: unknown, prefer = RETURN) {
  const answer = await lawyer.call('POST', url, body, { accept: '*/*', prefer });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>[];
}

async function names(): Promise<unknown[]> {
  const answer = await asha.call('GET', '/rest/v1/clients?select=name&order=name.asc');
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
}

test('a code by SMS is requested with `data` null, and used', async () => {
  const post = (path: string, body: object) =>
    it.app.request(`/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body: JSON.stringify({ ...body, ...META }),
    });
  const phone = '9876543210';
  expect((await post('/otp', { phone, data: null, create_user: true, channel: 'sms' })).status).toBe(200);
  const session = await post('/verify', { phone, token: codes.at(-1), type: 'sms' });
  expect(await session.json()).toMatchObject({ token_type: 'bearer', user: { phone: '+919876543210' } });
});

test('a factor is enrolled with `issuer` null and challenged with `channel` null', async () => {
  const body = { friendly_name: 'Pixel', factor_type: 'totp', issuer: null };
  const enrolled = await meera.call('POST', '/auth/v1/factors', body);
  const { id, totp } = (await enrolled.json()) as { id: string; totp: { uri: string } };
  expect(totp.uri).toContain('issuer=Munshi');
  const challenge = await meera.call('POST', `/auth/v1/factors/${id}/challenge`, { channel: null });
  expect(await challenge.json()).toMatchObject({ type: 'totp' });
});

describe('files', () => {
  const path = () => `case_files/${caseId}/k3x9_1763690000000.txt`;
  beforeAll(async () => {
    await asha.call('POST', `/storage/v1/object/case-files/${path()}`, 'A statement.', {
      'x-upsert': 'false',
    });
    await rows(asha, '/rest/v1/case_files', { case_id: caseId, file_name: 'a.txt', file_path: path() });
  });

  test('are signed for a number of seconds given as a string', async () => {
    const sign = (expiresIn: unknown) =>
      asha.call('POST', `/storage/v1/object/sign/case-files/${path()}`, { expiresIn });
    const { signedURL } = (await (await sign('3600')).json()) as { signedURL: string };
    expect(await (await it.app.request(`/storage/v1${signedURL}`)).text()).toBe('A statement.');
    for (const wrong of ['3601', '0', '-1', '', '1e3', ' 60', null, true, 1.5])
      expect((await sign(wrong)).status, String(wrong)).toBe(400);
  });

  test('are signed several at once; one that is not there, or another’s, has an error of its own', async () => {
    const none = `case_files/${caseId}/none.txt`;
    const body = { paths: [path(), none], expiresIn: '3600' };
    const answer = await asha.call('POST', '/storage/v1/object/sign/case-files', body);
    const [one, other] = (await answer.json()) as { signedURL: string | null; error: string | null }[];
    expect(await (await it.app.request(`/storage/v1${one?.signedURL}`)).text()).toBe('A statement.');
    expect(other).toEqual({ path: none, signedURL: null, error: 'Object not found' });
    const stranger = await (await it.lawyer()).call('POST', '/storage/v1/object/sign/case-files', body);
    expect(await stranger.json()).toMatchObject([{ signedURL: null }, { signedURL: null }]);
  });

  test('get an answer, or the 404 for a missing route', async () => {
    const info = (lawyer: Lawyer, name: string) =>
      lawyer.call('GET', `/storage/v1/object/info/case-files/${name}`);
    expect(await (await info(asha, path())).json()).toMatchObject({
      size: 12,
      content_type: 'text/plain; charset=utf-8',
    });
    for (const [lawyer, name] of [
      [asha, `case_files/${caseId}/none.txt`],
      [await it.lawyer(), path()],
    ] as const) {
      const answer = await info(lawyer, name);
      expect(await answer.json()).toMatchObject({ statusCode: '404', error: 'not_found' });
    }
  });

  test('are listed with the options that are always sent', async () => {
    const body = {
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
      prefix: `case_files/${caseId}`,
    };
    const answer = await asha.call('POST', '/storage/v1/object/list/case-files', body);
    expect(await answer.json()).toMatchObject([{ name: 'k3x9_1763690000000.txt' }]);
  });
});

test('rows are inserted with quoted `columns`, upserted by their id, and read as CSV', async () => {
  const columns = 'columns=%22id%22%2C%22name%22';
  await rows(asha, '/rest/v1/clients?columns=%22status%22%2C%22name%22%2C%22client_number%22', [
    { name: 'Ponni, "Traders"', status: 'pending', client_number: 'P-1' },
    { name: 'Kaveri', status: 'active', client_number: 'K-1' },
  ]);
  const [known] = (await (await asha.call('GET', '/rest/v1/clients?select=id&name=eq.Kaveri')).json()) as {
    id: string;
  }[];
  const merge = `${RETURN},resolution=merge-duplicates`;
  const fresh = '0b7f8f5e-0000-4000-8000-000000000001';
  await rows(
    asha,
    `/rest/v1/clients?on_conflict=id&${columns}`,
    [
      { id: known?.id, name: '=1+1' },
      { id: fresh, name: 'Vaigai' },
    ],
    merge,
  );
  expect(await names()).toEqual(['=1+1', 'Ponni, "Traders"', 'Vaigai']);
  const ignored = await rows(
    asha,
    '/rest/v1/clients',
    { id: fresh, name: 'Other' },
    `${RETURN},resolution=ignore-duplicates`,
  );
  expect(ignored).toEqual([]);
  const csv = await asha.call(
    'GET',
    '/rest/v1/clients?select=name%2Cstatus%2Cclient_number&order=name.asc',
    undefined,
    {
      accept: 'text/csv',
    },
  );
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await csv.text()).toBe(
    'name,status,client_number\r\n=1+1,active,K-1\r\n"Ponni, ""Traders""",pending,P-1\r\nVaigai,exploration,\r\n',
  );
});
