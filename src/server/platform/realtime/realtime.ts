import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { decodeJwt } from 'jose';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Env, ownOrigins } from '#server/core/env.ts';
import { declareResource, type Resource } from '../data-api/resource.ts';
import type { Database } from '../db/database.ts';
import { openPgListener } from '../db/pg-listener.ts';
import type { Sessions } from '../http/access.ts';
import { clientAddress } from '../http/request-context.ts';
import { sessionCookieOf } from '../http/session-cookie.ts';
import {
  ACCESS_CHANNEL,
  type AccessChange,
  type Announcement,
  CHANGES_CHANNEL,
  readAccessChange,
  readAnnouncement,
  SESSIONS_CHANNEL,
} from './announcements.ts';
import { Audience } from './audience.ts';
import { Deliveries } from './deliveries.ts';
import { CLOSE, LIMITS, type Version } from './protocol.ts';
import { LiveSocket, type SocketContext, type SocketIdentity } from './socket.ts';
import { Sockets } from './sockets.ts';

const PATH = '/realtime/v1/websocket';
const TICK_MS = 1000;
/**
 * Number of ticks between queries of the database for live sessions, one query for all; ended sessions are
 * also announced.
 */
const RECHECK_TICKS = 5;

export interface RealtimeParts {
  env: Env;
  log: Logger;
  db: Pick<Database, 'withUser' | 'withWorker' | 'workerUrl'>;
  sessions: Pick<Sessions, 'authenticate' | 'filterLive'>;
  now: () => Date;
}

export interface Realtime {
  /** Answers an HTTP upgrade: a WebSocket at `/realtime/v1/websocket`, a refusal elsewhere. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Resolves when changes are received. */
  ready(): Promise<void>;
  /** Closes every socket (1001) and drops those that have not closed after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Live changes of the declared resources, in the protocol of `/realtime/v1`. */
export function openRealtime(parts: RealtimeParts, declared: readonly Resource[]): Realtime {
  const resources = new Map(declared.map((resource) => [resource.table, declareResource(resource)]));
  const sockets = new Sockets();
  const deliveries = new Deliveries(parts.db, resources, (userId) => sockets.of(userId), parts.log);
  const { ear, ready } = hearDatabase(parts, sockets, deliveries);
  const timer = keepWatch(parts, sockets);
  let closing = false;
  const room: SocketContext = {
    resources,
    identify: (token) => identifyToken(parts, token),
    admit: (socket, userId) => sockets.admit(socket, userId),
    isListening: () => ear.isListening(),
    now: () => parts.now().getTime(),
  };
  return {
    upgrade: upgrader(parts, sockets, room, () => closing),
    ready: () => ready,
    close: async (graceMs) => {
      closing = true;
      clearInterval(timer);
      await Promise.all([ear.close(), sockets.close(graceMs)]);
    },
  };
}

/** Tells the members of shared cases of changes, and closes the sockets of those whose access ended. */
class Members {
  readonly #audience: Audience;
  readonly #sockets: Sockets;
  readonly #deliveries: Deliveries;
  readonly #log: Logger;

  constructor(db: Pick<Database, 'withWorker'>, sockets: Sockets, deliveries: Deliveries, log: Logger) {
    this.#audience = new Audience(db);
    this.#sockets = sockets;
    this.#deliveries = deliveries;
    this.#log = log;
  }

  announce(announcement: Announcement): void {
    const owner = announcement.ids.owner_id;
    this.#deliveries.announce(announcement);
    if (!this.#sockets.hasOthers(owner)) return;
    this.#audience
      .readersOf(announcement)
      ?.then((users) => {
        for (const user of users) if (user !== owner) this.#deliveries.announce(announcement, user);
      })
      .catch((error: unknown) => this.#lost(error));
  }

  accessChanged({ ended, user, chambers }: AccessChange): void {
    this.#audience.forget();
    if (!ended) return;
    if (user !== undefined) this.#sockets.endAccess(user);
    if (chambers === undefined) return;
    this.#audience
      .membersOf(chambers)
      .then((users) => {
        for (const member of users) this.#sockets.endAccess(member);
      })
      .catch((error: unknown) => this.#lost(error));
  }

  /** Nobody knows whom to tell: every window loads again. */
  #lost(error: unknown): void {
    this.#log.warn({ err: error }, 'live changes: the members of a case could not be read');
    this.#sockets.missedAll();
  }
}

function hearDatabase({ db, log }: RealtimeParts, sockets: Sockets, deliveries: Deliveries) {
  const members = new Members(db, sockets, deliveries, log);
  let heard: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const ear = openPgListener({
    url: db.workerUrl,
    purpose: 'live changes',
    channels: [CHANGES_CHANNEL, SESSIONS_CHANNEL, ACCESS_CHANNEL],
    onNotification: (channel, payload) => {
      if (channel === SESSIONS_CHANNEL) return sockets.endSession(payload);
      try {
        if (channel === ACCESS_CHANNEL) members.accessChanged(readAccessChange(payload));
        else members.announce(readAnnouncement(payload));
      } catch (error) {
        log.warn({ err: error }, 'live changes: an announcement could not be read');
      }
    },
    onUp: heard,
    onDown: () => sockets.missedAll(),
    log,
  });
  return { ear, ready };
}

function upgrader(
  parts: RealtimeParts,
  sockets: Sockets,
  room: SocketContext,
  closing: () => boolean,
): Realtime['upgrade'] {
  const { log } = parts;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
  });
  const accept = (ws: WebSocket, { version, address, identity }: Admission) => {
    const socket = new LiveSocket(ws, version, room, identity);
    sockets.add(socket, address);
    ws.on('error', (error) => log.debug({ reason: error.message }, 'live changes: a socket broke'));
    ws.on('close', () => sockets.remove(socket));
    if (identity && !sockets.admit(socket, identity.session.userId))
      socket.close(CLOSE.tryAgain, 'too many windows');
  };
  return (request, socket, head) => {
    const gone = (error: Error) => log.debug({ reason: error.message }, 'live changes: an upgrade broke');
    socket.on('error', gone);
    admission(parts, sockets, request)
      .then((found) => {
        if (closing()) return refuse(socket, 503);
        if (typeof found === 'number') return refuse(socket, found);
        server.handleUpgrade(request, socket, head, (ws) => {
          socket.off('error', gone);
          accept(ws, found);
        });
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'live changes: a connection could not be opened');
        refuse(socket, 503);
      });
  };
}

