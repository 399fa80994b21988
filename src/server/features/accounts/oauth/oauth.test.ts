import { createHash, randomUUID } from 'node:crypto';
import {
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
  exchangeAuthorization,
  refreshAuthorization,
  registerClient,
  startAuthorization,
} from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationFull } from '@modelcontextprotocol/sdk/shared/auth.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { ApiKey } from '#shared/contracts/api-keys.ts';
import { OAUTH } from '#shared/contracts/oauth.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { takeInHour } from '../throttle/hourly-limit.ts';
import { isRedirectUri, isRegistered } from './metadata.ts';

// The official client of the protocol connects as a program does, and every other use of a code or token is refused.

const ORIGIN = 'https://munshi.example';
const BACK = 'http://127.0.0.1:4567/callback';

let it: TestApp;
let asha: Browsing;
beforeAll(async () => {
  await loadLanguages();
  it = await testApp();
  asha = await lawyer();
});
afterAll(() => it.close());

interface Browsing extends Lawyer {
  cookie: string;
}
/** A user with the cookie of a browser. */
async function lawyer(): Promise<Browsing> {
  const by = await it.lawyer();
  const cookie = randomSecret();
  const hash = [hashSecret(cookie), by.userId];
  await it.db.sql('update auth.sessions set cookie_hash = $1 where user_id = $2', hash);
  return { ...by, cookie: `__Host-munshi=${cookie}` };
}

/** Each call comes from a place of its own, for one place registers only so many programs. */
let place = 0;
const fetchFn = async (url: string | URL, init?: RequestInit) => {
  place += 1;
  const remoteAddress = `203.0.${Math.floor(place / 250)}.${place % 250}`;
  return it.app.request(String(url), init, { incoming: { socket: { remoteAddress } } });
};
const clientMetadata = { client_name: 'Assistant', redirect_uris: [BACK], scope: 'cases:read' };

interface Asked {
  client: OAuthClientInformationFull;
  url: URL;
  codeVerifier: string;
}
const metadata = async () => {
  const found = await discoverAuthorizationServerMetadata(ORIGIN, { fetchFn });
  if (!found) throw new Error('no metadata');
  return found;
};
async function asked(scope = 'cases:read'): Promise<Asked> {
  const found = await metadata();
  const client = await registerClient(ORIGIN, { metadata: found, clientMetadata, fetchFn });
  const { authorizationUrl: url, codeVerifier } = await startAuthorization(ORIGIN, {
    metadata: found,
    clientInformation: client,
    redirectUrl: BACK,
    scope,
    state: 'a state',
    resource: new URL(`${ORIGIN}/mcp`),
  });
  return { client, url, codeVerifier };
}
const open = (by: Browsing, url: URL, headers: Record<string, string> = {}) =>
  it.app.request(url.href, { headers: { cookie: by.cookie, ...headers } });
const decide = (
  by: Browsing,
  url: URL,
  decision: string,
  { origin = ORIGIN, ...proof }: { origin?: string; current_password?: string; nonce?: string } = {},
) =>
  it.app.request(url.href, {
    method: 'POST',
    headers: { cookie: by.cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ decision, ...proof }).toString(),
  });
async function codeOf(by: Browsing, url: URL): Promise<string> {
  const answer = await decide(by, url, 'allow');
  expect(answer.status, await answer.clone().text()).toBe(303);
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
const exchange = async ({ client, codeVerifier }: Asked, authorizationCode: string) =>
  exchangeAuthorization(ORIGIN, {
    metadata: await metadata(),
    clientInformation: client,
    authorizationCode,
    codeVerifier,
    redirectUri: BACK,
    fetchFn,
  });
const connected = async (by: Browsing, scope?: string) => {
  const program = await asked(scope);
  return { program, tokens: await exchange(program, await codeOf(by, program.url)) };
};
const cases = (token: string) =>
  it.app.request('/rest/v1/cases', { headers: { authorization: `Bearer ${token}` } });
const tokenCall = (form: Record<string, string>) =>
  it.app.request('/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
const errorOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error: string }).error,
];
const listed = async (by: Browsing) =>
  ((await (await by.call('GET', '/functions/v1/api-keys')).json()) as ApiKey[]).filter(
    (key) => key.connected,
  );

