import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
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

const starting: Handler = () =>
  new Response('Munshi is starting. Please try again in a moment.', {
    status: 503,
    headers: { 'retry-after': '1', 'content-type': 'text/plain; charset=utf-8' },
  });

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

function explain(cause: Error, host: string, port: number): StartupError {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use by another program; set PORT to a free one, such as PORT=${port + 1}.`,
    EACCES: `This user may not listen on port ${port}; set PORT to one above 1024, such as PORT=3000.`,
    EADDRNOTAVAIL: `${host} is not an address of this computer; set HOST to 127.0.0.1, or to one that is.`,
    ENOTFOUND: `The host name ${host} is not known; set HOST to 127.0.0.1, or to an address of this computer.`,
  };
  const sentence = sentences[errorCode(cause) ?? ''] ?? `Cannot listen on ${host}:${port}: ${cause.message}.`;
  return new StartupError(sentence, { cause });
}
