import type { WebSocket } from 'ws';
import { inRequestLanguage, setRequestLanguage } from '#server/core/language.ts';
import { PROBLEMS, ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { t } from '#shared/messages/translate.ts';
import type { DeclaredResource } from '../data-api/resource.ts';
import type { Viewer } from '../db/database.ts';
import type { Session } from '../http/access.ts';
import type { Announcement } from './announcements.ts';
import { Channel } from './channel.ts';
import type { Change, Subscriber } from './deliveries.ts';
import {
  CLOSE,
  joinPayload,
  LIMITS,
  type Message,
  readMessage,
  tokenPayload,
  type Version,
  writeMessage,
} from './protocol.ts';

/** A rate limiter: a burst of `atOnce`, then `perSecond`. */
interface RateLimiter {
  /** False when the limit is reached. */
  take(): boolean;
}

function createRateLimiter(perSecond: number, atOnce: number, now: () => number): RateLimiter {
  let left = atOnce;
  let since = now();
  return {
    take: () => {
      const at = now();
      left = Math.min(atOnce, left + ((at - since) / 1000) * perSecond);
      since = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

/** A session and the expiry of its credential: an access token ends earlier than its session. */
export interface SocketIdentity {
  session: Session;
  /** Epoch milliseconds; undefined for a cookie. */
  expiresAt?: number;
}

/** Functions of the server that a socket needs. */
export interface SocketContext {
  resources: ReadonlyMap<string, DeclaredResource>;
  /** The session of an access token, from the database; undefined for none, or when a second factor is missing. */
  identify(token: string): Promise<SocketIdentity | undefined>;
  /** False when this user has too many sockets. */
  admit(socket: LiveSocket, userId: string): boolean;
  /** False while changes could be missed; joins are refused then. */
  isListening(): boolean;
  now(): number;
}

/** Formatted at each refusal, in the language of the user. */
const REFUSED = {
  session: () => t(PROBLEMS.unauthenticated[1]),
  person: () => t(requests.socketOfAnother),
  sockets: () => t(requests.tooManySockets),
  channels: () => t(requests.tooManyChannels, { max: LIMITS.channelsPerSocket }),
  bindings: () => t(requests.tooManySubscriptions, { max: LIMITS.bindingsPerSocket }),
  away: () => t(requests.changesUnavailable),
  // A name of the protocol, which its clients compare.
  unmatched: () => 'unmatched topic',
  event: () => t(requests.eventUnknown),
} as const;

/** One connection of one user, with its joined channels. */
export class LiveSocket implements Subscriber {
  readonly openedAt: number;
  readonly #ws: WebSocket;
  readonly #version: Version;
  readonly #room: SocketContext;
  readonly #channels = new Map<string, Channel>();
  readonly #allowance: RateLimiter;
  #identity: SocketIdentity | undefined;
  #token: string | undefined;
  #nextId = 1;
  #answered = true;
  #work: Promise<void> = Promise.resolve();

  constructor(ws: WebSocket, version: Version, room: SocketContext, identity: SocketIdentity | undefined) {
    this.#ws = ws;
    this.#version = version;
    this.#room = room;
    this.#identity = identity;
    this.openedAt = room.now();
    this.#allowance = createRateLimiter(LIMITS.messagesPerSecond, LIMITS.messagesAtOnce, room.now);
    ws.on('message', (data, binary) => this.#receive(String(data), binary));
    ws.on('pong', () => {
      this.#answered = true;
    });
  }

  get sessionId(): string | undefined {
    return this.#identity?.session.sessionId;
  }

  get viewer(): Viewer | undefined {
    return this.#identity?.session;
  }

  /** True when its token has expired and no new one has come. */
  get expired(): boolean {
    const { expiresAt } = this.#identity ?? {};
    return expiresAt !== undefined && expiresAt <= this.#room.now();
  }

  wants(announcement: Announcement): boolean {
    for (const channel of this.#channels.values())
      if (channel.receiversOf(announcement, announcement.ids).length > 0) return true;
    return false;
  }

  tell(change: Change): void {
    for (const channel of this.#channels.values())
      for (const { ids, columns } of channel.receiversOf(change, change.row)) {
        const data = change.json(columns);
        this.#send(channel, 'postgres_changes', `{"ids":${JSON.stringify(ids)},"data":${data}}`);
      }
  }

  missed(): void {
    const channels = [...this.#channels.values()];
    this.#channels.clear();
    // The client joins again after this, and knows that it missed changes.
    for (const channel of channels) this.#send(channel, 'phx_error', '{}');
  }

  close(code: number, reason: string): void {
    this.#channels.clear();
    this.#ws.close(code, reason);
  }

  terminate(): void {
    this.#ws.terminate();
  }

  /** Pings the client; one that did not answer the last ping is dropped. */
  ping(): void {
    if (this.#answered) this.#ws.ping();
    else this.terminate();
    this.#answered = false;
  }

  #receive(text: string, binary: boolean): void {
    this.#answered = true;
    const message = binary || !this.#allowance.take() ? undefined : readMessage(this.#version, text);
    // One after the other, because an answer may wait for the database.
    if (message) this.#work = this.#work.then(() => this.#handle(message));
    else this.close(CLOSE.policy, 'unreadable, or too many messages');
  }

  async #handle(message: Message): Promise<void> {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    // Each message is a request of its own: in the language of the user, once the user is known.
    await inRequestLanguage(undefined, () => this.#answer(message));
  }

  async #answer(message: Message): Promise<void> {
    setRequestLanguage(this.#identity?.session.language ?? null);
    try {
      await this.#act(message);
    } catch (error) {
      const known = error instanceof ProblemError ? error.sentence : t(PROBLEMS.internal[1]);
      this.#reply(message, 'error', { reason: known });
    }
  }

  async #act(message: Message): Promise<void> {
    const { topic, event, payload } = message;
    if (topic === 'phoenix' && event === 'heartbeat') return this.#reply(message, 'ok', {});
    if (event === 'phx_join') return this.#join(message);
    if (!this.#channels.has(topic)) return this.#reply(message, 'error', { reason: REFUSED.unmatched() });
    if (event === 'phx_leave') {
      this.#channels.delete(topic);
      return this.#reply(message, 'ok', {});
    }
    if (event !== 'access_token') return this.#reply(message, 'error', { reason: REFUSED.event() });
    const { data } = tokenPayload.safeParse(payload);
    const refusal = data ? await this.#take(data.access_token) : REFUSED.session();
    if (refusal === undefined) return this.#reply(message, 'ok', {});
    this.#channels.delete(topic);
    this.#reply(message, 'error', { reason: refusal });
    this.#send({ topic, joinRef: message.joinRef }, 'phx_close', '{}');
  }

  async #join(message: Message): Promise<void> {
    const refuse = (reason: string) => this.#reply(message, 'error', { reason });
    const { topic } = message;
    if (!/^realtime:./u.test(topic)) return refuse(REFUSED.unmatched());
    const parsed = joinPayload.safeParse(message.payload);
    if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? t(PROBLEMS.invalid_request[1]));
    const { access_token: token, config } = parsed.data;
    const refusal = await this.#take(token ?? undefined);
    if (refusal !== undefined) return refuse(refusal);
    if (!this.#channels.has(topic) && this.#channels.size >= LIMITS.channelsPerSocket)
      return refuse(REFUSED.channels());
    const channel = new Channel(message, config?.postgres_changes ?? [], this.#room.resources, this.#nextId);
    let bindings = channel.size;
    for (const other of this.#channels.values()) if (other.topic !== topic) bindings += other.size;
    if (bindings > LIMITS.bindingsPerSocket) return refuse(REFUSED.bindings());
    // No await between this and the answer: changes committed after the answer are delivered.
    if (!this.#room.isListening()) return refuse(REFUSED.away());
    const postgres_changes = channel.bindings;
    this.#nextId += postgres_changes.length;
    this.#channels.set(topic, channel);
    this.#reply(message, 'ok', { postgres_changes });
    if (postgres_changes.length === 0) return;
    const words = {
      extension: 'postgres_changes',
      status: 'ok',
      channel: topic.slice('realtime:'.length),
      message: 'Subscribed to PostgreSQL',
    };
    this.#send(channel, 'system', JSON.stringify(words));
  }

  /** Authenticates with a token; without one the socket keeps its session. Returns the reason of a refusal. */
  async #take(token: string | undefined): Promise<string | undefined> {
    if (token === undefined || token === this.#token) {
      return this.#identity && !this.expired ? undefined : REFUSED.session();
    }
    const found = await this.#room.identify(token);
    if (!found) return REFUSED.session();
    const own = this.#identity?.session.userId;
    if (own !== undefined && own !== found.session.userId) return REFUSED.person();
    setRequestLanguage(found.session.language);
    if (own === undefined && !this.#room.admit(this, found.session.userId)) return REFUSED.sockets();
    this.#identity = found;
    this.#token = token;
    return undefined;
  }

  #reply(message: Message, status: 'ok' | 'error', response: object): void {
    const { joinRef, ref, topic } = message;
    this.#write(
      writeMessage(
        this.#version,
        { joinRef, ref, topic, event: 'phx_reply' },
        JSON.stringify({ status, response }),
      ),
    );
  }

  #send({ topic, joinRef }: { topic: string; joinRef: string | null }, event: string, payload: string): void {
    this.#write(writeMessage(this.#version, { joinRef, ref: null, topic, event }, payload));
  }

  #write(text: string): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    // A slow reader must not fill our memory; the client reconnects and reloads.
    if (this.#ws.bufferedAmount > LIMITS.unreadBytes) this.terminate();
    else this.#ws.send(text);
  }
}
