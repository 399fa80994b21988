/** A change as received from `/realtime/v1`: that there was one, without the row. */
export interface LiveChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
}

/** Called with a change; without one when changes may have been missed and everything must be reloaded. */
type Listener = (change: LiveChange | undefined) => void;

interface Feed {
  table: string;
  filter: string | undefined;
  listeners: Set<Listener>;
  /** The ref of its last join; answers to an older one are ignored. */
  joinRef: string;
  tries: number;
  timer?: ReturnType<typeof setTimeout>;
}

interface Options {
  open?: () => WebSocket;
  /** The server reports that the session has ended. */
  onSessionEnded: () => void;
}

const HEARTBEAT_MS = 20_000;
const ANSWER_MS = 10_000;
/** A window that is hidden for this long disconnects, and reloads when it is visible again. */
const HIDDEN_MS = 5 * 60_000;
const LONGEST_PAUSE_MS = 30_000;
const SESSION_ENDED = 4001;

/**
 * Half a second, doubling with each try, half of it random, so that not all windows reconnect to a restarted server at
 * once.
 */
export function pauseAfter(tries: number, chance: number = Math.random()): number {
  return Math.min(500 * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + chance / 2);
}

const ownSocket = () =>
  new WebSocket(`${location.origin.replace(/^http/u, 'ws')}/realtime/v1/websocket?vsn=2.0.0`);

/**
 * The one WebSocket of this window: open while there are listeners, with the cookie of the session. It reconnects by
 * itself, and listeners reload whenever a channel is joined, so that nothing is missed.
 */
export class Live {
  readonly #open: () => WebSocket;
  readonly #onSessionEnded: () => void;
  readonly #feeds = new Map<string, Feed>();
  #socket: WebSocket | undefined;
  #refs = 0;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #letGo: ReturnType<typeof setTimeout> | undefined;
  #asleep = false;
  readonly #ear = new AbortController();

  constructor({ open = ownSocket, onSessionEnded }: Options) {
    this.#open = open;
    this.#onSessionEnded = onSessionEnded;
    const { signal } = this.#ear;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    window.addEventListener('online', () => this.#wake(), { signal });
    // A browser may report a dead connection only after minutes.
    window.addEventListener('offline', () => this.#drop(), { signal });
  }

  /** `filter` is `column=eq.value`. Returns a function that unsubscribes. */
  listen(table: string, filter: string | undefined, listener: Listener): () => void {
    const topic = `realtime:${table}${filter === undefined ? '' : `:${filter}`}`;
    const known = this.#feeds.get(topic);
    const feed = known ?? { table, filter, listeners: new Set(), joinRef: '', tries: 0 };
    feed.listeners.add(listener);
    this.#feeds.set(topic, feed);
    if (!known) this.#join(topic);
    if (!this.#socket) this.#connect();
    return () => {
      feed.listeners.delete(listener);
      if (feed.listeners.size > 0) return;
      clearTimeout(feed.timer);
      this.#feeds.delete(topic);
      this.#send(feed.joinRef, topic, 'phx_leave', {});
    };
  }

  /** Permanently. */
  close(): void {
    this.#ear.abort();
    this.#feeds.clear();
    clearTimeout(this.#letGo);
    this.#drop();
    clearTimeout(this.#again);
  }

  #connect(): void {
    clearTimeout(this.#again);
    if (this.#socket || this.#asleep || this.#feeds.size === 0) return;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      for (const topic of this.#feeds.keys()) this.#join(topic);
      this.#heartbeat();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(String(data));
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === SESSION_ENDED) this.#onSessionEnded();
      this.#drop();
    };
  }

  /** Drops the connection in any state, and tries again later. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearTimeout(this.#beat);
    clearTimeout(this.#again);
    socket?.close();
    this.#again = setTimeout(() => this.#connect(), pauseAfter(this.#tries));
    this.#tries += 1;
  }

  #wake(): void {
    this.#tries = 0;
    this.#connect();
  }

  #look(): void {
    clearTimeout(this.#letGo);
    if (document.hidden) {
      this.#letGo = setTimeout(() => {
        this.#asleep = true;
        this.#drop();
      }, HIDDEN_MS);
      return;
    }
    this.#asleep = false;
    if (!this.#socket) this.#wake();
  }

  #heartbeat(): void {
    this.#beat = setTimeout(() => {
      this.#beat = setTimeout(() => this.#drop(), ANSWER_MS);
      this.#send(null, 'phoenix', 'heartbeat', {});
    }, HEARTBEAT_MS);
  }

  #join(topic: string): void {
    const feed = this.#feeds.get(topic);
    if (!feed) return;
    clearTimeout(feed.timer);
    feed.joinRef = String(this.#refs + 1);
    const { table, filter } = feed;
    // Row contents are not sent: the views of a row read it again, and the row of a draft has its whole text.
    const rows = { event: '*', schema: 'public', table, select: [] };
    const change = filter === undefined ? rows : { ...rows, filter };
    this.#send(feed.joinRef, topic, 'phx_join', { config: { postgres_changes: [change] } });
  }

  #joinLater(topic: string, feed: Feed): void {
    clearTimeout(feed.timer);
    feed.timer = setTimeout(() => this.#join(topic), pauseAfter(feed.tries));
    feed.tries += 1;
  }

  #send(joinRef: string | null, topic: string, event: string, payload: object): void {
    const socket = this.#socket;
    if (!socket || socket.readyState !== socket.OPEN) return;
    this.#refs += 1;
    socket.send(JSON.stringify([joinRef, String(this.#refs), topic, event, payload]));
  }

  #hear(text: string): void {
    clearTimeout(this.#beat);
    this.#heartbeat();
    const [joinRef, , topic, event, payload] = JSON.parse(text) as [
      string | null,
      string | null,
      string,
      string,
      { status?: string; data?: LiveChange },
    ];
    const feed = this.#feeds.get(topic);
    if (!feed || joinRef !== feed.joinRef) return;
    const tell = (change: LiveChange | undefined) => {
      for (const listener of feed.listeners) listener(change);
    };
    if (event === 'postgres_changes') tell(payload.data);
    else if (event === 'phx_error' || (event === 'phx_reply' && payload.status !== 'ok'))
      this.#joinLater(topic, feed);
    else if (event === 'phx_reply') {
      this.#tries = 0;
      feed.tries = 0;
      tell(undefined);
    }
  }
}
