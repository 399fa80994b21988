import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
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

/**
 * Binds the address before any other work, so that a port in use is reported before a database is created.
 * Port 0 takes any free port. Errors: `StartupError`.
 */
export async function listen(host: string, port: number): Promise<Listener> {
  let handler = starting;
  let upgrade = notNow;
  const server = createAdaptorServer({
    fetch: (request, bindings) => handler(request, bindings as never),
  }) as Server;
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head));
  // Slow or silent clients must not hold a connection forever.
  server.requestTimeout = 120_000;
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
