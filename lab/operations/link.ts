import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** `gone`: every connection ends at once; `slow`: each piece of an answer comes late; `lying`: the answer is not of the protocol asked for, or empty. */
export type Manner = 'open' | 'gone' | 'slow' | 'lying';

const LATE_MS = 5000;
const LIES =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}';

/** PostgreSQL on this machine listens in a folder, which its address names as *host*. */
function addressOf({ port, hostname, searchParams }: URL): { path: string } | { port: number; host: string } {
  const folder = searchParams.get('host');
  return folder === null ? { port: Number(port), host: hostname } : { path: `${folder}/.s.PGSQL.${port}` };
}

/** A connection to a service of somebody else that can be broken, over TCP. */
export class Link {
  manner: Manner = 'open';
  readonly #open = new Set<Socket>();
  readonly #server: Server;

  private constructor(target: URL) {
    this.#server = createServer((near) => this.#carry(near, target));
  }

  static async to(target: string): Promise<Link & { url: string }> {
    const at = new URL(target);
    const link = new Link(new URL(target));
    await new Promise<void>((resolve) => link.#server.listen(0, '127.0.0.1', resolve));
    at.port = String((link.#server.address() as AddressInfo).port);
    at.hostname = '127.0.0.1';
    at.searchParams.delete('host');
    return Object.assign(link, { url: at.href.replace(/\/$/u, '') });
  }

  /** Changes the manner; what is open now is cut. */
  turn(manner: Manner): void {
    this.manner = manner;
    for (const socket of this.#open) socket.destroy();
  }

  close(): void {
    this.turn('gone');
    this.#server.close();
  }

  #carry(near: Socket, target: URL): void {
    this.#keep(near);
    if (this.manner === 'gone') return void near.destroy();
    if (this.manner === 'lying') {
      near.once('data', () => near.end(LIES));
      // A client of mail waits for a greeting.
      if (target.protocol === 'smtp:') near.end('* OK IMAP4rev1 ready\r\n');
      return;
    }
    const far = connect(addressOf(target));
    this.#keep(far);
    near.pipe(far);
    far.on('data', (piece: Buffer) => {
      if (this.manner === 'slow') setTimeout(() => near.writable && near.write(piece), LATE_MS);
      else near.write(piece);
    });
    far.on('end', () => setTimeout(() => near.end(), this.manner === 'slow' ? LATE_MS : 0));
    near.on('close', () => far.destroy());
    far.on('close', () => this.manner === 'slow' || near.end());
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#open.delete(socket));
  }
}
