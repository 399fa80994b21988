import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';

/** The account that signs in at the provider. `sub` identifies the person, whatever the other fields say. */
export interface ProviderAccount {
  sub?: string;
  email: string;
  name?: string;
  verified?: boolean;
}

/** Faults of the provider from now on; an empty object is a provider in good health. */
export interface Trouble {
  /** `silent` never answers, `broken` answers 503, `hangs up` closes the connection. */
  discovery?: 'silent' | 'broken' | 'hangs up';
  token?: 'silent' | 'broken' | 'hangs up';
  /** Rewrites the claims of ID tokens before they are signed. */
  claims?: (claims: JWTPayload) => JWTPayload;
  /** Signs ID tokens with a key that is not the provider's. */
  foreignKey?: boolean;
}

export interface OpenIdProvider {
  /** Environment variables that connect the product to this provider. */
  env: { GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string; GOOGLE_ISSUER: string };
  trouble: Trouble;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Chooses an account as a browser does. Returns the address of ours to which the provider sends the browser back. */
  signIn(authorizeUrl: string, account: ProviderAccount): Promise<string>;
  /** Cancels instead. */
  cancel(authorizeUrl: string): Promise<string>;
  close(): Promise<void>;
}

const CLIENT = { client_id: 'munshi', client_secret: 'the-secret-of-munshi-at-the-provider' };

/**
 * A real OpenID provider on loopback, in place of Google: it requires PKCE, the claims are in the ID token, and its
 * account chooser is a plain page with labels: *Email*, *Name*, *Email verified*, and the buttons *Continue* and
 * *Cancel*. Every account that is typed in exists.
 */
export async function startOpenIdProvider(redirectUris: string[]): Promise<OpenIdProvider> {
  const accounts = new Map<string, ProviderAccount>();
  const asked: string[] = [];
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = await signingKey('provider');
  const provider = quietly(() => new Provider(issuer, configuration(redirectUris, key, accounts)));
  const fake: OpenIdProvider = {
    env: {
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
      GOOGLE_ISSUER: issuer,
    },
    trouble: {},
    asked,
    signIn: (url, account) => browse(issuer, url, formOf(account)),
    cancel: (url) => browse(issuer, url, new URLSearchParams({ choice: 'cancel' })),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  const foreign = await signingKey('provider');
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === '/token') await rewrite(ctx, fake.trouble, fake.trouble.foreignKey ? foreign : key);
  });
  const standard = provider.callback();
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    asked.push(pathname);
    if (isInTrouble(pathname, fake.trouble, response)) return;
    if (!pathname.startsWith('/choose/')) return void standard(request, response);
    choose(provider, accounts, request, response).catch((error: Error) => {
      response.writeHead(400).end(error.message);
    });
  });
  return fake;
}

async function signingKey(kid: string) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
}
type SigningKey = Awaited<ReturnType<typeof signingKey>>;

/** The library warns of settings that are for trying things out, which is all that this is for. */
function quietly<T>(make: () => T): T {
  const { warn, info } = console;
  console.warn = () => undefined;
  console.info = () => undefined;
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
}

function configuration(
  redirectUris: string[],
  key: SigningKey,
  accounts: Map<string, ProviderAccount>,
): ConstructorParameters<typeof Provider>[1] {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [
      {
        ...CLIENT,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['of the fake'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { policy, url: (_ctx, { uid }) => `/choose/${uid}` },
    findAccount: (_ctx, sub) => {
      const { email, name, verified = true } = accounts.get(sub) ?? { email: sub };
      return { accountId: sub, claims: () => ({ sub, email, email_verified: verified, name }) };
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        accountId: ctx.oidc.session?.accountId,
        clientId: CLIENT.client_id,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 3600, AccessToken: 600 },
  };
}

function isInTrouble(pathname: string, { discovery, token }: Trouble, response: ServerResponse): boolean {
  const trouble = pathname.startsWith('/.well-known/')
    ? discovery
    : pathname === '/token'
      ? token
      : undefined;
  if (trouble === 'broken') response.writeHead(503).end('out of order');
  if (trouble === 'hangs up') response.destroy();
  return trouble !== undefined;
}

async function rewrite(ctx: { body: unknown }, trouble: Trouble, key: SigningKey): Promise<void> {
  const body = ctx.body as { id_token?: string } | undefined;
  if (typeof body?.id_token !== 'string' || !(trouble.claims || trouble.foreignKey)) return;
  const claims = JSON.parse(
    Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as JWTPayload;
  const signed = new SignJWT(trouble.claims?.(claims) ?? claims).setProtectedHeader({
    alg: 'RS256',
    kid: key.kid,
  });
  ctx.body = { ...body, id_token: await signed.sign(await importJWK(key, 'RS256')) };
}

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Choose an account</title></head><body>
<main><h1>Choose an account</h1>
<form method="post">
<p><label>Email <input type="email" name="email" autocomplete="off"></label></p>
<p><label>Name <input name="name" autocomplete="off"></label></p>
<p><label><input type="checkbox" name="verified" checked> Email verified</label></p>
<p><button name="choice" value="continue">Continue</button> <button name="choice" value="cancel">Cancel</button></p>
</form></main></body></html>`;

/** The account chooser: shows its page, and ends the interaction with what was chosen. */
async function choose(
  provider: Provider,
  accounts: Map<string, ProviderAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    return;
  }
  const form = new URLSearchParams(await text(request));
  if (form.get('choice') === 'cancel') {
    const refusal = { error: 'access_denied', error_description: 'The user cancelled' };
    return provider.interactionFinished(request, response, refusal);
  }
  const email = form.get('email') ?? '';
  const sub = form.get('sub') ?? `of ${email.toLowerCase()}`;
  const name = form.get('name');
  accounts.set(sub, { email, verified: form.has('verified'), ...(name ? { name } : {}) });
  await provider.interactionFinished(request, response, { login: { accountId: sub }, select_account: {} });
}

function formOf({ sub, email, name, verified = true }: ProviderAccount): URLSearchParams {
  const given = { choice: 'continue', email, sub, name, verified: verified ? 'on' : undefined };
  return new URLSearchParams(
    Object.entries(given).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  );
}

/** Goes from page to page as a fresh browser does, sends the chooser's form, and stops where the provider is left. */
async function browse(issuer: string, start: string, form: URLSearchParams): Promise<string> {
  const cookies = new Map<string, string>();
  const open = async (url: string, body?: URLSearchParams): Promise<string> => {
    if (!url.startsWith(issuer)) return url;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body ? { method: 'POST', body } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    const page = await answer.text();
    if (next) return open(new URL(next, url).href);
    if (answer.status === 200 && !body) return open(url, form);
    throw new Error(`the provider answered ${answer.status}: ${page.slice(0, 300)}`);
  };
  return open(start);
}
