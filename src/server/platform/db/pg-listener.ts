import pg from 'pg';
import type { Logger } from 'pino';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
const CHECK_MS = 10_000;
const ANSWER_MS = 5000;

export interface PgListener {
  /** True while no notification can be missed. */
  isListening(): boolean;
  close(): Promise<void>;
}

interface PgListenerOptions {
  url: string;
  /** For the log and the list of connections: `live changes`. */
  purpose: string;
  channels: readonly string[];
  onNotification: (channel: string, payload: string) => void;
  /** From here on no notification is missed. */
  onUp: () => void;
  /** Notifications from here until `up` may have been missed. */
  onDown: () => void;
  log: Logger;
}

/**
 * One listening connection, which reconnects forever when it breaks: at once, then with growing delays. A silently dead
 * connection is detected within 15 s, because it gets a query every 10 s.
 */
export function openPgListener({
  url,
  purpose,
  channels,
  onNotification: heard,
  onUp: up,
  onDown: down,
  log,
}: PgListenerOptions): PgListener {
  let client: pg.Client | undefined;
  let hearing = false;
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  const lost = (which: pg.Client, reason: string) => {
    if (client !== which) return;
    client = undefined;
    clearTimeout(timer);
    void which.end().catch(() => undefined);
    if (closed) return;
    if (hearing) log.warn({ reason }, `${purpose}: the listening connection was lost`);
    if (hearing) down();
    hearing = false;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    timer = setTimeout(open, pause * (0.5 + Math.random() / 2));
  };

  const check = (which: pg.Client) => {
    timer = setTimeout(async () => {
      const late = setTimeout(() => lost(which, 'no answer'), ANSWER_MS);
      try {
        await which.query('SELECT 1');
        if (client === which) check(which);
      } catch (error) {
        lost(which, reasonOf(error));
      } finally {
        clearTimeout(late);
      }
    }, CHECK_MS);
  };

  const open = async () => {
    const own = new pg.Client({
      connectionString: url,
      application_name: `munshi ${purpose}`,
      connectionTimeoutMillis: ANSWER_MS,
      keepAlive: true,
    });
    client = own;
    own.on('error', (error) => lost(own, error.message));
    own.on('end', () => lost(own, 'closed'));
    own.on('notification', ({ channel, payload = '' }) => heard(channel, payload));
    try {
      await own.connect();
      await own.query(channels.map((channel) => `LISTEN ${channel}`).join('; '));
    } catch (error) {
      return lost(own, reasonOf(error));
    }
    if (client !== own) return;
    failures = 0;
    hearing = true;
    check(own);
    up();
  };

  void open();
  return {
    isListening: () => hearing,
    close: async () => {
      closed = true;
      hearing = false;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