interface Admission {
  version: Version;
  address: string;
  /** Undefined for a socket that will authenticate with a token. */
  identity: SocketIdentity | undefined;
}

function versionOf(url: URL): Version | undefined {
  const version = url.searchParams.get('vsn') ?? '1.0.0';
  return version === '1.0.0' || version === '2.0.0' ? version : undefined;
}

/** A browser sends the page's origin; a foreign page must not listen with our user's cookie. */
function mayConnectFrom(origin: string | undefined, byCookie: boolean, env: Env): boolean {
  return origin === undefined ? !byCookie : ownOrigins(env).includes(origin) || isListed(origin, env);
}

/** A page of a listed origin joins with a token: the cookie that its browser may send counts for nothing. */
const isListed = (origin: string | undefined, { ALLOWED_ORIGINS }: Env) =>
  origin !== undefined && ALLOWED_ORIGINS.includes(origin);

/** The session of an upgrade request that is allowed; otherwise the status of the refusal. */
async function admission(
  { env, sessions }: RealtimeParts,
  sockets: Sockets,
  request: IncomingMessage,
): Promise<Admission | number> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== PATH) return 404;
  const version = versionOf(url);
  if (!version) return 400;
  const { origin, cookie, 'x-forwarded-for': forwarded } = request.headers;
  const asked = new Request(url, { headers: cookie === undefined ? {} : { cookie } });
  const byCookie = !isListed(origin, env) && sessionCookieOf(asked, env) !== undefined;
  if (!mayConnectFrom(origin, byCookie, env)) return 403;
  const address = clientAddress(
    request.socket.remoteAddress ?? 'local',
    String(forwarded ?? ''),
    env.TRUSTED_PROXIES,
  );
  const found = byCookie ? await sessions.authenticate(asked) : undefined;
  const identity = found && !found.session.needsSecondFactor ? { session: found.session } : undefined;
  if (!identity && sockets.unauthenticatedAt(address) >= LIMITS.strangersPerAddress) return 429;
  return { version, address, identity };
}

async function identifyToken(
  { sessions }: RealtimeParts,
  token: string,
): Promise<SocketIdentity | undefined> {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/u.test(token)) return undefined;
  const asked = new Request('http://localhost', { headers: { authorization: `Bearer ${token}` } });
  const found = await sessions.authenticate(asked);
  if (!found || found.session.needsSecondFactor) return undefined;
  const { exp } = decodeJwt(token);
  return { session: found.session, ...(exp === undefined ? {} : { expiresAt: exp * 1000 }) };
}

/** Every second: closes expired and unauthenticated sockets; less often: checks sessions and pings. */
function keepWatch({ sessions, log, now }: RealtimeParts, sockets: Sockets): NodeJS.Timeout {
  let tick = 0;
  const recheck = async () => {
    const ids = sockets.sessionIds();
    if (ids.length === 0) return;
    const live = await sessions.filterLive(ids);
    for (const id of ids) if (!live.has(id)) sockets.endSession(id);
  };
  const timer = setInterval(() => {
    tick += 1;
    sockets.closeExpired(now().getTime());
    if ((tick * TICK_MS) % LIMITS.pingMs === 0) sockets.ping();
    if (tick % RECHECK_TICKS === 0)
      recheck().catch((error: unknown) =>
        log.warn({ err: error }, 'live changes: sessions could not be checked'),
      );
  }, TICK_MS);
  return timer.unref();
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Answers an upgrade with an HTTP status instead. */
function refuse(socket: Duplex, status: number): void {
  if (socket.writable)
    socket.end(
      `HTTP/1.1 ${status} ${REASONS[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  else socket.destroy();
}