test('a program finds the endpoints, registers, is allowed by the user, and uses the tools of its scopes', async () => {
  const bare = await it.app.request('/mcp', { method: 'POST', body: '{}' });
  expect(bare.headers.get('www-authenticate')).toContain('/.well-known/oauth-protected-resource/mcp');
  const resource = await discoverOAuthProtectedResourceMetadata(`${ORIGIN}/mcp`, undefined, fetchFn);
  expect(resource).toMatchObject({ resource: `${ORIGIN}/mcp`, authorization_servers: [ORIGIN] });
  const program = await asked();
  expect((await it.app.request(program.url.href)).headers.get('location')).toMatch(
    /^\/login\?from=%2Foauth%2Fauthorize/u,
  );
  const page = await open(asha, program.url);
  const html = await page.text();
  expect(html).toContain('Connect Assistant to Munshi?');
  expect(html).toContain('Read clients, cases and files');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://127.0.0.1:4567");
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const answer = await decide(asha, program.url, 'allow');
  const back = new URL(answer.headers.get('location') ?? '');
  expect([back.origin, back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual([
    'http://127.0.0.1:4567',
    'a state',
    ORIGIN,
  ]);
  const tokens = await exchange(program, back.searchParams.get('code') ?? '');
  expect(tokens).toMatchObject({
    token_type: 'Bearer',
    expires_in: OAUTH.accessSeconds,
    scope: 'cases:read',
  });
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${tokens.access_token}` } },
    fetch: fetchFn,
  });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(['case_dates', 'list_cases']);
});

test.each([
  ['hi', 'जोड़ें'],
  ['ta', 'இணை'],
])('the page speaks %s', async (language, word) => {
  const { url } = await asked();
  expect(await (await open(asha, url, { 'accept-language': language })).text()).toContain(word);
});

test('a user who declines sends no code', async () => {
  const { url } = await asked();
  const answer = await decide(asha, url, 'deny');
  const back = new URL(answer.headers.get('location') ?? '');
  expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['access_denied', null]);
});

test('a page of another site cannot press the button', async () => {
  const { url } = await asked();
  expect((await decide(asha, url, 'allow', { origin: 'https://evil.example' })).status).toBe(403);
});

describe('a session that is not new', () => {
  const older = async () => {
    const by = await lawyer();
    await it.db.sql(
      `update auth.sessions set created_at = now() - interval '11 minutes' where user_id = $1`,
      [by.userId],
    );
    return by;
  };
  const codes = async (by: Browsing) =>
    it.db.sql('select 1 from auth.oauth_codes where user_id = $1', [by.userId]);

  test('needs the password, as a key does', async () => {
    const by = await older();
    const hash = await createPasswords({ memoryCost: 1024, timeCost: 2, parallelism: 1 }).hash(
      'Vakalatnama#1',
    );
    await it.db.sql('update auth.users set password_hash = $2 where id = $1', [by.userId, hash]);
    const { url } = await asked();
    expect(await (await open(by, url)).text()).toContain('type="password"');
    for (const proof of [{}, { current_password: '' }, { current_password: 'another' }]) {
      const again = await decide(by, url, 'allow', proof);
      expect([again.status, again.headers.get('location')]).toEqual([200, null]);
      expect(await again.text()).toContain('Please confirm your current password');
    }
    expect(await codes(by)).toEqual([]);
    const right = await decide(by, url, 'allow', { current_password: 'Vakalatnama#1' });
    expect(right.status).toBe(303);
    expect(await codes(by)).toHaveLength(1);
  });

  test('needs a code where the account has no password', async () => {
    const by = await older();
    await it.db.sql('update auth.users set password_hash = null where id = $1', [by.userId]);
    const { url } = await asked();
    const first = await (await open(by, url)).text();
    expect(first).toContain('Send me a code');
    expect(first).not.toContain('value="allow"');
    const sent = await (await decide(by, url, 'code')).text();
    expect(sent).toContain('name="nonce"');
    const wrong = await decide(by, url, 'allow', { nonce: '000000' });
    expect(await wrong.text()).toContain('This code is wrong or has expired.');
    expect(await codes(by)).toEqual([]);
  });
});

test('the activity says that a program was connected and that its connection ended', async () => {
  const by = await lawyer();
  await connected(by);
  const [key] = await listed(by);
  await by.call('DELETE', `/functions/v1/api-keys/${key?.id}`);
  const rows = await it.db.sql(
    `select event, details->>'friendly_name' as name from auth.audit_log where user_id = $1 and event like 'program%' order by id`,
    [by.userId],
  );
  expect(rows).toEqual([
    { event: 'program_connected', name: 'Assistant' },
    { event: 'program_ended', name: 'Assistant' },
  ]);
});

test('calls are counted in the database, so that another server counts on', async () => {
  const now = () => new Date('2031-01-01T10:59:30Z');
  const server = { db: it.services.db, secrets: it.services.secrets, now };
  await takeInHour(server, 'test', 'a', 2);
  await takeInHour({ ...server }, 'test', 'a', 2);
  await expect(takeInHour({ ...server }, 'test', 'a', 2)).rejects.toMatchObject({
    ...{ code: 'too_many_requests', retryAfter: 30 },
  });
  await takeInHour(server, 'test', 'b', 2);
  await takeInHour({ ...server, now: () => new Date('2031-01-01T11:00:00Z') }, 'test', 'a', 2);
});

test('the connection is listed beside the keys, ends at one press, and its tokens are kept as hashes', async () => {
  const by = await lawyer();
  const { tokens } = await connected(by);
  const rows = JSON.stringify(await it.db.sql('select * from auth.api_keys where user_id = $1', [by.userId]));
  expect(rows).not.toContain(tokens.access_token);
  expect(rows).not.toContain(tokens.refresh_token);
  expect((await cases(tokens.access_token)).status).toBe(200);
  const [key] = await listed(by);
  expect(key).toMatchObject({ name: 'Assistant', scopes: ['cases:read'], last_used_at: expect.any(String) });
  expect((await by.call('DELETE', `/functions/v1/api-keys/${key?.id}`)).status).toBe(204);
  expect((await cases(tokens.access_token)).status).toBe(401);
});

test('a program reads the rows of its user alone, within its scopes', async () => {
  const [owner, stranger] = [await lawyer(), await lawyer()];
  await owner.call('POST', '/rest/v1/cases', { title: 'Kaveri v. State' });
  const { tokens } = await connected(owner);
  const other = await connected(stranger);
  expect(await (await cases(tokens.access_token)).json()).toHaveLength(1);
  expect(await (await cases(other.tokens.access_token)).json()).toEqual([]);
  const written = await it.app.request('/rest/v1/cases', {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
    body: '{"title":"X"}',
  });
  expect(written.status).toBe(403);
});

test('a code is for its program, its address and its verifier, and once', async () => {
  const by = await lawyer();
  const program = await asked();
  const code = await codeOf(by, program.url);
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: program.client.client_id,
    redirect_uri: BACK,
    code_verifier: program.codeVerifier,
  };
  const wrong = [
    { code_verifier: 'x'.repeat(43) },
    { redirect_uri: 'http://127.0.0.1:4567/other' },
    { client_id: randomUUID() },
    { code: 'x' },
  ];
  for (const change of wrong)
    expect(await errorOf(await tokenCall({ ...form, ...change }))).toEqual([400, 'invalid_grant']);
  const { access_token } = (await (await tokenCall(form)).json()) as { access_token: string };
  expect((await cases(access_token)).status).toBe(200);
  // A code that comes twice was copied, so the tokens of its first use end.
  expect(await errorOf(await tokenCall(form))).toEqual([400, 'invalid_grant']);
  expect((await cases(access_token)).status).toBe(401);
});

test('refresh tokens rotate, and one that is used again ends the connection', async () => {
  const by = await lawyer();
  const { program, tokens } = await connected(by);
  const renew = async (refreshToken: string) =>
    refreshAuthorization(ORIGIN, {
      metadata: await metadata(),
      clientInformation: program.client,
      refreshToken,
      fetchFn,
    });
  const next = await renew(tokens.refresh_token ?? '');
  expect((await cases(tokens.access_token)).status).toBe(401);
  expect((await cases(next.access_token)).status).toBe(200);
  await expect(renew(tokens.refresh_token ?? '')).rejects.toThrow();
  expect((await cases(next.access_token)).status).toBe(401);
  expect(await listed(by)).toEqual([]);
});

test('tokens and codes end by themselves', async () => {
  const by = await lawyer();
  const { program, tokens } = await connected(by);
  await it.db.sql(`update auth.api_keys set expires_at = now() - interval '1 second' where user_id = $1`, [
    by.userId,
  ]);
  expect((await cases(tokens.access_token)).status).toBe(401);
  await it.db.sql(
    `update auth.api_keys set refresh_expires_at = now() - interval '1 second' where user_id = $1`,
    [by.userId],
  );
  const form = {
    grant_type: 'refresh_token',
    refresh_token: tokens.refresh_token ?? '',
    client_id: program.client.client_id,
  };
  expect(await errorOf(await tokenCall(form))).toEqual([400, 'invalid_grant']);
  const late = await asked();
  const code = await codeOf(by, late.url);
  await it.db.sql(`update auth.oauth_codes set expires_at = now() - interval '1 second'`);
  await expect(exchange(late, code)).rejects.toThrow();
});

test('a connection ends with the access of its user, and by the program itself', async () => {
  const by = await lawyer();
  const { tokens } = await connected(by);
  await it.db.sql(`update auth.users set erasing = '{}', erase_at = now() where id = $1`, [by.userId]);
  expect((await cases(tokens.access_token)).status).toBe(401);
  const other = await lawyer();
  const second = await connected(other);
  const revoked = await it.app.request('/oauth/revoke', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: second.tokens.refresh_token ?? '' }).toString(),
  });
  expect(revoked.status).toBe(200);
  expect((await cases(second.tokens.access_token)).status).toBe(401);
});

describe('a request that is not right', () => {
  const challenge = createHash('sha256').update('x'.repeat(43)).digest('base64url');
  const url = (client: string, change: Record<string, string>) => {
    const query = {
      response_type: 'code',
      client_id: client,
      redirect_uri: BACK,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...change,
    };
    return new URL(`${ORIGIN}/oauth/authorize?${new URLSearchParams(query)}`);
  };

  test.each([
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'everything' }, 'invalid_scope'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
  ])('%j goes back to the program as %s', async (change, error) => {
    const { client } = await asked();
    const answer = await open(asha, url(client.client_id, change));
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error')).toBe(error);
  });

  test('an unknown program or address goes nowhere', async () => {
    const { client } = await asked();
    for (const wrong of [
      url(randomUUID(), {}),
      url('x', {}),
      url(client.client_id, { redirect_uri: 'https://evil.example/' }),
    ]) {
      const answer = await open(asha, wrong);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect((await decide(asha, wrong, 'allow')).status).toBe(400);
    }
  });

  test('registration takes addresses of programs alone, and a limited number from one place', async () => {
    const call = (redirect_uris: string[], address = '198.51.100.7') =>
      it.app.request(
        '/oauth/register',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ redirect_uris }),
        },
        { incoming: { socket: { remoteAddress: address } } },
      );
    expect(await errorOf(await call(['javascript:alert(1)']))).toEqual([400, 'invalid_redirect_uri']);
    const answers = await Promise.all(
      Array.from({ length: OAUTH.registrationsAnHour + 2 }, () => call([BACK], '198.51.100.9')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

test.each([
  ['https://app.example/cb', true],
  ['http://localhost:9/cb', true],
  ['cursor://anysphere.cursor-mcp/oauth', true],
  ['http://app.example/cb', false],
  ['https://app.example/cb#x', false],
  ['https://user:pass@app.example/cb', false],
  ['data:text/html,x', false],
  ['no address', false],
])('%s as an address of a program: %s', (uri, allowed) => expect(isRedirectUri(uri)).toBe(allowed));

test('a program on the own machine may come with another port, no other address may differ', () => {
  expect(isRegistered('http://127.0.0.1:9999/callback', [BACK])).toBe(true);
  expect(isRegistered('http://127.0.0.1:9999/other', [BACK])).toBe(false);
  expect(isRegistered('https://app.example:444/cb', ['https://app.example/cb'])).toBe(false);
});
