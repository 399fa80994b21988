import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { inRequestLanguage } from '../core/language.ts';
import { errorCode, StartupError } from '../core/startup-error.ts';

type Handler = (request: Request, bindings: never) => Response | Promise<Response>;

/** Answers a request for another protocol (WebSocket), on its raw connection. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Listener {
  readonly port: number;
  /** Sets the handler; before that every request gets 503 and a `Retry-After`. */
  serve(handler: Handler, upgrade?: Upgrade): void;
  /** Answers for `ms` more, each time with `Connection: close`, so that a proxy has time to send requests elsewhere. */
  drain(ms: number): Promise<unknown>;
  /** Stops accepting connections, lets requests in flight finish for at most `graceMs`, then drops the rest. */
  close(graceMs: number): Promise<void>;
}

const starting: Handler = ({ headers }) =>
  inRequestLanguage(
    headers.get('accept-language') ?? undefined,
    () =>
      new Response(t(messages.starting), {
        status: 503,
        headers: { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' },
      }),
  );

const notNow: Upgrade = (_, socket) => {
  socket.on('error', () => socket.destroy());
  socket.end(
    'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  );
};

/** Limits for a client that sends the body of a request slowly. */
export interface BodyTimes {
  /** Every body may take this long, in ms. */
  anyMs: number;
  /** A longer one may take longer, as long as this many bytes come in each second. */
  bytesPerSecond: number;
  /** A client that sends nothing for this long is disconnected, in ms. */
  idleMs: number;
}

/** A file of 50 MB may take an hour over a slow phone; who sends a byte now and then is gone after two minutes. */
const BODY_TIMES: BodyTimes = { anyMs: 120_000, bytesPerSecond: 12 * 1024, idleMs: 60_000 };

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Ends the connection of a client that sends the body of its request too slowly. */
function limitSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { anyMs, bytesPerSecond, idleMs }: BodyTimes,
): void {
  const { socket, headers } = request;
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
  const [startedAt, before] = [performance.now(), socket.bytesRead];
  let last = { at: startedAt, read: before };
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    const [now, read] = [performance.now(), socket.bytesRead];
    if (read !== last.read) last = { at: now, read };
    const allowed = anyMs + ((read - before) / bytesPerSecond) * 1000;
    if (now - last.at < idleMs && now - startedAt < allowed) return undefined;
    if (!response.headersSent) socket.write(TOO_SLOW);
    return socket.destroy();
  }, Math.min(anyMs, idleMs) / 10).unref();
  request.once('close', () => clearInterval(timer));
}

/**
 * Binds the address before any other work, so that a port in use is reported before a database is created.
 * Port 0 takes any free port. Errors: `StartupError`.
 */
export async function listen(
  host: string,
  port: number,
  bodyTimes: BodyTimes = BODY_TIMES,
): Promise<Listener> {
  let handler = starting;
  let upgrade = notNow;
  const server = createAdaptorServer({
    fetch: (request, bindings) => handler(request, bindings as never),
  }) as Server;
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head));
  // Slow or silent clients must not hold a connection forever; `requestTimeout` would end long uploads.
  server.on('request', (request, response) => limitSlowBody(request, response, bodyTimes));
  let draining = false;
  server.prependListener('request', (_, response) => {
    if (draining) response.setHeader('connection', 'close');
  });
  server.requestTimeout = 0;
  server.headersTimeout = 20_000;
  // A client that reuses a connection while it closes sees a failed request; proxies keep theirs for 60 s.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(explain(cause, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve: (next, nextUpgrade = notNow) => {
      handler = next;
      upgrade = nextUpgrade;
    },
    drain: (ms) => {
      draining = ms > 0;
      return sleep(ms);
    },
    close: (graceMs) => close(server, graceMs),
  };
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(late);
}

function explain(cause: Error, host: string, number: number): StartupError {
  const port = String(number);
  const sentences: Record<string, Sentence> = {
    EADDRINUSE: sentenceOf(messages.portInUse, { host, port, next: String(number + 1) }),
    EACCES: sentenceOf(messages.portNotPermitted, { port }),
    EADDRNOTAVAIL: sentenceOf(messages.hostNotHere, { host }),
    ENOTFOUND: sentenceOf(messages.hostUnknown, { host }),
  };
  const other = sentenceOf(messages.cannotListen, { host, port, reason: cause.message });
  return new StartupError(sentences[errorCode(cause) ?? ''] ?? other, { cause });
}
