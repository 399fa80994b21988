import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live, type LiveChange, pauseAfter } from './live.ts';

type Sent = [
  joinRef: string | null,
  ref: string,
  topic: string,
  event: string,
  payload: { config?: unknown },
];

/** A server that a test plays by hand. */
class Pretended {
  readonly OPEN = 1;
  readyState = 0;
  readonly sent: Sent[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  closed = false;
  alive = false;

  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
    if (this.alive && this.sent.at(-1)?.[3] === 'heartbeat')
      this.says(null, 'phoenix', 'phx_reply', { status: 'ok', response: {} });
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(joinRef: string | null, topic: string, event: string, payload: unknown) {
    this.onmessage?.({ data: JSON.stringify([joinRef, null, topic, event, payload]) });
  }
  /** Agrees to every join so far. */
  agrees() {
    for (const [joinRef, , topic, event] of this.sent)
      if (event === 'phx_join') this.says(joinRef, topic, 'phx_reply', { status: 'ok', response: {} });
  }
  get joins() {
    return this.sent.filter(([, , , event]) => event === 'phx_join');
  }
}

let sockets: Pretended[];
let live: Live;
let heard: (LiveChange | undefined)[];
const ended = vi.fn();
const last = () => sockets.at(-1) as Pretended;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = [];
  ended.mockReset();
  const open = () => {
    sockets.push(new Pretended());
    return last() as unknown as WebSocket;
  };
  live = new Live({ open, onSessionEnded: ended });
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const start = () => {
  const stop = live.listen('clients', undefined, (change) => heard.push(change));
  last().opens();
  return stop;
};
const TOPIC = 'realtime:clients';
const change: LiveChange = { type: 'INSERT' };

test('a feed is joined once for all listeners; they reload when it is joined and then get each change', () => {
  start();
  live.listen('clients', undefined, (other) => heard.push(other));
  expect(sockets).toHaveLength(1);
  expect(last().joins.map(([, , topic, , payload]) => [topic, payload])).toEqual([
    [
      TOPIC,
      { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'clients', select: [] }] } },
    ],
  ]);
  last().agrees();
  expect(heard).toEqual([undefined, undefined]);
  last().says(last().joins[0]?.[0] ?? '', TOPIC, 'postgres_changes', { ids: [1], data: change });
  expect(heard.slice(2)).toEqual([change, change]);
});

test('a lost connection is restored and everything is reloaded', () => {
  start();
  last().agrees();
  last().onclose?.({ code: 1006 });
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  last().opens();
  last().agrees();
  expect(heard).toEqual([undefined, undefined]);
});

test('reconnects less and less often to an unreachable server, and at once when the browser is online again', () => {
  start();
  for (let i = 0; i < 8; i += 1) {
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(30_000);
  }
  const before = sockets.length;
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(10_000);
  expect(sockets).toHaveLength(before);
  window.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(before + 1);
  expect([pauseAfter(0, 0), pauseAfter(0, 1), pauseAfter(20, 1)]).toEqual([250, 500, 30_000]);
});

test('a channel that errs, or is refused for now, is joined again on the same connection', () => {
  start();
  last().agrees();
  last().says(last().joins[0]?.[0] ?? '', TOPIC, 'phx_error', {});
  vi.advanceTimersByTime(500);
  expect(last().joins).toHaveLength(2);
  last().says(last().joins[1]?.[0] ?? '', TOPIC, 'phx_reply', {
    status: 'error',
    response: { reason: 'away' },
  });
  vi.advanceTimersByTime(1000);
  last().agrees();
  expect([sockets.length, last().joins.length, heard.length]).toEqual([1, 3, 2]);
});

test('a connection without an answer to a heartbeat is dropped', () => {
  start();
  last().agrees();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)?.slice(2, 4)).toEqual(['phoenix', 'heartbeat']);
  last().says(null, 'phoenix', 'phx_reply', { status: 'ok', response: {} });
  vi.advanceTimersByTime(20_000 + 10_000);
  expect(sockets[0]?.closed).toBe(true);
});

test('a session that ended is said so', () => {
  start();
  last().onclose?.({ code: 4001 });
  expect(ended).toHaveBeenCalledOnce();
});

test('a window that is hidden for long disconnects, and reloads when it is visible again', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  start();
  last().alive = true;
  last().agrees();
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(5 * 60_000 + 60_000);
  expect([sockets.length, sockets[0]?.closed]).toEqual([1, true]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  last().opens();
  last().agrees();
  expect([sockets.length, heard.length]).toEqual([2, 2]);
  hidden.mockRestore();
});

test('an unsubscribed listener gets no changes, and the channel is left', () => {
  const stop = start();
  last().agrees();
  stop();
  expect(last().sent.at(-1)?.[3]).toBe('phx_leave');
  last().says(last().joins[0]?.[0] ?? '', TOPIC, 'postgres_changes', { ids: [1], data: change });
  expect(heard).toEqual([undefined]);
  live.close();
  expect(last().closed).toBe(true);
});
