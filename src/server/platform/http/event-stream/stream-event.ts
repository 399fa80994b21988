/** One event of a stream, as its producer gives it. */
export interface StreamEvent {
  /** Lower-case letters and underscores. `end` and `error` belong to the stream itself. */
  event: string;
  /** Sent as JSON. */
  data: object;
  /** Id that a client sends back as `Last-Event-ID`; only for a producer that can continue after it. */
  id?: string;
}

/** Larger events belong into an answer of their own. */
const MAX_EVENT_BYTES = 1024 * 1024;
/** After this time a client connects again, in ms. */
const RETRY_MS = 3000;
const EVENT_ID = /^[\w.:-]{1,200}$/u;

const encoder = new TextEncoder();

/** The first bytes of a stream: they end the waiting of a client and of a proxy, and say when to connect again. */
export const OPENING = encoder.encode(`retry: ${RETRY_MS}\n: open\n\n`);
/** A comment, which clients ignore; it keeps proxies from closing a quiet connection. */
export const HEARTBEAT = encoder.encode(':\n\n');

/** The bytes of an event. Errors: a `TypeError` for a name, an id or a size that a stream cannot carry. */
export function encodeEvent({ event, data, id }: StreamEvent): Uint8Array {
  if (!/^[a-z_]+$/u.test(event)) throw new TypeError(`"${event}" cannot name an event`);
  if (id !== undefined && !EVENT_ID.test(id)) throw new TypeError('this id of an event cannot be sent');
  // JSON holds no line break of its own, so one line of data is enough.
  const bytes = encoder.encode(
    `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
  if (bytes.length > MAX_EVENT_BYTES) throw new TypeError(`an event of ${bytes.length} bytes is too large`);
  return bytes;
}

/** The id behind which a client wants to continue; undefined for none, or one that we never send. */
export function lastEventIdOf(header: string | undefined): string | undefined {
  return header !== undefined && EVENT_ID.test(header) ? header : undefined;
}
