import type { Context } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';
import { eventsInTurn, type KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import type { Services } from '#server/platform/services.ts';
import type { Reading } from './events.ts';

/** True when the client wants to see an answer while it is written. */
export const wantsEvents = (c: Context<AppEnv>): boolean =>
  c.req.header('accept')?.includes('text/event-stream') === true;

/**
 * Answers under a key one after the other: a stream of the events for a client that wants one, else the data of the event
 * `done`. Errors: those of the events.
 */
export async function answerInTurn<E extends { event: string; data: object }>(
  c: Context<AppEnv>,
  eventStreams: Services['eventStreams'],
  { turns, key }: { turns: KeyedQueue; key: string },
  events: (reading: Reading) => AsyncGenerator<E>,
): Promise<Extract<E, { event: 'done' }>['data'] | Response> {
  if (wantsEvents(c))
    return eventStreams.answer(c, (signal) =>
      eventsInTurn(turns, key, signal, () => events({ signal, streamed: true })),
    );
  return turns.run(key, async () => {
    for await (const one of events({ signal: c.req.raw.signal, streamed: false }))
      if (one.event === 'done') return (one as Extract<E, { event: 'done' }>).data;
    throw new Error('an answer ends with its event done');
  });
}
