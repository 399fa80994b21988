import { WebSocket } from 'ws';

/** A subscription of a window: the new rows of a table, each known by this column. */
export interface Heard {
  table: string;
  name: string;
}
const CLIENTS: Heard = { table: 'clients', name: 'name' };

/** One open window: a socket that has joined the rows of its user (clients, if nothing is said) and notes when it receives each. */
export class Listener {
  readonly user: number;
  closed: number | undefined;
  readonly #ws: WebSocket;
  readonly #waiting = new Map<string, (at: number) => void>();
  readonly #heard = new Map<string, number>();

  private constructor(ws: WebSocket, user: number) {
    this.#ws = ws;
    this.user = user;
    ws.on('close', (code) => {
      this.closed = code;
    });
  }

  static async open(
    origin: string,
    user: number,
    token: string,
    { table, name } = CLIENTS,
  ): Promise<Listener> {
    const ws = new WebSocket(`${origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=any&vsn=2.0.0`);
    const listener = new Listener(ws, user);
    await new Promise<void>((resolve, reject) => {
      ws.once('error', reject);
      ws.on('message', (data) => {
        const at = performance.now();
        const [, , , event, payload] = JSON.parse(String(data));
        if (event === 'system') resolve();
        else if (event === 'phx_reply' && payload.status === 'error')
          reject(new Error(payload.response.reason));
        else if (event === 'postgres_changes') listener.#note(payload.data.record[name], at);
      });
      ws.once('open', () => {
        const changes = [{ event: 'INSERT', schema: 'public', table }];
        const join = { access_token: token, config: { postgres_changes: changes } };
        ws.send(JSON.stringify(['1', '1', `realtime:${table}`, 'phx_join', join]));
      });
    });
    return listener;
  }

  /** Resolves to the time at which the client of this name arrived. */
  hears(name: string): Promise<number> {
    const heard = this.#heard.get(name);
    if (heard !== undefined) return Promise.resolve(heard);
    return new Promise((resolve) => this.#waiting.set(name, resolve));
  }

  get heardCount(): number {
    return this.#heard.size;
  }

  /** The names that arrived since the last call. */
  takeHeard(): string[] {
    const names = [...this.#heard.keys()];
    this.#heard.clear();
    return names;
  }

  close(): void {
    this.#ws.terminate();
  }

  #note(name: string, at: number): void {
    this.#heard.set(name, at);
    this.#waiting.get(name)?.(at);
    this.#waiting.delete(name);
  }
}
