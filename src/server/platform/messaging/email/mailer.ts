import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import type { Env } from '#server/core/env.ts';
import type { AfterResponse } from '#server/platform/http/after-response.ts';
import { countSend } from '#server/platform/monitoring/counters.ts';
import { type Mail, messageFrom } from './mail-message.ts';
import { writeToOutbox } from './outbox.ts';

/** SMTP, or the local outbox (`.eml` files under `$MUNSHI_DATA/outbox/`). Errors: rejects with the transport's cause. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /**
   * Composes and sends a mail after the response (`AfterResponse`), and again while the mail server is away or refuses for
   * now. `undefined` sends nothing.
   */
  post(compose: () => Promise<Mail | undefined>): void;
  /** The folder, when mails are written to files instead of being sent. */
  readonly outbox?: string;
}

const CONNECT_MS = 10_000;
/** Pauses before a mail is tried again while its server is away: six minutes in all, never more than one. */
const PAUSES_MS = [5, 10, 20, 30, 60, 60, 60, 60, 60].map((seconds) => seconds * 1000);
/** Mails that may wait for their server at one time. */
const MOST_WAITING = 200;
const AWAY = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EPROTOCOL',
  'ESOCKET',
  'ETIMEDOUT',
]);

/** Opens SMTP when `SMTP_URL` is set, else the outbox under `MUNSHI_DATA`. Connects and writes nothing yet. */
export function openMailer(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MUNSHI_DATA'>,
  afterResponse: AfterResponse,
  pausesMs: readonly number[] = PAUSES_MS,
): Mailer {
  if (env.SMTP_URL) return withBackgroundSend(smtp(env.SMTP_URL, env.MAIL_FROM), afterResponse, pausesMs);
  const outbox = path.join(env.MUNSHI_DATA, 'outbox');
  return {
    ...withBackgroundSend((mail) => writeToOutbox(outbox, env.MAIL_FROM, mail), afterResponse),
    outbox,
  };
}

/** Connects to a mail server and signs in; sends nothing. Errors: the transport's, whose `code` says what is wrong. */
export async function checkMailServer(url: string, withinMs: number): Promise<void> {
  const limits = { connectionTimeout: withinMs, greetingTimeout: withinMs, socketTimeout: withinMs };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtp(url: string, from: string): Mailer['send'] {
  const transport: Transporter = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: 2 * CONNECT_MS,
  });
  return async (mail) => {
    await transport.sendMail(messageFrom(from, mail));
  };
}

/** Adds `post` to a transport. */
export function withBackgroundSend(
  send: Mailer['send'],
  afterResponse: AfterResponse,
  pausesMs: readonly number[] = PAUSES_MS,
): Pick<Mailer, 'send' | 'post'> {
  const counted: Mailer['send'] = (mail) => countSend('mail', send(mail));
  let waiting = 0;
  const untilTaken = async (mail: Mail, hurry: AbortSignal): Promise<void> => {
    for (const pauseMs of pausesMs) {
      try {
        return await counted(mail);
      } catch (error) {
        if (!isAway(error) || hurry.aborted || waiting === MOST_WAITING) throw error;
      }
      waiting += 1;
      // A server that stops tries once more, at once.
      await sleep(pauseMs, undefined, { signal: hurry, ref: false }).catch(() => undefined);
      waiting -= 1;
    }
    return counted(mail);
  };
  return {
    send: counted,
    post: (compose) =>
      afterResponse.run('a mail', async (hurry) => {
        const mail = await compose();
        if (mail) await untilTaken(mail, hurry);
      }),
  };
}

/** True when a mail server cannot be reached, or says that it takes the mail later (RFC 5321, section 4.2.1: 4yz). */
function isAway(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  return code !== undefined && AWAY.has(code);
}
