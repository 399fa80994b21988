import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_EACH_MS = 500;

/**
 * A proxy as an office has one before two servers: it asks each for `/readyz`, sends requests to those that say yes in
 * turn, and tries a request without a body elsewhere when a connection fails.
 */
export class Balancer {
  readonly #ports: readonly number[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 400 });
  readonly #ready = new Set<number>();
  readonly #server: Server;
  #turn = 0;
  #on = true;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((asked, answer) => this.#pass(asked, answer, this.#ports.length));
    this.#server.keepAliveTimeout = 75_000;
    this.#server.on('upgrade', (asked, socket, head) => this.#passUpgrade(asked, socket, head));
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    await this.#ask();
    void (async () => {
      while (this.#on) {
        await sleep(ASK_EACH_MS);
        await this.#ask();
      }
    })();
  }

  isReady(port: number): boolean {
    return this.#ready.has(port);
  }

  close(): void {
    this.#on = false;
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }

  async #ask(): Promise<void> {
    const asked = this.#ports.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
        signal: AbortSignal.timeout(3000),
      }).catch(() => undefined);
      await answer?.body?.cancel();
      if (answer?.ok) this.#ready.add(port);
      else this.#ready.delete(port);
    });
    await Promise.all(asked);
  }

  /** Carries a connection that becomes a WebSocket. */
  #passUpgrade({ url, headers, method }: IncomingMessage, near: Duplex, head: Buffer): void {
    const ready = this.#ports.filter((port) => this.#ready.has(port));
    this.#turn += 1;
    const port = ready[this.#turn % Math.max(ready.length, 1)];
    near.on('error', () => near.destroy());
    if (port === undefined) return void near.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    const passed = request({ port, host: '127.0.0.1', method, path: url, headers });
    passed.on('error', () => near.destroy());
    passed.on('response', () => near.destroy());
    passed.on('upgrade', (answer, far, first) => {
      far.on('error', () => far.destroy());
      const lines = answer.rawHeaders.flatMap((text, at, all) =>
        at % 2 === 0 ? [`${text}: ${all[at + 1]}`] : [],
      );
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      near.write(first);
      far.write(head);
      far.pipe(near).pipe(far);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    passed.end();
  }

  #pass(asked: IncomingMessage, answer: ServerResponse, tries: number): void {
    const ready = this.#ports.filter((port) => this.#ready.has(port));
    this.#turn += 1;
    const port = ready[this.#turn % Math.max(ready.length, 1)];
    if (port === undefined) return void answer.writeHead(503).end('no server is ready');
    const { method, url, headers } = asked;
    const failed = () => {
      const again = method === 'GET' && tries > 1 && !answer.headersSent;
      if (again) return this.#pass(asked, answer, tries - 1);
      if (answer.headersSent) return void answer.destroy();
      return void answer.writeHead(502).end('no answer');
    };
    const passed = request(
      { port, host: '127.0.0.1', method, path: url, headers, agent: this.#agent },
      (got) => {
        const { connection: _, 'keep-alive': __, ...kept } = got.headers;
        answer.writeHead(got.statusCode ?? 502, kept);
        got.pipe(answer);
        got.on('error', () => answer.destroy());
      },
    );
    passed.on('error', failed);
    asked.pipe(passed);
  }
}
