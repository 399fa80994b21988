import { type Post, postOutside, type Resolve } from '#server/platform/outgoing/post.ts';
import type { Services } from '#server/platform/services.ts';
import { messages } from '#shared/messages/en/accounts/webhooks.ts';
import { t } from '#shared/messages/translate.ts';
import { signatureOf } from './signature.ts';
import { type Attempt, type DueDelivery, recordAttempt, takeDue } from './store.ts';

/** An event whose server died is sent by another one after this time: longer than an attempt takes. */
export const TAKEN_MS = 60_000;
/** The first wait after a failure; it doubles up to the longest. */
const FIRST_WAIT_MS = 5000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** With these waits, about two days. */
export const ATTEMPTS = 20;

export type SenderParts = Pick<Services, 'db' | 'now' | 'secrets' | 'env'> & { resolve?: Resolve };

/** The wait after this many attempts, up to a tenth longer so that many events do not come back at once. */
export function waitMs(attempts: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)) * (1 + random / 10);
}

function problemOf(outcome: Awaited<ReturnType<typeof postOutside>>): string | null {
  if ('problem' in outcome) {
    const said = {
      private: messages.problemPrivate,
      timeout: messages.problemTimeout,
      unreachable: messages.problemUnreachable,
      certificate: messages.problemCertificate,
    } as const;
    return t(said[outcome.problem]);
  }
  const { status } = outcome;
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return t(messages.problemRedirect);
  return t(messages.problemStatus, { status: String(status) });
}

type Event = Pick<
  DueDelivery,
  'id' | 'secret_version' | 'rotated_at' | 'url' | 'event' | 'event_id' | 'body'
>;

function postOf({ secrets, env, resolve }: SenderParts, event: Event, now: Date): Post {
  const { url, body } = event;
  return {
    url,
    body,
    allowPrivate: env.WEBHOOKS_PRIVATE_ADDRESSES,
    resolve,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Munshi-Webhooks/1',
      'munshi-event': event.event,
      'munshi-event-id': event.event_id,
      'munshi-signature': signatureOf(secrets.hmacKey, event, { body, now }),
    },
  };
}

/** Sends an event once and says how it went; `before`: its attempts so far; `last`: a failure is final. */
export async function attempt(
  parts: SenderParts,
  event: Event,
  { before, taken, last }: { before: number; taken: Date; last: boolean },
): Promise<Attempt> {
  const outcome = await postOutside(postOf(parts, event, parts.now()));
  const at = parts.now();
  const problem = problemOf(outcome);
  const failed = last ? 'failed' : 'waiting';
  return {
    state: problem === null ? 'delivered' : failed,
    taken,
    status: 'status' in outcome ? outcome.status : null,
    problem,
    nextAt: new Date(at.getTime() + waitMs(before + 1)),
    at,
  };
}

/** Sends the event whose turn it is. False when none is due. */
export async function sendNext(parts: SenderParts): Promise<boolean> {
  const { db, now } = parts;
  const start = now();
  const until = new Date(start.getTime() + TAKEN_MS);
  const due = await db.withWorker((tx) => takeDue(tx, start, until));
  if (!due) return false;
  const done = await attempt(parts, due, {
    before: due.attempts,
    taken: until,
    last: due.attempts + 1 >= ATTEMPTS,
  });
  await db.withWorker((tx) => recordAttempt(tx, due.delivery_id, done));
  return true;
}
