import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface HttpService {
  url: string;
  /** Sets the answer of the next request in place of the service's own; `never` leaves it hanging. */
  next(answer: Answer | 'never'): void;
  close(): Promise<void>;
}

/**
 * A service of somebody else on loopback, over real HTTP; `serve` gets the request and its whole body, and leaves the request
 * hanging with `never`.
 */
export async function startHttpService(
  serve: (request: IncomingMessage, body: string) => Answer | Promise<Answer | 'never'>,
): Promise<HttpService> {
  const queued: (Answer | 'never')[] = [];
  const server: Server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const own = await serve(request, body);
      const answer = queued.shift() ?? own;
      if (answer === 'never') return;
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: (answer) => {
      queued.push(answer);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
