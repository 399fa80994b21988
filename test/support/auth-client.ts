import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createClient, type SupabaseClient, type WebSocketLikeConstructor } from '@supabase/supabase-js';
import { type AccountsApp, ORIGIN } from '../fixtures/accounts-app.ts';

/** Node 20 has no WebSocket, and the client wants one although calls about accounts never open it. */
class NoWebSocket {
  constructor() {
    throw new Error('accounts open no WebSocket');
  }
}

/** An unmodified client of this family of backends, as a browser of its own. */
export function authClient(
  url: string,
  flowType: 'implicit' | 'pkce' = 'implicit',
  headers: Record<string, string> = {},
): SupabaseClient {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createClient(url, 'any-key', {
    realtime: { transport: NoWebSocket as unknown as WebSocketLikeConstructor },
    global: { headers },
    auth: { flowType, storage, autoRefreshToken: false, persistSession: true },
  });
}

/** Opens the link of a mail and sends the form of its page, as a browser does: to the address that the page names. */
export async function pressButton(url: string, link: string): Promise<Response> {
  const page = await fetch(`${url}/auth/v1${link}`, { redirect: 'manual' });
  const action = /<form method="post" action="([^"]+)"/.exec(await page.text())?.[1];
  if (!action) throw new Error(`the link showed no form: ${page.status}`);
  const unescaped = action.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  return fetch(new URL(unescaped, url), { method: 'POST', redirect: 'manual', headers: { origin: ORIGIN } });
}

/** `/auth/v1` over real HTTP, and its clients. */
export async function serveAccounts(auth: AccountsApp): Promise<{
  client(): SupabaseClient;
  close(): Promise<void>;
}> {
  const server = serve({ fetch: auth.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((ready) => server.once('listening', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    client: () => authClient(url),
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}
