import { EventEmitter } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { loadLanguages } from '#server/core/language.ts';
import { PROBLEMS } from '#shared/errors.ts';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { t } from '#shared/messages/translate.ts';
import { testLanguages } from '#test/fixtures/languages.ts';
import { eventually } from '#test/fixtures/live-app.ts';
import { declareResource } from '../data-api/resource.ts';
import type { Session } from '../http/access.ts';
import { LIMITS } from './protocol.ts';
import { LiveSocket, type SocketContext, type SocketIdentity } from './socket.ts';
import { Sockets } from './sockets.ts';

/** The client's end of a connection, driven by the test. */
class FarEnd extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: [
    string | null,
    string | null,
    string,
    string,
    { status?: string; response?: { reason?: string } },
  ][] = [];
  ended: number | 'terminated' | undefined;
  pings = 0;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  ping() {
    this.pings += 1;
  }
  close(code: number) {
    this.ended = code;
    this.readyState = 3;
  }
  terminate() {
    this.ended = 'terminated';
    this.readyState = 3;
  }
  /** Sends a message and waits for the answer. */
  async ask(topic: string, event: string, payload: object) {
    const ref = String(this.sent.length);
    this.emit('message', Buffer.from(JSON.stringify([ref, ref, topic, event, payload])), false);
    await eventually(() => this.sent.some(([, own, , what]) => own === ref && what === 'phx_reply')).toBe(
      true,
    );
    return this.sent.find(([, own]) => own === ref)?.[4].status;
  }
}

const HOUR = 3_600_000;
const clients = declareResource({
  table: 'clients',
  summary: '',
  row: z.object({ id: z.uuid(), name: z.string() }),
});
const session = (userId: string): Session => ({
  userId,
  aal: 'aal1',
  sessionId: `session of ${userId}`,
  email: '',
  signedInAt: 0,
  needsSecondFactor: false,
  language: null,
});

let time: number;
let far: FarEnd;
let sockets: Sockets;
let socket: LiveSocket;
const room: SocketContext = {
  resources: new Map([['clients', clients]]),
  identify: async (token): Promise<SocketIdentity | undefined> =>
    token.startsWith('nobody')
      ? undefined
      : {
          session: { ...session(token.split(' ')[0] ?? ''), language: token.includes('hi') ? 'hi' : null },
          expiresAt: time + HOUR,
        },
  admit: (which, userId) => sockets.admit(which, userId),
  isListening: () => true,
  now: () => time,
};
const JOIN = { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'clients' }] } };
const change = {
  table: 'clients',
  type: 'INSERT' as const,
  row: { id: '1' },
  json: () => '{}',
};

beforeEach(() => {
  time = 0;
  far = new FarEnd();
  sockets = new Sockets();
  socket = new LiveSocket(far as unknown as WebSocket, '2.0.0', room, undefined);
  sockets.add(socket, '127.0.0.1');
});

test('a token that ran out closes the socket, one that was renewed in time does not', async () => {
  expect(await far.ask('realtime:c', 'phx_join', { ...JOIN, access_token: 'asha 1' })).toBe('ok');
  time = HOUR - 1;
  sockets.closeExpired(time);
  expect(await far.ask('realtime:c', 'access_token', { access_token: 'asha 2' })).toBe('ok');
  time = HOUR + 1;
  sockets.closeExpired(time);
  expect(far.ended).toBeUndefined();
  time = 2 * HOUR;
  sockets.closeExpired(time);
  expect(far.ended).toBe(4001);
});

test('an invalid token closes the channel', async () => {
  await far.ask('realtime:c', 'phx_join', { ...JOIN, access_token: 'asha' });
  expect(await far.ask('realtime:c', 'access_token', { access_token: 'nobody' })).toBe('error');
  expect(far.sent.at(-1)?.[3]).toBe('phx_close');
  socket.tell(change);
  expect(far.sent.at(-1)?.[3]).toBe('phx_close');
});

test('a socket that does not authenticate in time is closed, and counts as unauthenticated only until it does', async () => {
  const other = new LiveSocket(new FarEnd() as unknown as WebSocket, '2.0.0', room, undefined);
  sockets.add(other, '127.0.0.1');
  expect(sockets.unauthenticatedAt('127.0.0.1')).toBe(2);
  await far.ask('realtime:c', 'phx_join', { ...JOIN, access_token: 'asha' });
  expect(sockets.unauthenticatedAt('127.0.0.1')).toBe(1);
  time = LIMITS.unauthenticatedMs + 1;
  sockets.closeExpired(time);
  expect(far.ended).toBeUndefined();
  sockets.remove(socket);
  expect([...sockets.of('asha')]).toEqual([]);
});

test('a client that does not read is dropped instead of filling our memory', async () => {
  await far.ask('realtime:c', 'phx_join', { ...JOIN, access_token: 'asha' });
  socket.tell(change);
  expect(far.ended).toBeUndefined();
  far.bufferedAmount = LIMITS.unreadBytes + 1;
  const before = far.sent.length;
  socket.tell(change);
  expect([far.ended, far.sent.length]).toEqual(['terminated', before]);
});

test('a client that does not answer a ping is dropped; any message counts as an answer', async () => {
  socket.ping();
  await far.ask('phoenix', 'heartbeat', {});
  socket.ping();
  far.emit('pong');
  socket.ping();
  expect([far.pings, far.ended]).toEqual([3, undefined]);
  socket.ping();
  expect(far.ended).toBe('terminated');
});

test('a topic that is joined again has its new subscription only', async () => {
  await far.ask('realtime:c', 'phx_join', { ...JOIN, access_token: 'asha' });
  await far.ask('realtime:c', 'phx_join', JOIN);
  const before = far.sent.length;
  socket.tell(change);
  expect(far.sent.slice(before).map(([, , , event, payload]) => [event, payload])).toEqual([
    ['postgres_changes', { ids: [2], data: {} }],
  ]);
});

test('a refusal is in the language of the user, and in English while there is none', async () => {
  await loadLanguages(testLanguages(errors, requests));
  const reason = async (topic: string, event: string, payload: object) => {
    await far.ask(topic, event, payload);
    return far.sent.findLast(([, , , what]) => what === 'phx_reply')?.[4].response?.reason;
  };
  const twice = (content: object) => ({ ...content, access_token: 'asha hi' });
  expect(await reason('realtime:c', 'phx_join', JOIN)).toBe(t(PROBLEMS.unauthenticated[1]));
  const other = { config: { postgres_changes: [{ event: '*', schema: 'auth', table: 'users' }] } };
  expect(await far.ask('realtime:c', 'phx_join', twice(JOIN))).toBe('ok');
  expect(await reason('realtime:d', 'phx_join', twice(other))).toBe(`hi: ${t(requests.schemaNotOffered)}`);
  expect(await reason('realtime:c', 'broadcast', {})).toBe(`hi: ${t(requests.eventUnknown)}`);
  expect(await reason('realtime:d', 'broadcast', {})).toBe('unmatched topic');
  expect(await reason('realtime:d', 'phx_join', { access_token: 'ravi' })).toBe(
    `hi: ${t(requests.socketOfAnother)}`,
  );
  const full = { ...room, admit: () => false };
  const crowded = new FarEnd();
  sockets.add(new LiveSocket(crowded as unknown as WebSocket, '2.0.0', full, undefined), '127.0.0.1');
  await crowded.ask('realtime:c', 'phx_join', twice(JOIN));
  expect(crowded.sent.at(-1)?.[4].response?.reason).toBe(`hi: ${t(requests.tooManySockets)}`);
});
