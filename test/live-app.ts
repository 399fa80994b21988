import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { type Listener, listen } from '#server/listen.ts';
import { openLive } from '#server/live.ts';
import { hashSecret, randomSecret } from '#server/platform/secret.ts';
import { type Lawyer, type TestApp, testApp } from './app.ts';

/** `expect.poll` with the patience that a busy machine needs. */
export const eventually = <T>(read: () => T) => expect.poll(read);

export interface LiveApp extends TestApp {
  port: number;
  url: string;
  listener: Listener;
  live: ReturnType<typeof openLive>;
  /** The unmodified public client, signed in as somebody. */
  publicClient(lawyer: Lawyer): SupabaseClient;
  socket(given?: { headers?: Record<string, string>; version?: string; path?: string }): LiveConnection;
  /** Gives the lawyer's session a cookie, as a browser has it. */
  cookieOf(lawyer: Lawyer): Promise<string>;
}

/** The product on a real port, with its WebSocket. */
export async function liveApp(given: Parameters<typeof testApp>[0] = {}): Promise<LiveApp> {
  const app = await testApp(given);
  const listener = await listen('127.0.0.1', 0);
  const live = openLive(app.services);
  listener.serve(app.app.fetch, live.upgrade);
  await live.ready();
  const { port } = listener;
  const connections: LiveConnection[] = [];
  const clients: SupabaseClient[] = [];
  return {
    ...app,
    port,
    url: `http://127.0.0.1:${port}`,
    listener,
    live,
    publicClient: (lawyer) => {
      const client = createClient(`http://127.0.0.1:${port}`, 'anon-key', {
        accessToken: async () => lawyer.token,
        // Node 20 brings no WebSocket of its own.
        realtime: { transport: WebSocket as never },
      });
      clients.push(client);
      return client;
    },
    socket: ({ headers = {}, version = '2.0.0', path = '/realtime/v1/websocket' } = {}) => {
      const connection = new LiveConnection(
        new WebSocket(`ws://127.0.0.1:${port}${path}?apikey=any&vsn=${version}`, { headers }),
      );
      connections.push(connection);
      return connection;
    },
    cookieOf: async (lawyer) => {
      const cookie = randomSecret();
      await app.db.sql('update auth.sessions set cookie_hash = $1 where user_id = $2', [
        hashSecret(cookie),
        lawyer.userId,
      ]);
      return `__Host-munshi=${cookie}`;
    },
    close: async () => {
      for (const client of clients) await client.removeAllChannels();
      for (const connection of connections) connection.ws.terminate();
      await live.close(0);
      await listener.close(0);
      await app.close();
    },
  };
}

export interface Answer {
  status: string;
  response: { reason?: string; postgres_changes?: { id: number }[] };
}

export interface HeardChange {
  ids: number[];
  data: {
    schema: string;
    table: string;
    type: string;
    commit_timestamp: string;
    columns: { name: string; type: string }[];
    record?: Record<string, unknown>;
    old_record?: Record<string, unknown>;
    errors: null;
  };
}

type Heard = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown];

/** A bare connection that speaks version 2.0.0 and remembers what it heard. */
export class LiveConnection {
  readonly ws: WebSocket;
  readonly heard: Heard[] = [];
  /** The close code, or the status that refused the upgrade. */
  ended: number | undefined;
  readonly opened: Promise<boolean>;
  #ref = 0;

  constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data) => this.heard.push(JSON.parse(String(data)) as Heard));
    ws.on('close', (code) => {
      this.ended ??= code;
    });
    ws.on('error', () => undefined);
    this.opened = new Promise((resolve) => {
      ws.on('open', () => resolve(true));
      ws.on('unexpected-response', (request, response) => {
        this.ended = response.statusCode;
        request.destroy();
        resolve(false);
      });
      ws.on('close', () => resolve(false));
    });
  }

  /** Sends a message and returns its ref. */
  send(topic: string, event: string, payload: unknown): string {
    this.#ref += 1;
    const ref = String(this.#ref);
    this.ws.send(JSON.stringify([ref, ref, topic, event, payload]));
    return ref;
  }

  /** The answer to a message: `{status, response}`. */
  async ask(topic: string, event: string, payload: unknown): Promise<Answer> {
    await this.opened;
    const ref = this.send(topic, event, payload);
    return new Promise((resolve, reject) => {
      const look = () => {
        const answer = this.heard.find(([, own, , what]) => own === ref && what === 'phx_reply');
        if (!answer && this.ws.readyState <= this.ws.OPEN) return;
        this.ws.off('message', look);
        this.ws.off('close', look);
        if (answer) resolve(answer[4] as Answer);
        else reject(new Error(`closed: ${this.ended}`));
      };
      this.ws.on('message', look);
      this.ws.on('close', look);
    });
  }

  /** Joins `realtime:<table>` for every change of a table. */
  join(table: string, token?: string, filter?: string): Promise<Answer> {
    return this.ask(`realtime:${table}${filter ?? ''}`, 'phx_join', {
      ...(token === undefined ? {} : { access_token: token }),
      config: { postgres_changes: [{ event: '*', schema: 'public', table, filter }] },
    });
  }

  /** The changes heard so far, oldest first. */
  get changes(): HeardChange[] {
    return this.heard
      .filter(([, , , event]) => event === 'postgres_changes')
      .map(([, , , , payload]) => payload as never);
  }
}
